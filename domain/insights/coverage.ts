/** Coverage: on how many days there is a star, and at which hours stars are written. */

import { daysIn } from "../calendar.ts";
import { writtenSpan } from "../journal/days.ts";
import type { Insights } from "./insights-data.ts";
import type { ScoredStar } from "./scored-stars.ts";

/** `today` is the number of the reader's calendar day. */
export function coverageOf(stars: readonly ScoredStar[], today: number): Insights["coverage"] {
  const days = new Set(stars.map(({ day }) => day));
  const within = (length: number) => [...days].filter((day) => day > today - length).length;
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { hour } of stars) hours[hour] = (hours[hour] ?? 0) + 1;
  const span = writtenSpan(days, today);
  return {
    stars: stars.length,
    span: span === null ? 0 : daysIn(span),
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
