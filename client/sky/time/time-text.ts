/** How the scrubber names days and counts stars. In UTC, because a day is already one of the person's calendar. */

import type { TimeUnit, TimeWindow } from "#domain/sky-time/time-window.ts";

const dayMs = 86_400_000;
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const numberFormat = new Intl.NumberFormat();
const longFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeZone: "UTC" });

export const dateText = (day: number): string => dateFormat.format(day * dayMs);

/** For assistive technology. */
export const longDateText = (day: number): string => longFormat.format(day * dayMs);

export const windowText = ({ from, until }: TimeWindow): string =>
  from === null ? dateText(until) : dateFormat.formatRange(from * dayMs, until * dayMs);

export const countText = (shown: number, all: number): string =>
  `${numberFormat.format(shown)} of ${numberFormat.format(all)} ${all === 1 ? "star" : "stars"}`;

/** What passes each second. */
export const speedTexts: readonly (readonly [TimeUnit, string])[] = [
  ["day", "Day / s"],
  ["week", "Week / s"],
  ["month", "Month / s"],
];
