/** Where the keys of the ARIA grid pattern lead in the calendar. */

import { firstDayOf, monthsBefore, partsOfDay, type Weekday, weekdayOf } from "#domain/calendar.ts";

export type Key = { readonly key: string; readonly ctrlKey: boolean; readonly shiftKey: boolean };

/** A day's number, or null for a key without a meaning. */
export type DayKeys = (day: number, key: Key) => number | null;

/**
 * Keys of a month of weeks: arrows move by day and week, Home and End in the week, Page Up and Page Down by month,
 * with Shift by year.
 */
export const monthKeys =
  (weekStart: Weekday): DayKeys =>
  (day, { key, ctrlKey, shiftKey }) => {
    const [first, last] = monthOf(day);
    const weekday = (weekdayOf(day) - weekStart + 7) % 7;
    const months = shiftKey ? 12 : 1;
    switch (key) {
      case "Home":
        return ctrlKey ? first : Math.max(first, day - weekday);
      case "End":
        return ctrlKey ? last : Math.min(last, day - weekday + 6);
      case "PageUp":
        return monthsBefore(day, months);
      case "PageDown":
        return monthsBefore(day, -months);
    }
    return arrow(key, { across: (days) => day + days, down: (weeks) => day + 7 * weeks });
  };

/**
 * Keys of a year, whose months are rows, or columns if it is `isUpright`: arrows move by day and month, Home and End
 * in the month, Page Up and Page Down by year.
 */
export const yearKeys =
  (isUpright: boolean): DayKeys =>
  (day, { key, ctrlKey }) => {
    const [first, last] = monthOf(day);
    const { year } = partsOfDay(day);
    switch (key) {
      case "Home":
        return ctrlKey ? firstDayOf(year, 1) : first;
      case "End":
        return ctrlKey ? firstDayOf(year + 1, 1) - 1 : last;
      case "PageUp":
        return monthsBefore(day, 12);
      case "PageDown":
        return monthsBefore(day, -12);
    }
    const byDay = (days: number) => day + days;
    const byMonth = (months: number) => monthsBefore(day, -months);
    return arrow(key, isUpright ? { across: byMonth, down: byDay } : { across: byDay, down: byMonth });
  };

type Axes = { across: (steps: number) => number; down: (steps: number) => number };

function arrow(key: string, { across, down }: Axes): number | null {
  if (key === "ArrowLeft") return across(-1);
  if (key === "ArrowRight") return across(1);
  if (key === "ArrowUp") return down(-1);
  return key === "ArrowDown" ? down(1) : null;
}

/** The first and the last day of the month of a day. */
function monthOf(day: number): readonly [number, number] {
  const { year, month } = partsOfDay(day);
  return [firstDayOf(year, month), firstDayOf(year, month + 1) - 1];
}
