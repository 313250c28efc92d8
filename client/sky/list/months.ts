/** Stars by the month in which they were born, where the person is. */

import type { MoodEntry } from "#domain/mood-entry.ts";

/** A run of neighbouring rows; row 0 is the newest star. */
export type Month = {
  /** The same however many stars come after it. */
  readonly key: string;
  readonly title: string;
  readonly first: number;
  readonly count: number;
};

type Dated = Pick<MoodEntry, "timestamp">;

/** Of a month that was worked out already: no time zone may move it again. */
const spelled = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric", timeZone: "UTC" });
const never = "Unknown time";

/** Months since year 0 in local time, NaN for a moment that never was. */
function monthOf({ timestamp }: Dated): number {
  const date = new Date(timestamp);
  return date.getFullYear() * 12 + date.getMonth();
}

/** Groups entries, oldest first, into months, newest first. A clock that went back begins a month again. */
export function monthsOf(entries: readonly Dated[]): Month[] {
  const months: Month[] = [];
  for (let end = entries.length; end > 0; ) {
    const month = monthOf(entries[end - 1] as Dated);
    const start = startOf(entries, end, month);
    months.push({
      key: `${month}@${start}`,
      title: Number.isNaN(month) ? never : spelled.format(Date.UTC(Math.floor(month / 12), month % 12)),
      first: entries.length - end,
      count: end - start,
    });
    end = start;
  }
  return months;
}

/** Index of the first of the entries before `end` that share its month without a break. */
function startOf(entries: readonly Dated[], end: number, month: number): number {
  let start = end - 1;
  while (start > 0 && Object.is(monthOf(entries[start - 1] as Dated), month)) start--;
  return start;
}
