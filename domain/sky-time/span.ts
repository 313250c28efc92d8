/** The span of a journal, in days on the person's own clock. */

import { type DaySpan, dayMs } from "../calendar.ts";
import { type LocalMoment, wallClockOf } from "../local-time.ts";

/** The moment of a star on the person's wall clock, in days: the whole part is the number of its calendar day. NaN for a star without a valid time. */
export const timeOf = (star: LocalMoment): number => wallClockOf(star).getTime() / dayMs;

/** The first and the last day with a star, and the days between them. */
export type TimeSpan = DaySpan;

/** Null for an empty journal. `times` are those of `timeOf`, in any order. */
export function spanOf(times: Iterable<number>): TimeSpan | null {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const time of times) {
    if (Number.isNaN(time)) continue;
    first = Math.min(first, Math.floor(time));
    last = Math.max(last, Math.floor(time));
  }
  return last < first ? null : { first, last };
}
