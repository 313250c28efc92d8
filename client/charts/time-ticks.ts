/** Where a line of time has marks, and what they say. */

import { firstDayOf, partsOfDay } from "#domain/calendar.ts";
import { dayFormat } from "../time/day-format.ts";

/** A mark; `day` is the number of a calendar day. */
export type TimeTick = { readonly day: number; readonly label: string };

/** Months. From a year on, only the first of January is marked. */
const steps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600];
/** Weeks. */
const weekSteps = [1, 2, 4, 8];

/**
 * Up to `most` marks from one Monday to another: months and years, or Mondays while there are fewer than three
 * months. `locale` is a translator's.
 */
export function timeTicks(locale: string, first: number, last: number, most: number): readonly TimeTick[] {
  const firstOfMonths = monthsBetween(first, last);
  if (firstOfMonths.length < 3) return mondayTicks(locale, first, last, most);
  const step = steps.find((length) => everyMonths(firstOfMonths, length).length <= most) ?? 600;
  return everyMonths(firstOfMonths, step).map((day) => ({
    day,
    label: dayFormat(partsOfDay(day).month === 1 ? { year: "numeric" } : { month: "short" }, locale).format(
      day,
    ),
  }));
}

function monthsBetween(first: number, last: number): readonly number[] {
  const { year, month } = partsOfDay(first);
  const found: number[] = [];
  for (let at = 0, day = firstDayOf(year, month); day <= last; day = firstDayOf(year, month + ++at))
    if (day >= first) found.push(day);
  return found;
}

const everyMonths = (days: readonly number[], step: number) =>
  days.filter((day) => {
    const { year, month } = partsOfDay(day);
    return (year * 12 + month - 1) % step === 0;
  });

function mondayTicks(locale: string, first: number, last: number, most: number): readonly TimeTick[] {
  const dates = dayFormat({ month: "short", day: "numeric" }, locale);
  const weeks = (last - first) / 7;
  const step = weekSteps.find((length) => Math.floor(weeks / length) + 1 <= most) ?? 8;
  return Array.from({ length: Math.floor(weeks / step) + 1 }, (_, at) => {
    const day = first + at * step * 7;
    return { day, label: dates.format(day) };
  });
}
