/** The dates of the report. In UTC, because a day is already one of the person's calendar. */

const dayMs = 86_400_000;
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: "UTC" });
const longDate = inUtc({ dateStyle: "long" });
const fullDate = inUtc({ dateStyle: "full" });
const monthName = inUtc({ month: "long", year: "numeric" });

/** Numbers of days, both included. */
export type Span = { readonly first: number; readonly last: number };

export const dateText = (day: number): string => longDate.format(day * dayMs);

/** With the weekday. */
export const fullDateText = (day: number): string => fullDate.format(day * dayMs);

export const monthText = (day: number): string => monthName.format(day * dayMs);

export const spanText = ({ first, last }: Span): string => longDate.formatRange(first * dayMs, last * dayMs);

export const daysText = (days: number): string => `${days.toLocaleString()} ${days === 1 ? "day" : "days"}`;

export const starsText = (stars: number): string =>
  `${stars.toLocaleString()} ${stars === 1 ? "star" : "stars"}`;
