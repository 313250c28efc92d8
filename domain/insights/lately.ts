/** Plain counts of the last thirty days and of the thirty before: nothing in them is judged. */

import { dateOfDay, daysIn } from "../calendar.ts";
import { writtenSpan } from "../journal/days.ts";
import { counted } from "./counted.ts";
import { dayQuarters, quarterOf } from "./day-quarters.ts";
import type { Insights, LatelySpan } from "./insights-data.ts";
import { latelyDays } from "./limits.ts";
import type { ScoredStar } from "./scored-stars.ts";

/** `stars` in the order of their moments; `today` is the number of the reader's calendar day. */
export function latelyOf(stars: readonly ScoredStar[], today: number): Insights["lately"] {
  const span = writtenSpan(new Set(stars.map(({ day }) => day)), today);
  const length = span ? daysIn(span) : 0;
  const begin = today - latelyDays;
  const recent = stars.filter(({ day }) => day > begin);
  const earlier = stars.filter(({ day }) => begin - latelyDays < day && day <= begin);
  const latest = stars.at(-1);
  return {
    last: spanOf(recent, length),
    before: length > latelyDays ? spanOf(earlier, length - latelyDays) : null,
    latest: latest ? dateOfDay(latest.day) : null,
  };
}

/** `length` counts the days that the journal has, until the end of the thirty. */
function spanOf(stars: readonly ScoredStar[], length: number): LatelySpan {
  const parts = dayQuarters.map(() => 0);
  for (const { hour } of stars) parts[quarterOf(hour)] = (parts[quarterOf(hour)] ?? 0) + 1;
  return {
    length: Math.min(latelyDays, length),
    days: new Set(stars.map(({ day }) => day)).size,
    stars: stars.length,
    feelings: counted(stars.flatMap(({ feelings }) => feelings)),
    parts,
  };
}
