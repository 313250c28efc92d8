/** The moment of a date and time that a person typed, on the clock of their time zone. */

import { isCalendarDate } from "./calendar.ts";
import { type Clock, momentAfterSkip, momentsAt, offsetIn } from "./local-time.ts";
import { isTooEarly, momentOf } from "./moment.ts";

/** The fields with which a star stores its moment. */
export type LocalTime = {
  readonly timestamp: string;
  readonly utcOffset: number;
  /** Null on a clock whose zone is unknown. */
  readonly timeZone: string | null;
};

/** `moment` is epoch milliseconds. */
export const localTimeIn = (moment: number, clock: Clock): LocalTime => ({
  timestamp: new Date(moment).toISOString(),
  utcOffset: offsetIn(clock, moment),
  timeZone: typeof clock === "string" ? clock : null,
});

/** `choices` are in order: one, or two where a clock change repeats the hour and the person has to choose. */
export type TypedMoment =
  | { readonly ok: true; readonly choices: readonly LocalTime[] }
  | { readonly ok: false; readonly reason: "not-a-time" | "too-early" | "in-the-future" }
  /** A clock change skips this time; `nearest` is the time that the clock showed instead. */
  | { readonly ok: false; readonly reason: "skipped"; readonly nearest: LocalTime };

/**
 * Reads a date (`YYYY-MM-DD`) and a time (`HH:MM`, as time fields give them) on a clock. A time up to two minutes
 * ahead of `now` (epoch milliseconds) is `now`, as for every star.
 */
export function readTypedMoment(
  typed: { readonly date: string; readonly time: string },
  clock: Clock,
  now: number,
): TypedMoment {
  const wallClock = wallClockAt(typed.date, typed.time);
  if (wallClock === null) return { ok: false, reason: "not-a-time" };
  const moments = momentsAt(wallClock, clock);
  const nearest = moments[0] ?? momentAfterSkip(wallClock, clock);
  const usable = (moments.length > 0 ? moments : [nearest]).flatMap((moment) => notAfter(moment, now));
  if (usable.length === 0) return { ok: false, reason: "in-the-future" };
  if (usable.some(isTooEarly)) return { ok: false, reason: "too-early" };
  if (moments.length === 0) return { ok: false, reason: "skipped", nearest: localTimeIn(nearest, clock) };
  return { ok: true, choices: usable.map((moment) => localTimeIn(moment, clock)) };
}

/** A wall clock in milliseconds, as in local-time.ts; null for a date or time that does not exist on any clock. */
function wallClockAt(date: string, time: string): number | null {
  if (!isCalendarDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return Date.parse(`${date}T${time}:00Z`);
}

function notAfter(moment: number, now: number): readonly number[] {
  const possible = momentOf(new Date(moment).toISOString(), now);
  return possible === null ? [] : [possible];
}
