/** Formats calendar days in the person's language. In UTC, because a day is already one of the person's calendar. */

import { dayMs } from "#domain/calendar.ts";

/** Takes numbers of days. */
export type DayFormat = {
  format(day: number): string;
  formatRange(first: number, last: number): string;
};

export function dayFormat(options: Intl.DateTimeFormatOptions): DayFormat {
  const inUtc = new Intl.DateTimeFormat(undefined, { ...options, timeZone: "UTC" });
  return {
    format: (day) => inUtc.format(day * dayMs),
    formatRange: (first, last) => inUtc.formatRange(first * dayMs, last * dayMs),
  };
}
