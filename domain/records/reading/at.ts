/** The day of a reading, or its minute, on the person's wall clock: it names the reading of a tracker. */

import { dayOfDate, isCalendarDate, latestDateOnEarth } from "../../calendar.ts";
import { rulesTrackers } from "../../languages/en/rules-trackers.ts";
import { coded } from "../../refusals.ts";
import type { Tracker } from "../tracker/tracker.ts";

const earliestYear = 1900;
const minuteMs = 60_000;

export const isDay = isCalendarDate;

const minute = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/;

export const isMinute = (at: string): boolean => isCalendarDate(minute.exec(at)?.[1] ?? "");

/** The date of a reading. */
export const dateOf = (at: string): string => at.slice(0, 10);

/** The number of the day of a reading, as in domain/calendar.ts. */
export const dayOf = (at: string): number => dayOfDate(dateOf(at));

/** The wall clock in minutes, as the number of minutes of UTC at which its fields show it. */
export const minuteOf = (at: string): number => Date.parse(`${at}Z`) / minuteMs;

export const atOfMinute = (minutes: number): string =>
  new Date(minutes * minuteMs).toISOString().slice(0, 16);

const refusals = {
  notADay: coded("not-a-day", "A reading of this tracker is of a day, like 2026-11-26."),
  notAMinute: coded("not-a-minute", "A reading of this tracker is of a minute, like 2026-11-26T14:05."),
  toCome: coded("date-in-future", rulesTrackers.dayToCome),
  tooEarly: coded("moment-too-early", rulesTrackers.tooEarly, { year: earliestYear }),
} as const;

/** Why a tracker cannot have a reading of that day or minute at `now` (epoch milliseconds); null where it can. */
export function refusalOfAt({ perDay }: Pick<Tracker, "perDay">, at: string, now: number): string | null {
  if (perDay === "one" && !isDay(at)) return refusals.notADay;
  if (perDay === "many" && !isMinute(at)) return refusals.notAMinute;
  if (dateOf(at) > latestDateOnEarth(now)) return refusals.toCome;
  return Number(at.slice(0, 4)) < earliestYear ? refusals.tooEarly : null;
}
