/** Formats calendar days in the reader's language. In UTC, because a day is already one of the person's calendar. */

import { dayMs } from "#domain/calendar.ts";
import { dateAsWritten, formatDateRange } from "#domain/languages/dates.ts";

/** Makes texts of numbers of days. */
export type DayFormat = {
  format(day: number): string;
  formatRange(first: number, last: number): string;
};

const made = new Map<string, DayFormat>();

/** `locale` is a translator's. Each format is made once, which takes longer than formatting. */
export function dayFormat(options: Intl.DateTimeFormatOptions, locale?: string): DayFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? makeDayFormat(options, locale);
  made.set(key, known);
  return known;
}

function makeDayFormat(options: Intl.DateTimeFormatOptions, locale: string | undefined): DayFormat {
  const inUtc = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const { locale: used } = inUtc.resolvedOptions();
  return {
    format: (day) => dateAsWritten(used, inUtc.format(day * dayMs)),
    formatRange: (first, last) => formatDateRange(inUtc, first * dayMs, last * dayMs),
  };
}
