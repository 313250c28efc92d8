/** Compares simulated journals as the page does: the days are chosen by the journal's index. */

import { dateOfDay, dayMs } from "#domain/calendar.ts";
import { chosenDays } from "#domain/comparison/chosen-days.ts";
import { compare } from "#domain/comparison/compare.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import type { ComparisonResult } from "#domain/comparison/comparison-data.ts";
import { catalogue } from "#domain/feelings.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { indexJournal, withMeasured } from "#domain/journal/journal-index.ts";
import { dayAt } from "#domain/local-time.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "./make-star.ts";
import { makeTracker } from "./make-tracker.ts";
import { firstDay, type SimulatedJournal } from "./simulated-journal.ts";

export const filterOf = (part: Partial<Filter>): Filter => ({ ...emptyFilter, ...part });

/** The days of a simulated journal from one to another, both included. */
export const daysFromTo = (from: number, to: number): Filter =>
  filterOf({ from: dateOfDay(firstDay + from), to: dateOfDay(firstDay + to) });

/** A filter against all other days of its dates, or against another filter. */
export const sides = (first: Partial<Filter>, second: Partial<Filter> | "others" = "others"): Comparison => ({
  kind: "sides",
  first: filterOf(first),
  second: second === "others" ? second : filterOf(second),
});

/** The second half of 240 days beside the first. */
export const halves: Comparison = { kind: "sides", first: daysFromTo(120, 239), second: daysFromTo(0, 119) };

/** A journal with a star at noon of each of so many days. */
export const daily = (
  count: number,
  make: (day: number) => Partial<MoodEntry> = () => ({}),
): SimulatedJournal => ({
  entries: Array.from({ length: count }, (_, day) =>
    makeStar({
      id: `star-${day}`,
      utcOffset: 0,
      timestamp: new Date((firstDay + day + 0.5) * dayMs).toISOString(),
      ...make(day),
    }),
  ),
  ...{ tags: [{ id: "tag" }], measured: [], sessions: [], moods: new Map() },
  now: (firstDay + count) * dayMs - 1,
});
export function compareSimulated(
  { entries, tags, sessions, measured, now }: SimulatedJournal,
  comparison: Comparison,
): ComparisonResult {
  const trackers = measured.map(({ trackerId }) => makeTracker({ id: trackerId, kind: "number" }));
  const readings = measured.flatMap(({ trackerId, values }) =>
    [...values].map(([day, value]) => ({
      ...{ id: `${trackerId}/${day}`, trackerId, at: dateOfDay(day), value },
      ...{ utcOffset: null, timeZone: null, revision: 1 },
    })),
  );
  const index = withMeasured(indexJournal(catalogue, entries, "UTC"), { trackers, readings });
  const chosen = chosenDays(comparison, index, { now, today: dayAt(now, 0) });
  const universe = { feelings: catalogue, entries, tags, sessions, trackers, readings, chosen };
  return compare(universe, { now, utcOffset: 0 });
}
