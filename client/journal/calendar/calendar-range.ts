/** The part of the calendar that can be shown. */

import { firstDayOf, partsOfDay } from "#domain/calendar.ts";
import type { StarsByDay } from "#domain/journal/journal-index.ts";

/** The first and the last day, as numbers of days. */
export type CalendarRange = { readonly first: number; readonly last: number };

/**
 * The range begins with the first of January of the first year with stars, or of the year that is shown, and ends
 * today, or later with a star of a traveller.
 */
export function calendarRange(days: StarsByDay, today: number, shownYear: number): CalendarRange {
  let [firstLit, last] = [today, today];
  for (const day of days.keys()) {
    if (Number.isNaN(day)) continue;
    firstLit = Math.min(firstLit, day);
    last = Math.max(last, day);
  }
  const year = Math.min(partsOfDay(firstLit).year, shownYear);
  return { first: firstDayOf(year, 1), last };
}

/** The years from which a person chooses, the newest first: those with stars, today's, and the one shown. */
export function yearChoices(years: readonly number[], today: number, shownYear: number): readonly number[] {
  const known = years.filter((year) => !Number.isNaN(year));
  return [...new Set([...known, partsOfDay(today).year, shownYear])].sort((one, other) => other - one);
}

/** The day with the tab stop: today, or else the last day of the period with a star, or else its first. */
export function initialDay(shown: readonly number[], days: StarsByDay, today: number): number {
  if (shown.includes(today)) return today;
  return shown.findLast((day) => days.has(day)) ?? shown[0] ?? today;
}
