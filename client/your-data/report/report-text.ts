/** The dates of the report. */

import type { DaySpan } from "#domain/calendar.ts";
import { dateWithWeekday } from "#domain/languages/dates.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayFormat } from "../../time/day-format.ts";

export const dateText = ({ locale }: Translator, day: number): string =>
  dayFormat({ dateStyle: "long" }, locale).format(day);

/** The date with the weekday. */
export const fullDateText = ({ locale }: Translator, day: number): string =>
  dayFormat({ ...dateWithWeekday(locale), year: "numeric" }, locale).format(day);

export const monthText = ({ locale }: Translator, day: number): string =>
  dayFormat({ month: "long", year: "numeric" }, locale).format(day);

export const spanText = ({ locale }: Translator, { first, last }: DaySpan): string =>
  dayFormat({ dateStyle: "long" }, locale).formatRange(first, last);
