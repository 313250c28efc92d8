/** Days with a score: the mean of their stars, how many there are, and their tags. */

import type { ScoredStar } from "./scored-stars.ts";

export type DailyMean = {
  /** The number of the calendar day. */
  readonly day: number;
  readonly mean: number;
  readonly stars: number;
  /** The sum of squared distances from the mean. */
  readonly squares: number;
  readonly tags: ReadonlySet<string>;
};

/** Means in the order of the days; days without a score are left out. */
export function dailyMeans(stars: readonly ScoredStar[]): readonly DailyMean[] {
  const days = Map.groupBy(stars, ({ day }) => day);
  return [...days]
    .sort(([one], [other]) => one - other)
    .flatMap(([day, starsOfDay]) => {
      const scores = starsOfDay.flatMap(({ score }) => score ?? []);
      if (scores.length === 0) return [];
      const mean = meanOf(scores);
      const tags = new Set(starsOfDay.flatMap((star) => star.tags));
      return [{ day, mean, stars: scores.length, squares: sumOfSquares(scores, mean), tags }];
    });
}

/** The arithmetic mean of one or more numbers. */
export const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const sumOfSquares = (values: readonly number[], mean: number) =>
  values.reduce((sum, value) => sum + (value - mean) ** 2, 0);

/** Scores are decimals: what differs by less says the same, and is never divided by another such difference. */
export const negligible = 1e-9;
