/** The names of days and months. In UTC, because a day is already one of the person's calendar. */

import { firstDayOf } from "#domain/calendar.ts";
import { formatterOfDays } from "./format-days.ts";

const dayMs = 86_400_000;
const weekdayAndDate = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
const formatDay = formatterOfDays(new Intl.DateTimeFormat(undefined, { ...weekdayAndDate, year: "numeric" }));
const shortDayFormat = new Intl.DateTimeFormat(undefined, weekdayAndDate);
const monthFormat = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric", timeZone: "UTC" });

const unknownTime = "Unknown time";

/** `day` is the number of a calendar day; a star without a valid time has none. */
export const dayTitle = (day: number): string => (Number.isNaN(day) ? unknownTime : formatDay(day));

/** Without the year, below the heading of a month. */
export const shortDayTitle = (day: number): string =>
  Number.isNaN(day) ? unknownTime : shortDayFormat.format(day * dayMs);

export const monthTitle = ({ year, month }: { year: number; month: number }): string =>
  Number.isNaN(year) ? unknownTime : monthFormat.format(firstDayOf(year, month) * dayMs);

export const starCount = (stars: number): string =>
  `${stars.toLocaleString()} ${stars === 1 ? "star" : "stars"}`;
