/** The days of two sides, as a regression reads them. */

import { constant, slowCosines, weekdayColumns } from "../insights/day-columns.ts";
import { withoutOthers } from "./side-contrast.ts";

export type TwoSides = {
  /** Numbers of days, increasing. */
  readonly days: readonly number[];
  /** 1 for the days of the first side, 0 for those of the second. */
  readonly isFirst: Float64Array;
  /** Columns of what else moves the days: weekdays and slow changes, as far as the sides do not follow them. */
  readonly beside: readonly Float64Array[];
};

/** Sides of which weekdays or slow changes explain more than this follow them: then these are what is compared. */
const leastFree = 0.5;
/** So few days say more about a difference than about seven weekdays. */
const leastForWeekdays = 35;
/** Slow changes of long journals are followed less closely, for the time that it takes. */
const mostCosines = 16;

/** `days` are increasing numbers. */
export function twoSides(days: readonly number[], isOfFirst: (day: number) => boolean): TwoSides {
  const isFirst = Float64Array.from(days, (day) => (isOfFirst(day) ? 1 : 0));
  const numbered = days.map((day) => ({ day }));
  const isFree = (columns: readonly Float64Array[]) => {
    const count = isFirst.reduce((sum, value) => sum + value, 0);
    const varied = count * (1 - count / days.length);
    const own = withoutOthers(isFirst, [constant(days.length), ...columns])?.squares ?? 0;
    return own >= leastFree * varied;
  };
  const weekdays = days.length < leastForWeekdays ? [] : weekdayColumns(numbered);
  const groups = [weekdays, slowCosines(numbered, mostCosines)];
  const kept = groups.filter((columns) => isFree(columns));
  const beside = kept.flat();
  return { days, isFirst, beside: kept.length < 2 || isFree(beside) ? beside : (kept[1] ?? []) };
}
