/** The names of days and months. */

import { firstDayOf } from "#domain/calendar.ts";
import { dateWithWeekday, keepDateTogether } from "#domain/languages/dates.ts";
import { journal } from "#domain/languages/en/journal.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayFormat } from "../time/day-format.ts";
import { formatterOfDays } from "./format-days.ts";

const formatters = new Map<string, (day: number) => string>();

/** One formatter per locale, because a formatter becomes fast with use. */
function longFormatter(locale: string): (day: number) => string {
  const known = formatters.get(locale);
  if (known) return known;
  const options = { ...dateWithWeekday(locale), year: "numeric", timeZone: "UTC" } as const;
  const format = formatterOfDays(new Intl.DateTimeFormat(locale, options));
  const made = (day: number) => keepDateTogether(format(day));
  formatters.set(locale, made);
  return made;
}

/** `day` is the number of a calendar day; a star without a valid time has none. */
export const dayTitle = (t: Translator, day: number): string =>
  Number.isNaN(day) ? t(journal.unknownTime) : longFormatter(t.locale)(day);

/** The day without the year, below the heading of a month. */
export const shortDayTitle = (t: Translator, day: number): string =>
  Number.isNaN(day) ? t(journal.unknownTime) : dayFormat(dateWithWeekday(t.locale), t.locale).format(day);

export const monthTitle = (t: Translator, { year, month }: { year: number; month: number }): string =>
  Number.isNaN(year)
    ? t(journal.unknownTime)
    : dayFormat({ month: "long", year: "numeric" }, t.locale).format(firstDayOf(year, month));
