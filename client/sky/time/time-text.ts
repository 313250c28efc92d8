/** How the scrubber names days and counts stars. */

import { mediumDate } from "#domain/languages/dates.ts";
import { sky } from "#domain/languages/en/sky.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { TimeUnit, TimeWindow } from "#domain/sky-time/time-window.ts";
import { dayFormat } from "../../time/day-format.ts";

const dateFormat = (t: Translator) => dayFormat(mediumDate, t.locale);

export const dateText = (t: Translator, day: number): string => dateFormat(t).format(day);

/** The date for assistive technology. */
export const longDateText = (t: Translator, day: number): string =>
  dayFormat({ dateStyle: "full" }, t.locale).format(day);

export const windowText = (t: Translator, { from, until }: TimeWindow): string =>
  from === null ? dateText(t, until) : dateFormat(t).formatRange(from, until);

export const countText = (t: Translator, shown: number, all: number): string =>
  t(sky.time.count, { shown, all });

/** Time that passes each second. */
export const speedTexts: readonly (readonly [TimeUnit, Text])[] = [
  ["day", sky.time.speeds.day],
  ["week", sky.time.speeds.week],
  ["month", sky.time.speeds.month],
];
