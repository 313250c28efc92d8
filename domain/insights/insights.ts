/** Everything that a person's stars show, and what they cannot show yet. */

import type { Feelings } from "../feelings.ts";
import { dayAt } from "../local-time.ts";
import type { Tag } from "../records/tag/tag.ts";
import type { WellnessSession } from "../wellness/sessions.ts";
import { beforeAfterOf } from "./before-after.ts";
import { coverageOf } from "./coverage.ts";
import { dailyMeans } from "./daily-means.ts";
import { judgedDays } from "./day-regression.ts";
import type { Insights } from "./insights-data.ts";
import { latelyOf } from "./lately.ts";
import { laterOf } from "./later.ts";
import { horizon } from "./limits.ts";
import { type MeasuredReading, type MeasuringTracker, trackedDays } from "./measured-days.ts";
import { measureFindings } from "./measures.ts";
import { rhythmOf } from "./rhythm.ts";
import { type InsightEntry, scoreStars } from "./scored-stars.ts";
import { seasonsOf, seenSpan } from "./seasons.ts";
import { steadinessOf } from "./steadiness.ts";
import { tagFindings } from "./tag-findings.ts";
import { togetherOf } from "./together.ts";
import { turnsOf } from "./turns.ts";
import { weeksAndSpreadOf } from "./weeks-and-spread.ts";
import { wordsOf } from "./words.ts";

export type InsightUniverse = {
  readonly feelings: Feelings;
  readonly entries: readonly InsightEntry[];
  readonly tags: readonly Pick<Tag, "id">[];
  readonly sessions: readonly WellnessSession[];
  readonly trackers?: readonly MeasuringTracker[];
  readonly readings?: readonly MeasuredReading[];
};

/** `now` in epoch milliseconds; `utcOffset`, the reader's, in minutes east of UTC. */
export type Reader = { readonly now: number; readonly utcOffset: number };

/**
 * Computes the insights. Neither the order of the entries and readings nor the names of ids matter. What is after `now` is
 * left out; stars without an offset are read on the reader's clock. Days begin at midnight of the star's own clock.
 */
export function insightsOf(
  { feelings, entries, tags, sessions, trackers = [], readings = [] }: InsightUniverse,
  { now, utcOffset }: Reader,
): Insights {
  const stars = scoreStars(feelings, entries, now, utcOffset);
  const days = dailyMeans(stars);
  const today = dayAt(now, utcOffset);
  const recent = days.filter(({ day }) => day > today - horizon);
  const tagIds = tags.map(({ id }) => id);
  const judged = judgedDays(recent, today);
  const measured = trackedDays(trackers, readings, { after: today - horizon, today });
  const found = {
    coverage: coverageOf(stars, today),
    weather: weeksAndSpreadOf(days, today),
    turns: turnsOf(days, today),
    steadiness: steadinessOf(stars, today),
    rhythm: rhythmOf(stars, recent),
    tags: tagFindings(recent, tagIds, today, judged),
    measures: measureFindings(recent, measured, today, judged),
    together: togetherOf(feelings, stars),
    words: wordsOf(feelings, stars, today),
    beforeAfter: beforeAfterOf(stars, sessions, now),
    seasons: seasonsOf(days),
  };
  const compared = {
    days: recent,
    hasTags: tags.length > 0,
    hasTrackers: trackers.length > 0,
    seen: seenSpan(days),
  };
  return withoutNegativeZeros({
    ...{ lately: latelyOf(stars, today), later: laterOf(found, compared) },
    ...found,
  });
}

/** −0 would be written with its sign. */
function withoutNegativeZeros<Value>(value: Value): Value {
  if (typeof value === "number") return (value + 0) as Value;
  if (Array.isArray(value)) return value.map(withoutNegativeZeros) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withoutNegativeZeros(part)]),
  ) as Value;
}
