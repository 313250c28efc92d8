/** The names of days and months. In UTC, because a day is already one of the person's calendar. */

import { firstDayOf } from "#domain/calendar.ts";

const dayMs = 86_400_000;
const dayFormat = new Intl.DateTimeFormat(undefined, {
  ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
  timeZone: "UTC",
});
const monthFormat = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric", timeZone: "UTC" });

/** `day` is the number of a calendar day; a star without a valid time has none. */
export const dayTitle = (day: number): string =>
  Number.isNaN(day) ? "Unknown time" : dayFormat.format(day * dayMs);

export const monthTitle = ({ year, month }: { year: number; month: number }): string =>
  Number.isNaN(year) ? "Unknown time" : monthFormat.format(firstDayOf(year, month) * dayMs);

export const starCount = (stars: number): string =>
  `${stars.toLocaleString()} ${stars === 1 ? "star" : "stars"}`;
