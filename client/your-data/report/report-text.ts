/** The dates of the report. */

import { dayFormat } from "../../time/day-format.ts";

const longDate = dayFormat({ dateStyle: "long" });
const fullDate = dayFormat({ dateStyle: "full" });
const monthName = dayFormat({ month: "long", year: "numeric" });

/** Numbers of days, both included. */
export type Span = { readonly first: number; readonly last: number };

export const dateText = (day: number): string => longDate.format(day);

/** With the weekday. */
export const fullDateText = (day: number): string => fullDate.format(day);

export const monthText = (day: number): string => monthName.format(day);

export const spanText = ({ first, last }: Span): string => longDate.formatRange(first, last);

export const daysText = (days: number): string => `${days.toLocaleString()} ${days === 1 ? "day" : "days"}`;

export const starsText = (stars: number): string =>
  `${stars.toLocaleString()} ${stars === 1 ? "star" : "stars"}`;
