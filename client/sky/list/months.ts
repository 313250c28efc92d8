/** Groups stars by month in the user's time zone. */

import type { MoodEntry } from "#domain/mood-entry.ts";

/** A range of rows; row 0 is the newest star. */
export type Month = {
  /** Stays the same when stars are added. */
  readonly key: string;
  readonly title: string;
  readonly first: number;
  readonly count: number;
};

type Dated = Pick<MoodEntry, "timestamp">;

/** In UTC, because the month has already been computed in the user's time zone. */
const monthFormat = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric", timeZone: "UTC" });
const unknownTime = "Unknown time";

/** Months since year 0 in local time, NaN for an invalid timestamp. */
function monthOf({ timestamp }: Dated): number {
  const date = new Date(timestamp);
  return date.getFullYear() * 12 + date.getMonth();
}

/** `entries` oldest first, months newest first. An entry of an earlier month, after a clock went back, begins a new group. */
export function monthsOf(entries: readonly Dated[]): Month[] {
  const months: Month[] = [];
  for (let end = entries.length; end > 0; ) {
    const month = monthOf(entries[end - 1] as Dated);
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
function startOf(entries: readonly Dated[], end: number, month: number): number {
  let start = end - 1;
  while (start > 0 && Object.is(monthOf(entries[start - 1] as Dated), month)) start--;
  return start;
}
