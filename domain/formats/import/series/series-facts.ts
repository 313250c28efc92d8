/** What is known of a series without its values: for the page, and for what is suggested. */

import type { ReadSeries } from "./read-series.ts";

export type SeriesFacts = Pick<
  ReadSeries,
  "id" | "name" | "unit" | "isYesNo" | "range" | "isOfDay" | "texts"
> & {
  readonly count: number;
  readonly lowest: number;
  readonly highest: number;
  readonly areWhole: boolean;
  /** The most values of one day. */
  readonly mostOfDay: number;
  /** `YYYY-MM-DD` of the earliest and the latest value. */
  readonly span: readonly [first: string, last: string];
};

export function factsOf({ at, values, utcOffsets, combining, ...series }: ReadSeries): SeriesFacts {
  let [lowest, highest, areWhole] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, true];
  for (const value of values) {
    [lowest, highest] = [Math.min(lowest, value), Math.max(highest, value)];
    areWhole &&= Number.isInteger(value);
  }
  let [first, last, mostOfDay] = ["9999-99-99", "", 0];
  const perDay = new Map<string, number>();
  for (const moment of at) {
    const date = moment.slice(0, 10);
    if (date < first) first = date;
    if (date > last) last = date;
    const count = (perDay.get(date) ?? 0) + 1;
    perDay.set(date, count);
    mostOfDay = Math.max(mostOfDay, count);
  }
  return { ...series, count: values.length, lowest, highest, areWhole, mostOfDay, span: [first, last] };
}
