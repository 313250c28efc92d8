/** The names of months and weekdays, in the reader's language. */

import { firstDayOf, type Weekday } from "#domain/calendar.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayFormat } from "../../time/day-format.ts";

/** From January to December. */
export const monthNames = ({ locale }: Translator, style: "long" | "short" | "narrow"): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => dayFormat({ month: style }, locale).format(firstDayOf(2026, at + 1)));

/** Day 3 was a Sunday. */
export const weekdayNames = ({ locale }: Translator, weekStart: Weekday) =>
  Array.from({ length: 7 }, (_, at) => ({
    long: dayFormat({ weekday: "long" }, locale).format(3 + weekStart + at),
    short: dayFormat({ weekday: "short" }, locale).format(3 + weekStart + at),
  }));
