/** Groups stars by the month on the person's wall clock. */

import { type LocalMoment, wallClockOf } from "#domain/local-time.ts";

/** A range of rows; row 0 is the newest star. */
export type Month = {
  /** Stays the same when stars are added. */
  readonly key: string;
  readonly title: string;
  readonly first: number;
  readonly count: number;
};

/** In UTC, because the wall clock has already been computed. */
const monthFormat = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric", timeZone: "UTC" });
const unknownTime = "Unknown time";

/** Months since year 0, NaN for an invalid timestamp. */
function monthOf(star: LocalMoment): number {
  const date = wallClockOf(star);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** `entries` oldest first, months newest first. An entry of an earlier month, after a clock went back or a journey, begins a new group. */
export function monthsOf(entries: readonly LocalMoment[]): Month[] {
  const months: Month[] = [];
  for (let end = entries.length; end > 0; ) {
    const month = monthOf(entries[end - 1] as LocalMoment);
    const start = startOf(entries, end, month);
    months.push({
      key: `${month}@${start}`,
      title: Number.isNaN(month)
        ? unknownTime
        : monthFormat.format(Date.UTC(Math.floor(month / 12), month % 12)),
      first: entries.length - end,
      count: end - start,
    });
    end = start;
  }
  return months;
}

/** Index of the first entry of the group that ends before `end`. */
function startOf(entries: readonly LocalMoment[], end: number, month: number): number {
  let start = end - 1;
  while (start > 0 && Object.is(monthOf(entries[start - 1] as LocalMoment), month)) start--;
  return start;
}
