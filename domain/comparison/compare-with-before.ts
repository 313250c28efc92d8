/** A period beside the time before it, as letters speak of it. */

import { type DaySpan, daysIn } from "../calendar.ts";
import type { InsightUniverse, Reader } from "../insights/insights.ts";
import { compare } from "./compare.ts";
import type { ComparisonResult } from "./comparison-data.ts";

/** Days: the time before a week or a month is these twelve weeks. */
const leastBefore = 84;

/** The days before a period: as many as it has, and at least twelve weeks. */
export const timeBefore = (period: DaySpan): DaySpan => ({
  first: period.first - Math.max(leastBefore, daysIn(period)),
  last: period.first - 1,
});

/** Compares a period, the first side, with the time before it. */
export function compareWithBefore(
  universe: InsightUniverse,
  period: DaySpan,
  reader: Reader,
): ComparisonResult {
  const before = timeBefore(period);
  const chosen = {
    kind: "sides",
    days: { first: daysOf(period), second: daysOf(before) },
    calendarDays: { first: null, second: null },
    inBoth: 0,
    by: { feelings: false, hours: false, tags: [], trackers: [] },
    missing: [],
  } as const;
  return compare({ ...universe, chosen }, reader);
}

const daysOf = (span: DaySpan) => Array.from({ length: daysIn(span) }, (_, at) => span.first + at);
