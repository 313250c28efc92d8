/** The names of days and months. */

import { firstDayOf } from "#domain/calendar.ts";
import { dayFormat } from "../time/day-format.ts";
import { formatterOfDays } from "./format-days.ts";

const weekdayAndDate = { weekday: "long", day: "numeric", month: "long" } as const;
const formatDay = formatterOfDays(
  new Intl.DateTimeFormat(undefined, { ...weekdayAndDate, year: "numeric", timeZone: "UTC" }),
);
const shortDayFormat = dayFormat(weekdayAndDate);
const monthFormat = dayFormat({ month: "long", year: "numeric" });

const unknownTime = "Unknown time";

/** `day` is the number of a calendar day; a star without a valid time has none. */
export const dayTitle = (day: number): string => (Number.isNaN(day) ? unknownTime : formatDay(day));

/** Without the year, below the heading of a month. */
export const shortDayTitle = (day: number): string =>
  Number.isNaN(day) ? unknownTime : shortDayFormat.format(day);

export const monthTitle = ({ year, month }: { year: number; month: number }): string =>
  Number.isNaN(year) ? unknownTime : monthFormat.format(firstDayOf(year, month));

export const starCount = (stars: number): string =>
  `${stars.toLocaleString()} ${stars === 1 ? "star" : "stars"}`;
