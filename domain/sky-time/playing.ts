/** Playing a journal: its time passes at a day, a week or a month for each second. */

import { daysIn } from "../calendar.ts";
import type { TimeSpan } from "./span.ts";
import { stepDay, type TimeUnit } from "./time-window.ts";

/** Days of the journal for each second, by the speed. */
export const playSpeeds: Readonly<Record<TimeUnit, number>> = { day: 1, week: 7, month: 365.25 / 12 };

/** The speed at which a journal plays at first: the slowest that takes no longer than a minute and a half. */
export function firstSpeed(span: TimeSpan): TimeUnit {
  const units = ["day", "week"] as const;
  return units.find((unit) => daysIn(span) / playSpeeds[unit] <= 90) ?? "month";
}

/** The moment at which the span ends: the end of its last day. */
const endOf = ({ last }: TimeSpan) => last + 1;

/** Whether playing from here would begin anew. */
export const isAtEnd = (moment: number, span: TimeSpan): boolean => moment >= endOf(span);

/** The moment that the sky shows `seconds` later; it stops at the end of the span. */
export const playOn = (moment: number, seconds: number, speed: TimeUnit, span: TimeSpan): number =>
  Math.min(endOf(span), moment + Math.max(0, seconds) * playSpeeds[speed]);

/** The step under reduced motion: once a second, a whole step to the end of a day. */
export function playStep(moment: number, speed: TimeUnit, span: TimeSpan): number {
  const shown = Math.ceil(moment) - 1;
  return Math.min(endOf(span), stepDay(Math.max(shown, span.first - 1), speed, 1) + 1);
}

/** The day that a moment shows: moments are the ends of what has passed. */
export const dayShown = (moment: number): number => Math.ceil(moment) - 1;
