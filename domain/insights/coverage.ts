/** Coverage: on how many days there is a star, and at which hours stars are written. */

import type { Insights } from "./insights-data.ts";
import type { ScoredStar } from "./scored-stars.ts";

/** `today` is the number of the reader's calendar day. A star can lie a day later, on a clock further east. */
export function coverageOf(stars: readonly ScoredStar[], today: number): Insights["coverage"] {
  const days = new Set(stars.map(({ day }) => day));
  const within = (length: number) => [...days].filter((day) => day > today - length).length;
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { hour } of stars) hours[hour] = (hours[hour] ?? 0) + 1;
  let [first, last] = [Number.POSITIVE_INFINITY, today];
  for (const day of days) [first, last] = [Math.min(first, day), Math.max(last, day)];
  return {
    stars: stars.length,
    span: days.size === 0 ? 0 : last - first + 1,
    days: {
      last7: within(7),
      last30: within(30),
      last90: within(90),
      last365: within(365),
      all: days.size,
    },
    hours,
  };
}
