/** Answers what an assistant asks about a universe. Words that it may not read are not in the universe that it is given. */

import { dateOfDay, dayOfDate, daysOfMonth } from "../calendar.ts";
import { findEmotion } from "../feelings.ts";
import { answersOf } from "../insights/answers.ts";
import { meanOf } from "../insights/daily-means.ts";
import { insightsOf } from "../insights/insights.ts";
import type { Statement } from "../insights/statement.ts";
import { emptyFilter, type Filter } from "../journal/filter.ts";
import { filterEntries } from "../journal/filter-entries.ts";
import type { IndexedStar } from "../journal/journal-index.ts";
import type { Translator } from "../languages/translator.ts";
import { readingsOf } from "../records/reading/reading.ts";
import { scoreOf } from "../score.ts";
import { dayValuesOf, measuredOn } from "../trackers/day-values.ts";
import { exerciseName } from "../wellness/exercise-name.ts";
import type { KnownUniverse } from "./known-universe.ts";
import { rounded, toldFeeling, toldStar, toldTag, toldValue } from "./told-star.ts";
import type { ToolCall } from "./tools.ts";

/** Something that the assistant asked for and cannot get; the sentence is for it. */
export class CannotAnswer extends Error {}

/** The answer to a call, as plain data of JSON. Throws `CannotAnswer`. */
export function answer(t: Translator, universe: KnownUniverse, call: ToolCall) {
  switch (call.tool) {
    case "find_stars":
      return starsFound(t, universe, call.input);
    case "get_day":
      return dayOf(t, universe, dayOfDate(call.input.date));
    case "get_month":
      return monthOf(t, universe, call.input.month);
    case "get_insights":
      return insightsFor(t, universe);
  }
}

type Asked = Extract<ToolCall, { tool: "find_stars" }>["input"];

function starsFound(t: Translator, universe: KnownUniverse, { limit, ...asked }: Asked) {
  if (asked.words?.trim() && !universe.reads)
    throw new CannotAnswer("This access token cannot read words, so it cannot look for any.");
  const filter: Filter = {
    ...emptyFilter,
    ...{ from: asked.from ?? null, to: asked.to ?? null, words: asked.words ?? "" },
    ...{ emotions: asked.feelings ?? [], families: asked.families ?? [], tags: asked.tags ?? [] },
  };
  const { stars } = filterEntries(universe.index, filter);
  return {
    found: stars.length,
    stars: stars
      .slice(-limit)
      .reverse()
      .map((star) => toldStar(t, universe, star)),
  };
}

const starsOn = ({ index }: KnownUniverse, day: number): readonly IndexedStar[] => index.days.get(day) ?? [];

const dayOf = (t: Translator, universe: KnownUniverse, day: number) => ({
  date: dateOfDay(day),
  stars: starsOn(universe, day).map((star) => toldStar(t, universe, star)),
  measured: measuredOn(universe, dateOfDay(day)).map(({ tracker, value }) => toldValue(t, tracker, value)),
});

/** The most frequent first. */
function counted(ids: readonly string[]): readonly { readonly id: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).sort((one, other) => other.count - one.count);
}

/** A mean of all days of the month that have one; null without any. */
const meanOfDays = (values: readonly number[]) => (values.length > 0 ? rounded(meanOf(values)) : null);

function monthOf(t: Translator, universe: KnownUniverse, month: string) {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const days = daysOfMonth(year, number);
  const stars = days.flatMap((day) => starsOn(universe, day));
  const scores = (day: number) =>
    starsOn(universe, day).flatMap(({ entry }) => scoreOf(universe.feelings, entry) ?? []);
  const dayScores = days.map(scores).filter((ofDay) => ofDay.length > 0);
  return {
    month,
    stars: stars.length,
    daysWithStar: days.filter((day) => starsOn(universe, day).length > 0).length,
    /** Days count the same, however many stars they have. */
    meanScore: meanOfDays(dayScores.map(meanOf)),
    feelings: counted(stars.flatMap(({ feelings }) => feelings.map(({ emotion }) => emotion))).map(
      ({ id, count }) => ({ ...toldFeeling(t, universe, id), count }),
    ),
    tags: counted(stars.flatMap(({ entry }) => entry.tags)).map(({ id, count }) => ({
      ...toldTag(universe, id),
      count,
    })),
    measured: universe.trackers.flatMap((tracker) => {
      const known = dayValuesOf(universe, tracker);
      const values = days.flatMap((day) => known.get(day) ?? []);
      const mean = meanOfDays(values);
      if (mean === null) return [];
      const { value, ...told } = toldValue(t, tracker, mean);
      return [{ ...told, days: values.length, mean: value }];
    }),
  };
}

const told = ({ first, sure, counts, caution, exact }: Statement) => ({
  says: first,
  ...(sure !== null && { sure }),
  ...(counts !== null && { counts }),
  ...(caution !== null && { caution }),
  ...(exact.length > 0 && { exact }),
});

/** The answers of the page of insights. As there, nothing is said of what has no name for its reader. */
function insightsFor(t: Translator, universe: KnownUniverse) {
  const isNamed = ({ name }: { readonly name: string }) => name !== "";
  const tags = universe.tags.filter(isNamed);
  const named = new Set(tags.map(({ id }) => id));
  const trackers = universe.trackers.filter(isNamed);
  /** A feeling without a name counts as the one that heads its family. */
  const spoken = (id: string) => {
    const known = findEmotion(universe.feelings, id);
    return known?.name === "" ? known.family : id;
  };
  const found = insightsOf(
    {
      // Exercises are not among what a token opens.
      ...{ feelings: universe.feelings, sessions: [], tags, trackers },
      entries: universe.entries.map((entry) => ({
        ...entry,
        emotion: spoken(entry.emotion),
        secondaryEmotion: entry.secondaryEmotion && spoken(entry.secondaryEmotion),
        tags: entry.tags.filter((id) => named.has(id)),
      })),
      readings: trackers.flatMap(({ id }) => readingsOf(universe, id)),
    },
    universe,
  );
  const { lately, along, sure, later } = answersOf(t, found, {
    feelings: universe.feelings,
    tag: (id) => tags.find((tag) => tag.id === id)?.name ?? "",
    tracker: (id) => trackers.find((tracker) => tracker.id === id),
    exercise: (id) => exerciseName(t, id),
  });
  const part = ({ card, others }: typeof lately) => [card, ...others].map(told);
  return { lately: part(lately), along: part(along), howSureIsThis: part(sure), ...(later && { later }) };
}
