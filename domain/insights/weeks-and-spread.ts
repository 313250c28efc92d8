/** What the page calls weather: the mean of each week with the range of what its silent days may hide, and how widely days vary. */

import { dateOfDay, mondayOf } from "../calendar.ts";
import { type DailyMean, meanOf, negligible, sumOfSquares } from "./daily-means.ts";
import { tQuantile } from "./distributions.ts";
import type { Insights, Week } from "./insights-data.ts";
import { neededForSpread } from "./limits.ts";

/** The most pleasant and unpleasant score of a day. */
export const scoreBound = 0.95;

/**
 * What is assumed before the journal shows it, with the weight of so many comparisons: the variance of the days of a
 * week, and the share of it that comes from single stars rather than from the day.
 */
const assumed = { variance: 0.08, starShare: 0.3, weight: 4 };

type WeekOfDays = readonly [monday: number, days: readonly DailyMean[]];

/**
 * The band holds the mean of all seven days of a week with 80 %. A week with n days of seven is a sample without
 * replacement, so the error has the variance of days · (1/n − 1/7) (Cochran 1977, Sampling Techniques, 2.6), and the
 * noise of single stars is added to it. Both variances are pooled over all weeks.
 */
export function weeksAndSpreadOf(days: readonly DailyMean[], today: number): Insights["weather"] {
  const weeks: WeekOfDays[] = [...Map.groupBy(days, ({ day }) => mondayOf(day))];
  const variances = pooledVariances(weeks);
  return {
    weeks: weeks.map((week) => weekOf(week, variances)),
    spread: spreadOf(days.filter(({ day }) => day > today - 90)),
  };
}

type Variances = { readonly day: number; readonly star: number; readonly df: number };

function pooledVariances(weeks: readonly WeekOfDays[]): Variances {
  const { weight, starShare } = assumed;
  let [squares, df, starSquares, starDf, shares, count] = [0, 0, 0, 0, 0, 0];
  for (const [, days] of weeks) {
    squares += sumOfSquares(
      days.map(({ mean }) => mean),
      meanOf(days.map(({ mean }) => mean)),
    );
    df += days.length - 1;
    for (const day of days) {
      starSquares += day.squares;
      starDf += day.stars - 1;
      shares += 1 / day.stars;
      count += 1;
    }
  }
  const week = (squares + weight * assumed.variance) / (df + weight);
  const star = (starSquares + weight * starShare * week) / (starDf + weight);
  const noise = Math.min(week, (star * shares) / Math.max(count, 1));
  return { day: week - noise, star: Math.min(star, week * (count / Math.max(shares, 1))), df: df + weight };
}

function weekOf([monday, days]: WeekOfDays, { day, star, df }: Variances): Week {
  const mean = meanOf(days.map((one) => one.mean));
  const noise = days.reduce((sum, { stars }) => sum + star / stars, 0) / days.length ** 2;
  const half = tQuantile(0.9, df) * Math.sqrt(Math.max(0, day * (1 / days.length - 1 / 7)) + noise);
  return {
    start: dateOfDay(monday),
    days: days.length,
    mean,
    low: Math.max(-scoreBound, mean - half),
    high: Math.min(scoreBound, mean + half),
  };
}

function spreadOf(days: readonly DailyMean[]): Insights["weather"]["spread"] {
  if (days.length < neededForSpread) return null;
  const means = days.map(({ mean }) => mean);
  const mean = meanOf(means);
  const sd = Math.sqrt(sumOfSquares(means, mean) / (means.length - 1));
  if (sd < negligible) return { days: days.length, sd: 0, relative: 0 };
  return { days: days.length, sd, relative: Math.min(1, sd / largestSd(mean, means.length)) };
}

/**
 * The largest standard deviation that `count` values between the bounds can have with this mean: all but one lie on a
 * bound. Source: Mestdagh et al. 2018, Psychological Methods 23, 690–707.
 */
function largestSd(mean: number, count: number): number {
  const atTop = Math.min(count - 1, Math.floor(((mean + scoreBound) * count) / (2 * scoreBound)));
  const atBottom = count - 1 - atTop;
  const last = count * mean - (atTop - atBottom) * scoreBound;
  const squares = atTop * (scoreBound - mean) ** 2 + atBottom * (scoreBound + mean) ** 2 + (last - mean) ** 2;
  return Math.sqrt(squares / (count - 1));
}
