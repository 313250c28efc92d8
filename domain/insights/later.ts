/** What cannot be said yet, and after about how many more days with a star it can. */

import type { DailyMean } from "./daily-means.ts";
import { mondayFirst } from "./day-columns.ts";
import type { Insights, LaterThing } from "./insights-data.ts";
import {
  neededForHalfLife,
  neededForPairs,
  neededForSeasons,
  neededForSpread,
  neededForTags,
  neededForVariety,
  neededForWeekdays,
} from "./limits.ts";

type Found = Omit<Insights, "lately" | "later">;

/** What of a universe can be compared. `days` are those that tags and weekdays are judged by. */
type Compared = {
  readonly days: readonly DailyMean[];
  readonly hasTags: boolean;
  readonly hasTrackers: boolean;
  /** Days of which the seasons were seen. */
  readonly seen: number;
};

/**
 * Estimates that a person goes on as until now: so many stars on a day, so many of the days with a tag. What needs nothing but
 * days with a star is exact. A thing of which nothing can be told, such as trackers of a person who has none, is left
 * out.
 */
export function laterOf(found: Found, compared: Compared): Insights["later"] {
  const { coverage, weather, turns, words, steadiness } = found;
  const days: Record<LaterThing, number | null> = {
    weekdays: weekdaysLater(found, compared),
    tags: tagsLater(found, compared),
    measures: compared.hasTrackers ? measuresLater(found) : null,
    exercises: exercisesLater(found),
    pairs: neededForPairs - coverage.days.all,
    spread: weather.spread ? null : Math.max(1, neededForSpread - coverage.days.last90),
    variety: words.entropy
      ? null
      : Math.max(1, neededForVariety / starsOnDay(coverage) - coverage.days.last90),
    turns: turns.tooEarly && Math.max(1, turns.tooEarly.needed - turns.tooEarly.days),
    halfLife: steadiness.halfLife ? null : neededForHalfLife / starsOnDay(coverage) - coverage.days.all,
    seasons: found.seasons ? null : seasonsLater(coverage, compared),
  };
  return (Object.entries(days) as [LaterThing, number | null][])
    .flatMap(([thing, more]) => (more === null || more <= 0 ? [] : [{ thing, days: Math.ceil(more) }]))
    .sort((one, other) => one.days - other.days);
}

const starsOnDay = ({ stars, days: { all } }: Insights["coverage"]) => (all === 0 ? 1 : stars / all);

/** So many more days until `missing` of them have something that `some` of `all` had, with a guess of one in `guess` to begin with. */
const wait = (missing: number, some: number, all: number, guess: number) =>
  (Math.max(0, missing) * (all + guess)) / (some + 1);

/** The smallest; null if there is none. */
const nearest = (days: readonly number[]) => (days.length === 0 ? null : Math.min(...days));

function weekdaysLater({ rhythm }: Found, { days }: Compared): number | null {
  if (rhythm.claims.length + rhythm.unsure.length > 0) return null;
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const { day } of days) counts[mondayFirst(day)] = (counts[mondayFirst(day)] ?? 0) + 1;
  return nearest(
    counts.map((count) =>
      Math.max(
        wait(neededForWeekdays - count, count, days.length, 7),
        neededForWeekdays - (days.length - count),
      ),
    ),
  );
}

function tagsLater({ tags: { claims, unsure, tooEarly } }: Found, { days, hasTags }: Compared) {
  if (claims.length + unsure.length > 0) return null;
  if (!hasTags) return 2 * neededForTags - days.length;
  return nearest(
    tooEarly
      .filter(({ why }) => why === undefined)
      .map(({ daysWith, daysWithout, needed }) =>
        Math.max(
          1,
          wait(needed - daysWith, daysWith, days.length, 2),
          wait(needed - daysWithout, daysWithout, days.length, 2),
        ),
      ),
  );
}

function measuresLater({ coverage, measures: { claims, unsure, tooEarly } }: Found) {
  if (claims.length + unsure.length > 0) return null;
  return nearest(
    tooEarly
      .filter(({ why }) => why === undefined)
      .map(({ days, needed }) => Math.max(1, wait(needed - days, days, coverage.days.all, 1))),
  );
}

/** A person who has not done any between two stars may never do so. */
function exercisesLater({ coverage, beforeAfter: { claims, unsure, tooEarly } }: Found) {
  if (claims.length + unsure.length > 0) return null;
  return nearest(
    tooEarly
      .filter(({ why, pairs }) => why === undefined && pairs > 0)
      .map(({ pairs, needed }) => ((needed - pairs) * coverage.days.all) / pairs),
  );
}

function seasonsLater({ days }: Insights["coverage"], { seen }: Compared): number {
  const share = seen === 0 ? 1 : days.all / seen;
  return Math.max(neededForSeasons.days - days.all, (neededForSeasons.span - seen) * share);
}
