/** The line of a tracker: days with a value that follow each other, with nothing drawn across the others. */

import type { DayValues } from "./day-values.ts";

export type DayValue = { readonly day: number; readonly value: number };

/** Days in order, and no day is missing within a run. */
export function runsOf(days: readonly DayValue[]): readonly (readonly DayValue[])[] {
  const runs: DayValue[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1)?.day === day.day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** The days with a value from `first` on, the earliest first. */
export const daysFrom = (values: DayValues, first = Number.NEGATIVE_INFINITY): readonly DayValue[] =>
  [...values].flatMap(([day, value]) => (day >= first ? [{ day, value }] : []));

/** The place of the day nearest to `day`; days are in order, and one or more. */
export function nearestDay(days: readonly DayValue[], day: number): number {
  let [low, high] = [0, days.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] as DayValue).day < day) low = middle + 1;
    else high = middle;
  }
  const before = days[low - 1];
  return before && day - before.day <= (days[low] as DayValue).day - day ? low - 1 : low;
}
