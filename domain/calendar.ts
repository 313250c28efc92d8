/** Calendar dates without a time zone, written `YYYY-MM-DD` or as the number of a day: consecutive days have consecutive numbers. */

import * as z from "zod/mini";

/** True for a date that exists, such as `2024-02-29`, and false for `2023-02-29`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Today's date at UTC+14, the easternmost time zone, at `now` (epoch milliseconds). A later date is in the future everywhere. */
export function latestDateOnEarth(now: number): string {
  return new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
}

export const calendarDateSchema = (refusals: { readonly notADate: string; readonly noSuchDate: string }) =>
  z.string(refusals.notADate).check(z.refine(isCalendarDate, refusals.noSuchDate));

/** Milliseconds of a day in UTC. */
export const dayMs = 86_400_000;

/** The number of a day whose date exists. */
export const dayOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** The date of a day from the year 0 to 9999. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** `month` and `date` start at 1. */
export function partsOfDay(day: number): { year: number; month: number; date: number } {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
}

/** The first day of a month. Months start at 1; 13 is January of the next year. */
export const firstDayOf = (year: number, month: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, 1) / dayMs;

/** The days of a month (1 to 12), in order. */
export function daysOfMonth(year: number, month: number): readonly number[] {
  const first = firstDayOf(year, month);
  return Array.from({ length: firstDayOf(year, month + 1) - first }, (_, at) => first + at);
}

/** The numbers of two days, and all days between them. */
export type DaySpan = { readonly first: number; readonly last: number };

/** How many days a span has, the first and the last included. */
export const daysIn = ({ first, last }: DaySpan): number => last - first + 1;

/** The same date in an earlier month; the last day of a month that is too short for it. */
export function monthsBefore(day: number, months: number): number {
  const { year, month, date } = partsOfDay(day);
  const last = firstDayOf(year, month - months + 1) - 1;
  return Math.min(firstDayOf(year, month - months) + date - 1, last);
}

/** 0 for Sunday to 6 for Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Day 0 was a Thursday. */
export const weekdayOf = (day: number): Weekday => ((((day + 4) % 7) + 7) % 7) as Weekday;

/** The number of the Monday of a day's week. */
export const mondayOf = (day: number): number => day - ((weekdayOf(day) + 6) % 7);
