/** Two times that people compare, by a name: which dates they are depends on the day. */

import { type DaySpan, dateOfDay, firstDayOf, mondayOf, partsOfDay } from "../calendar.ts";
import { emptyFilter, type Filter } from "../journal/filter.ts";
import type { Comparison } from "./comparison.ts";

/** The later time of each, and the one that it is compared with. */
export const namedTimes = ["this-week", "this-month", "three-months", "season", "this-year"] as const;

export type NamedTimes = (typeof namedTimes)[number];

export const isNamedTimes = (text: string): text is NamedTimes => namedTimes.some((times) => times === text);

/**
 * The later and the earlier time on a day. Weeks begin on Monday. Three months are the current one and the two before
 * it; a season is the three months, from December, March, June or September on, that are one in both hemispheres. Both
 * are compared with the same months a year before.
 */
export function namedSpans(times: NamedTimes, today: number): readonly [later: DaySpan, earlier: DaySpan] {
  const { year, month } = partsOfDay(today);
  const monday = mondayOf(today);
  switch (times) {
    case "this-week":
      return [daysFrom(monday, 7), daysFrom(monday - 7, 7)];
    case "this-month":
      return [monthsFrom(year, month, 1), monthsFrom(year, month - 1, 1)];
    case "three-months":
      return [monthsFrom(year, month - 2, 3), monthsFrom(year - 1, month - 2, 3)];
    case "season": {
      const start = month - (month % 3);
      return [monthsFrom(year, start, 3), monthsFrom(year - 1, start, 3)];
    }
    case "this-year":
      return [monthsFrom(year, 1, 12), monthsFrom(year - 1, 1, 12)];
  }
}

const daysFrom = (first: number, days: number): DaySpan => ({ first, last: first + days - 1 });

const monthsFrom = (year: number, month: number, months: number): DaySpan => ({
  first: firstDayOf(year, month),
  last: firstDayOf(year, month + months) - 1,
});

/** Compares the days of a time with those of another; without a first or a last day, a time has no such end. */
export const sidesOfDays = (first: Partial<DaySpan>, second: Partial<DaySpan>): Comparison => ({
  kind: "sides",
  first: filterOfDays(first),
  second: filterOfDays(second),
});

const filterOfDays = ({ first, last }: Partial<DaySpan>): Filter => ({
  ...emptyFilter,
  from: first === undefined ? null : dateOfDay(first),
  to: last === undefined ? null : dateOfDay(last),
});
