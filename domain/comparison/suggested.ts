/** The comparisons that a screen leads to: of what a filter finds, of a tracker's days, and of a time. */

import { type DaySpan, dayOfDate, daysIn } from "../calendar.ts";
import { emptyFilter, type Filter } from "../journal/filter.ts";
import { isEmptyFilter } from "../journal/filter-url.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import type { Comparison as ComparedTo } from "../trackers/compared-days.ts";
import type { Comparison } from "./comparison.ts";
import { sidesOfDays } from "./named-times.ts";

/**
 * Compares what a filter finds with the other days, or a time alone with the time before it. Null for an empty filter, and
 * for a time without a beginning.
 */
export function comparisonOfFilter(filter: Filter): Comparison | null {
  if (!asksForTimeOnly(filter)) return { kind: "sides", first: filter, second: "others" };
  const { from, to } = filter;
  if (from === null) return null;
  const first = dayOfDate(from);
  return to === null
    ? sidesOfDays({ first }, { last: first - 1 })
    : withTimeBefore({ first, last: dayOfDate(to) });
}

/** Whether a filter asks for a time alone, or for nothing. */
export const asksForTimeOnly = (filter: Filter): boolean =>
  isEmptyFilter({ ...filter, from: null, to: null });

/** Compares a time with one of the same length right before it. */
export const withTimeBefore = (days: DaySpan): Comparison =>
  sidesOfDays(days, { first: days.first - daysIn(days), last: days.first - 1 });

/**
 * Compares the days on which a tracker was high with those on which it was low, by the value that divides them most
 * evenly; days with yes with the others. `values` are those of its days. Null where all days have the same value.
 */
export function comparisonOfTracker(
  { id, kind }: Pick<Tracker, "id" | "kind">,
  values: readonly number[],
): Comparison | null {
  const days = (is: ComparedTo, value: number): Filter => ({
    ...emptyFilter,
    measures: [{ tracker: id, is, value }],
  });
  if (kind === "yes-no")
    return values.includes(1) ? { kind: "sides", first: days("exactly", 1), second: "others" } : null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) return null;
  const [below, above] = [
    sorted.filter((value) => value < middle).length,
    sorted.filter((value) => value > middle).length,
  ];
  if (below + above === 0) return null;
  // The days in the middle go to the side that has fewer.
  return above < below
    ? { kind: "sides", first: days("atLeast", middle), second: days("below", middle) }
    : { kind: "sides", first: days("above", middle), second: days("atMost", middle) };
}
