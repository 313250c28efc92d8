/** Times of the person's wall clock in files. */

import { type LocalMoment, offsetIn, wallClockOf } from "../local-time.ts";

/** The wall clock of a star as a `Date` whose UTC fields show it; `timeZone` (IANA) applies to stars without an offset. */
export const clockIn = (star: LocalMoment, timeZone: string): Date =>
  wallClockOf(star, (moment) => offsetIn(timeZone, moment));

/** `2026-11-22 21:14:05` */
export const clockText = (clock: Date): string => clock.toISOString().slice(0, 19).replace("T", " ");

/** Minutes east of UTC as `UTC+05:30`. The letters keep spreadsheets from reading a number or a formula. */
export function offsetText(utcOffset: number): string {
  const size = Math.abs(utcOffset);
  const two = (value: number) => String(value).padStart(2, "0");
  return `UTC${utcOffset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
