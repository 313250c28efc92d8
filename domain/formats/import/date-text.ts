/** Reads dates in the ways in which journals write them. */

import { isCalendarDate } from "../../calendar.ts";

/** The order of the parts of a date like 03/04/2026. */
export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthName = String.raw`(?<name>jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const weekday = String.raw`(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+)?`;

/** With the names of months in English, as 30th Nov 2021, November 30, 2021 or 2026 Sun Feb 8. */
const named = [
  new RegExp(`^${weekday}${day}\\.?[\\s-]+${monthName},?[\\s-]+(?<year>\\d{4})$`, "i"),
  new RegExp(`^${weekday}${monthName}[\\s-]+${day},?[\\s-]+(?<year>\\d{4})$`, "i"),
  new RegExp(`^(?<year>\\d{4}),?\\s+${weekday}${monthName}\\s+${day}$`, "i"),
  new RegExp(`^(?<year>\\d{4}),?\\s+${weekday}${day}\\.?\\s+${monthName}$`, "i"),
];
const yearFirst = /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/;
const inOrder = {
  "day-first": /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  "month-first": /^(?<month>\d{1,2})([-/.])(?<day>\d{1,2})\2(?<year>\d{4})$/,
};

/** No format has longer dates. */
const longest = 40;

/**
 * The date as `YYYY-MM-DD`; null for a text that is no date and for a date that does not exist. `order` says how a date
 * like 03/04/2026 is read; without it, such a date is not read.
 */
export function readDate(text: string, order: DateOrder | null = null): string | null {
  const date = withAsciiDigits(text).trim();
  if (date.length > longest) return null;
  for (const pattern of [yearFirst, ...(order ? [inOrder[order]] : []), ...named]) {
    const parts = date.match(pattern)?.groups;
    if (parts) return dateOf(parts);
  }
  return null;
}

function dateOf({ year = "", month, name, day = "" }: Record<string, string | undefined>): string | null {
  const number = month ?? String(months.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1);
  const date = `${year}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}

/** Phones set to Arabic or Persian write their own digits. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
