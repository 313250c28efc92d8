/** How the scrubber names days and counts stars. */

import type { TimeUnit, TimeWindow } from "#domain/sky-time/time-window.ts";
import { dayFormat } from "../../time/day-format.ts";

const dateFormat = dayFormat({ dateStyle: "medium" });
const numberFormat = new Intl.NumberFormat();
const longFormat = dayFormat({ dateStyle: "full" });

export const dateText = (day: number): string => dateFormat.format(day);

/** For assistive technology. */
export const longDateText = (day: number): string => longFormat.format(day);

export const windowText = ({ from, until }: TimeWindow): string =>
  from === null ? dateText(until) : dateFormat.formatRange(from, until);

export const countText = (shown: number, all: number): string =>
  `${numberFormat.format(shown)} of ${numberFormat.format(all)} ${all === 1 ? "star" : "stars"}`;

/** What passes each second. */
export const speedTexts: readonly (readonly [TimeUnit, string])[] = [
  ["day", "Day / s"],
  ["week", "Week / s"],
  ["month", "Month / s"],
];
