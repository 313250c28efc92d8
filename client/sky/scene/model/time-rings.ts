/** The rings of years and months: where in the sky each of them began. */

import { type LocalMoment, wallClockOf } from "#domain/local-time.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

/** Only the latest years have a ring. */
const maxYears = 12;
/** A longer journal has no rings of months: they would lie too close. */
const maxMonths = 18;
/** Neighbours in time, on either side, between which a ring lies. */
const ringNeighbours = 4;

/** A month is 0 to 11. */
export type RingName = { readonly year: number } | { readonly month: number };

export type TimeRing = {
  readonly radius: number;
  readonly isYear: boolean;
  /** Name of a year, or of the first month of a quarter. */
  readonly name: RingName | null;
};

/** Months since the year 0 on the person's wall clock; NaN for an invalid moment. */
function monthOf(entry: LocalMoment | undefined): number {
  if (!entry) return Number.NaN;
  const clock = wallClockOf(entry);
  return clock.getUTCFullYear() * 12 + clock.getUTCMonth();
}
const yearOf = (entry: LocalMoment | undefined) => Math.floor(monthOf(entry) / 12);

type Start = { readonly at: number; readonly index: number };

/** The index of the first star of each period after the first, for the latest ones; `entries` oldest first. */
function startsOf(
  entries: readonly LocalMoment[],
  periodOf: (entry: LocalMoment | undefined) => number,
  max: number,
): Start[] {
  const starts: Start[] = [];
  for (let at = periodOf(entries.at(-1)); starts.length < max && !Number.isNaN(at); ) {
    const index = firstOf(entries, periodOf, at);
    if (index === 0) break;
    starts.unshift({ at, index });
    at = periodOf(entries[index - 1]);
  }
  return starts;
}

/** Binary search, because a date takes long to parse. */
function firstOf(
  entries: readonly LocalMoment[],
  periodOf: (entry: LocalMoment | undefined) => number,
  period: number,
): number {
  let [low, high] = [0, entries.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (periodOf(entries[middle]) >= period) high = middle;
    else low = middle + 1;
  }
  return low;
}

export const yearsOf = (entries: readonly LocalMoment[]) =>
  startsOf(entries, yearOf, maxYears).map(({ at: year, index }) => ({ year, index }));

/** The median distance from the axis of the stars round this index, because stars can be missing or anywhere. */
function ringRadius(entries: readonly MoodEntry[], index: number): number {
  const around = entries.slice(Math.max(0, index - ringNeighbours), index + ringNeighbours);
  const radii = around.map(({ x, z }) => Math.hypot(x, z)).sort((one, other) => one - other);
  return Math.round(radii[radii.length >> 1] ?? 0);
}

const isShort = (entries: readonly MoodEntry[]) => monthOf(entries.at(-1)) - monthOf(entries[0]) <= maxMonths;

/** Rings of all years, and of the months of a journal that is not long. */
export function timeRingsOf(entries: readonly MoodEntry[]): readonly TimeRing[] {
  const years = yearsOf(entries).map(
    ({ year, index }): TimeRing => ({ radius: ringRadius(entries, index), isYear: true, name: { year } }),
  );
  if (!isShort(entries)) return years;
  const months = startsOf(entries, monthOf, maxMonths).filter(({ at }) => at % 12 !== 0);
  return [
    ...years,
    ...months.map(({ at, index }): TimeRing => {
      const month = at % 12;
      const name = month % 3 === 0 ? { month } : null;
      return { radius: ringRadius(entries, index), isYear: false, name };
    }),
  ];
}
