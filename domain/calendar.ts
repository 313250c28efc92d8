/** Calendar dates, written `YYYY-MM-DD`, that belong to no time zone. */

import * as z from "zod/mini";

/** True for a day that exists, such as `2024-02-29`, and false for `2023-02-29`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The date it already is somewhere on Earth (UTC+14) at `now`, epoch milliseconds: no date of a person's past is later. */
export function latestToday(now: number): string {
  return new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
}

export const calendarDateSchema = (what: string) =>
  z
    .string(`${what} must be a date.`)
    .check(z.refine(isCalendarDate, `${what} must be a date that exists, like 2001-12-31.`));
