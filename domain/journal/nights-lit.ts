/** Nights lit: a count of days with a star that no missed day resets. */

import { daysIn } from "../calendar.ts";
import { firstLitDay, type LitDays } from "./days.ts";

/** Days. */
const nightsCounted = 30;

/**
 * How many of the last nights have a star, as in "18 of the last 30". `of` includes today and starts with the first
 * star, so that the days before a journal began do not count against the person: on its fifth day, `of` is 5. It is 0
 * before the first star. `today` is the number of a day; later days count when they come.
 */
export function nightsLit(days: LitDays, today: number): { readonly lit: number; readonly of: number } {
  const first = firstLitDay(days) ?? today + 1;
  const of = Math.max(0, Math.min(nightsCounted, daysIn({ first, last: today })));
  const nights = Array.from({ length: of }, (_, ago) => today - ago);
  return { lit: nights.filter((day) => days.has(day)).length, of };
}
