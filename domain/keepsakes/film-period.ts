/** The part of a journal of which a film is made: a year, or all of it. */

import { daysIn, partsOfDay } from "../calendar.ts";
import { type LocalMoment, wallClockOf } from "../local-time.ts";
import { spanOf, timeOf } from "../sky-time/span.ts";

/** A year on the person's own clock, or the whole journal. */
export type FilmPeriod = number | "all";

const yearOf = (star: LocalMoment) => wallClockOf(star).getUTCFullYear();
const daysOfYear = 366;

/** What can be chosen, the latest year first. The whole journal stands alone if it has only one year. */
export function filmPeriods(stars: readonly LocalMoment[]): readonly FilmPeriod[] {
  const years = [...new Set(stars.map(yearOf))].filter((year) => !Number.isNaN(year));
  if (years.length < 2) return years.length === 0 ? [] : ["all"];
  return ["all", ...years.sort((one, other) => other - one)];
}

/** What is chosen at first: the whole journal if it is not longer than a year, or else its latest year. */
export function firstFilmPeriod(stars: readonly LocalMoment[]): FilmPeriod {
  const span = spanOf(stars.map(timeOf));
  return !span || daysIn(span) <= daysOfYear ? "all" : partsOfDay(span.last).year;
}

/** The stars of a film, in their order. A star whose moment is unknown is in none. */
export function starsOfPeriod<Star extends LocalMoment>(
  stars: readonly Star[],
  period: FilmPeriod,
): readonly Star[] {
  return stars.filter((star) => (period === "all" ? !Number.isNaN(timeOf(star)) : yearOf(star) === period));
}
