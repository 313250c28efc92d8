/** The two times of a comparison as four handles on a line of time. */

import { type DaySpan, dateOfDay, dayOfDate } from "#domain/calendar.ts";
import type { Comparison, SideName } from "#domain/comparison/comparison.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { writeFilter } from "#domain/journal/filter-url.ts";

export type Dates = Pick<Filter, "from" | "to">;
export type TwoDates = { readonly [Name in SideName]: Dates };

const open: Dates = { from: null, to: null };

/** The dates of a comparison; a side that has none, such as the other days, is open at both ends. */
export function datesOf(comparison: Comparison | null): TwoDates {
  if (comparison?.kind !== "sides") return { first: open, second: open };
  const { first, second } = comparison;
  return { first: datesIn(first), second: second === "others" ? open : datesIn(second) };
}

const datesIn = ({ from, to }: Filter): Dates => ({ from, to });

/** Whether the sides are two times and nothing else. */
export const isOfTimes = (comparison: Comparison): boolean =>
  comparison.kind === "sides" &&
  [comparison.first, comparison.second].every(
    (side) => side !== "others" && writeFilter(side) === writeFilter({ ...emptyFilter, ...datesIn(side) }),
  );

export const comparisonOfDates = ({ first, second }: TwoDates): Comparison => ({
  kind: "sides",
  first: { ...emptyFilter, ...first },
  second: { ...emptyFilter, ...second },
});

/** The days at which the handles of a side stand; an open end is that of the journal. */
export function spanIn({ from, to }: Dates, { first, last }: DaySpan): DaySpan {
  const within = (day: number) => Math.min(last, Math.max(first, day));
  return {
    first: from === null ? first : within(dayOfDate(from)),
    last: to === null ? last : within(dayOfDate(to)),
  };
}

/** One of the two handles of a side. */
export type End = keyof DaySpan;

/** The dates of a side after a handle was moved to a day; it stops at the other handle of the side. */
export function moveEnd(side: Dates, end: End, day: number, journal: DaySpan): Dates {
  const span = spanIn(side, journal);
  if (end === "first") return { ...side, from: dateOfDay(Math.max(journal.first, Math.min(day, span.last))) };
  return { ...side, to: dateOfDay(Math.min(journal.last, Math.max(day, span.first))) };
}

/** Divides the journal into up to `most` stretches, and gives the share of days with a star in each. */
export function litShares(
  days: { has(day: number): boolean },
  { first, last }: DaySpan,
  most: number,
): readonly number[] {
  const all = last - first + 1;
  const stretches = Math.min(most, all);
  return Array.from({ length: stretches }, (_, at) => {
    const from = first + Math.floor((at * all) / stretches);
    const until = first + Math.floor(((at + 1) * all) / stretches);
    let lit = 0;
    for (let day = from; day < until; day++) if (days.has(day)) lit++;
    return lit / (until - from);
  });
}
