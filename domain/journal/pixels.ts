/** The cells of the calendar: month and year in pixels. */

import { daysOfMonth, type Weekday, weekdayOf } from "../calendar.ts";
import type { FamilyId } from "../emotions.ts";
import type { IndexedStar, StarsByDay } from "./journal-index.ts";

/** A family's share of a day, up to 1. `family` is null for emotions that the universe does not know. */
export type Band = { readonly family: FamilyId | null; readonly share: number };

/**
 * A day with its number of stars and one to three bands, the largest first; their shares have the sum 1. A day without
 * stars has no bands.
 */
export type DayCell = { readonly day: number; readonly count: number; readonly bands: readonly Band[] };

const maxBands = 3;

/** The cell of a day, with its stars from the oldest to the latest. */
export const dayCell = (days: StarsByDay, day: number): DayCell => {
  const stars = days.get(day) ?? [];
  return { day, count: stars.length, bands: bandsOf(stars) };
};

/** The cells of a month (1 to 12), in order. */
export const monthInPixels = (days: StarsByDay, year: number, month: number): readonly DayCell[] =>
  daysOfMonth(year, month).map((day) => dayCell(days, day));

/** The cells of a year, in twelve months. */
export const yearInPixels = (days: StarsByDay, year: number): readonly (readonly DayCell[])[] =>
  Array.from({ length: 12 }, (_, at) => monthInPixels(days, year, at + 1));

/** The days of a month (1 to 12) in weeks that begin on `weekStart`; null before the first day and after the last. */
export function monthGrid(
  year: number,
  month: number,
  weekStart: Weekday,
): readonly (readonly (number | null)[])[] {
  const days = daysOfMonth(year, month);
  const before = (weekdayOf(days[0] ?? 0) - weekStart + 7) % 7;
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => days[week * 7 + at - before] ?? null),
  );
}

/**
 * Each star weighs the same, and each feeling of a twin star half of it. Among families of equal weight, the one that
 * was felt last comes first, and the first feeling of a twin star before its second.
 */
function bandsOf(stars: readonly IndexedStar[]): readonly Band[] {
  const families = new Map<FamilyId | null, { weight: number; last: number }>();
  for (const [at, { feelings }] of stars.entries())
    for (const [place, { family }] of feelings.entries()) {
      const { weight = 0, last = 0 } = families.get(family) ?? {};
      families.set(family, {
        weight: weight + 1 / feelings.length,
        last: Math.max(last, 2 * at + 1 - place),
      });
    }
  const ranked = [...families].sort(([, a], [, b]) => b.weight - a.weight || b.last - a.last);
  const shown = ranked.slice(0, maxBands);
  const total = shown.reduce((sum, [, { weight }]) => sum + weight, 0);
  return shown.map(([family, { weight }]) => ({ family, share: weight / total }));
}
