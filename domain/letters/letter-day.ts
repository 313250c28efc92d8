/** The days of letters: when one can be opened for the first time, and from which stars on there is something to read. */

import { type DaySpan, partsOfDay, weekdayOf } from "../calendar.ts";
import { dayAt } from "../local-time.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { type Period, periodOf } from "./period.ts";

/** Whether a week, a month or a year ends with a day. */
export const isLetterDay = (day: number): boolean => weekdayOf(day) === 0 || partsOfDay(day + 1).date === 1;

/** `now` is epoch milliseconds; stars without an offset are read on a clock `utcOffset` minutes east of UTC. */
type Clock = { readonly now: number; readonly utcOffset: number };

/** The first and the last day with a star up to today; null without one. */
export function starDays(
  entries: readonly Pick<MoodEntry, "timestamp" | "utcOffset">[],
  { now, utcOffset }: Clock,
): DaySpan | null {
  const today = dayAt(now, utcOffset);
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const entry of entries) {
    const moment = Date.parse(entry.timestamp);
    const day = dayAt(moment, entry.utcOffset ?? utcOffset);
    // Where a traveller wrote, it can be tomorrow.
    if (moment > now || day > today) continue;
    first = Math.min(first, day);
    last = Math.max(last, day);
  }
  return first <= last ? { first, last } : null;
}

/** The longest first. */
const kinds = ["year", "month", "week"] as const;

/** The letter of which home speaks today: the longest of those whose time ends today and that have a star. */
export function letterOfToday(
  entries: readonly Pick<MoodEntry, "timestamp" | "utcOffset">[],
  clock: Clock,
): Period | null {
  const today = dayAt(clock.now, clock.utcOffset);
  const lastStar = starDays(entries, clock)?.last ?? Number.NEGATIVE_INFINITY;
  return (
    kinds
      .map((kind) => periodOf(kind, today))
      .find(({ first, last }) => last === today && first <= lastStar) ?? null
  );
}
