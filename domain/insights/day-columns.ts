/** Columns of a regression on days: what moves a mood besides the thing in question. */

import { daysIn, mondayOf } from "../calendar.ts";

type Numbered = { readonly day: number };

/** Days: faster swings than these belong to the errors. */
const shortestSwing = 90;

export const constant = (length: number): Float64Array => new Float64Array(length).fill(1);

export const indicator = <Day extends Numbered>(
  days: readonly Day[],
  isOn: (day: Day) => boolean,
): Float64Array => Float64Array.from(days, (day) => (isOn(day) ? 1 : 0));

/** 0 for Monday to 6 for Sunday. */
export const mondayFirst = (day: number) => day - mondayOf(day);

/** One column for each weekday that has days, without the first: the constant stands for that one. */
export function weekdayColumns(days: readonly Numbered[]): Float64Array[] {
  const weekdays = [...new Set(days.map(({ day }) => mondayFirst(day)))].sort((one, other) => one - other);
  return weekdays.slice(1).map((weekday) => indicator(days, ({ day }) => mondayFirst(day) === weekday));
}

/**
 * Cosines over the span that repeat after 90 days or later: they follow slow changes of any shape. At most one for ten
 * days with a star, and at most `most`, the slowest first: so few days cannot tell faster changes from chance.
 */
export function slowCosines(days: readonly Numbered[], most = Number.POSITIVE_INFINITY): Float64Array[] {
  const first = days.at(0)?.day ?? 0;
  const span = daysIn({ first, last: days.at(-1)?.day ?? 0 });
  return Array.from(
    { length: Math.floor(Math.min((2 * span) / shortestSwing, days.length / 10, most)) },
    (_, at) =>
      Float64Array.from(days, ({ day }) => Math.cos((Math.PI * (at + 1) * (day - first + 0.5)) / span)),
  );
}
