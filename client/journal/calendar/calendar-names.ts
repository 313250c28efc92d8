/** The names of months and weekdays, in the reader's language. */

import { firstDayOf, type Weekday } from "#domain/calendar.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayFormat } from "../../time/day-format.ts";

/** Names of the months from January to December. */
export const monthNames = ({ locale }: Translator, style: "long" | "short"): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => dayFormat({ month: style }, locale).format(firstDayOf(2026, at + 1)));

/** Names for a column of a letter or two: a number without its counter where months are numbers (Japanese 10月). */
export const narrowMonthNames = ({ locale }: Translator): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => {
    const name = dayFormat({ month: "narrow" }, locale).format(firstDayOf(2026, at + 1));
    return name.match(/^\d+/)?.[0] ?? name;
  });

/** The year in the form of a title, such as 2026年 in Japanese. */
export const yearName = ({ locale }: Translator, year: number): string =>
  dayFormat({ year: "numeric" }, locale).format(firstDayOf(year, 1));

/** Whether the year comes before the month, as in Japanese and Chinese. */
export function isYearFirst({ locale }: Translator): boolean {
  const parts = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long" }).formatToParts(0);
  return parts.find(({ type }) => type === "year" || type === "month")?.type === "year";
}

/** How many letters fit above a column of a phone. */
const maxPhoneLetters = 6;

/** `phone` is for a seventh of a phone's width: a letter where the short names are whole words, as in Arabic. */
export function weekdayNames({ locale }: Translator, weekStart: Weekday) {
  // Day 3 was a Sunday.
  const names = (weekday: "long" | "short" | "narrow") =>
    Array.from({ length: 7 }, (_, at) => dayFormat({ weekday }, locale).format(3 + weekStart + at));
  const [long, short] = [names("long"), names("short")];
  const phone = short.some((name) => name.length > maxPhoneLetters) ? names("narrow") : short;
  return long.map((name, at) => ({ long: name, short: short[at] ?? name, phone: phone[at] ?? name }));
}
