/** The days of two sides, as a regression reads them. */

import { constant, slowCosines, weekdayColumns } from "../insights/day-columns.ts";
import { withoutOthers } from "./without-others.ts";

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
/** Fewer days for each column say more about a difference than about what is beside it. */
const daysForColumn = 10;

/** `days` are increasing numbers. */
export function twoSides(days: readonly number[], first: ReadonlySet<number>): TwoSides {
  const isFirst = Float64Array.from(days, (day) => (first.has(day) ? 1 : 0));
  const numbered = days.map((day) => ({ day }));
  const varied = first.size * (1 - first.size / days.length);
  const isFree = (columns: readonly Float64Array[]) =>
    (withoutOthers(isFirst, [constant(days.length), ...columns])?.squares ?? 0) >= leastFree * varied;
  const weekdays = days.length < leastForWeekdays ? [] : weekdayColumns(numbered);
  const kept = [weekdays, slowCosines(numbered, mostCosines)].filter(isFree);
  const all = kept.flat();
  return { days, isFirst, beside: kept.length < 2 || isFree(all) ? all : (kept[1] ?? []) };
}

/** The sides with some of their days, at these places in their order. */
export function someDays({ days, isFirst, beside }: TwoSides, places: readonly number[]): TwoSides {
  const some = (column: Float64Array) => {
    const part = new Float64Array(places.length);
    for (let at = 0; at < part.length; at++) part[at] = column[places[at] as number] as number;
    return part;
  };
  return {
    days: places.map((place) => days[place] ?? 0),
    isFirst: some(isFirst),
    beside: places.length < daysForColumn * beside.length ? [] : beside.map(some),
  };
}
