/** The names of months and weekdays, in the person's language. */

import { firstDayOf, type Weekday } from "#domain/calendar.ts";
import { dayFormat } from "../../time/day-format.ts";

const formatDay = (day: number, options: Intl.DateTimeFormatOptions) => dayFormat(options).format(day);

/** From January to December. */
export const monthNames = (style: "long" | "short" | "narrow"): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => formatDay(firstDayOf(2026, at + 1), { month: style }));

/** Day 3 was a Sunday. */
export const weekdayNames = (weekStart: Weekday) =>
  Array.from({ length: 7 }, (_, at) => ({
    long: formatDay(3 + weekStart + at, { weekday: "long" }),
    short: formatDay(3 + weekStart + at, { weekday: "short" }),
  }));
