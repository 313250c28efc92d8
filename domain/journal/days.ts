/** The journal by days and months. These functions take the days of an index, or of the results of a search with `groupByDay`. */

import { type DaySpan, partsOfDay } from "../calendar.ts";
import type { IndexedStar, StarsByDay } from "./journal-index.ts";

/** `day` is the number of a calendar day; `stars` are the newest first. */
export type JournalDay = { readonly day: number; readonly stars: readonly IndexedStar[] };

/** `month` is 1 to 12; `days` are the newest first. */
export type JournalMonth = {
  readonly year: number;
  readonly month: number;
  readonly days: readonly JournalDay[];
};

/** A day with its stars, or without any. */
export const journalDay = (days: StarsByDay, day: number): JournalDay => ({
  day,
  stars: (days.get(day) ?? []).toReversed(),
});

/** The days that have stars, the newest first. */
export const daysOf = (days: StarsByDay): readonly JournalDay[] =>
  [...days.keys()].sort((one, other) => other - one).map((day) => journalDay(days, day));

/** The months that have stars, with those of their days that have some, the newest first. */
export function monthsOf(days: StarsByDay): readonly JournalMonth[] {
  const months: (JournalMonth & { days: JournalDay[] })[] = [];
  for (const day of daysOf(days)) {
    const { year, month } = partsOfDay(day.day);
    const last = months.at(-1);
    if (last?.year === year && last.month === month) last.days.push(day);
    else months.push({ year, month, days: [day] });
  }
  return months;
}

/** The years that have stars, the newest first. */
export const yearsOf = (days: StarsByDay): readonly number[] =>
  [...new Set([...days.keys()].map((day) => partsOfDay(day).year))].sort((one, other) => other - one);

/** The numbers of the days that have stars: those of an index, or a set. */
export type LitDays = { has(day: number): boolean; keys(): Iterable<number> };

/** The first day that has stars; null without stars. */
export function firstLitDay(days: LitDays): number | null {
  let first: number | null = null;
  for (const day of days.keys()) first = first === null ? day : Math.min(first, day);
  return first;
}

/**
 * The days that a journal speaks about: from its first star to `today`, or to a star that lies later, on a clock further
 * east. Null without stars.
 */
export function writtenSpan(days: LitDays, today: number): DaySpan | null {
  const first = firstLitDay(days);
  if (first === null) return null;
  let last = today;
  for (const day of days.keys()) last = Math.max(last, day);
  return { first, last };
}
