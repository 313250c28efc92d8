/** Rhythm: the week by weekdays and parts of the day. */

import { regress } from "./autoregression.ts";
import { type DailyMean, meanOf, negligible, sumOfSquares } from "./daily-means.ts";
import { constant, indicator, mondayFirst, slowCosines } from "./day-columns.ts";
import { dayQuarters, quarterOf } from "./day-quarters.ts";
import { judge } from "./distributions.ts";
import { holm } from "./holm.ts";
import type { Insights, RhythmCell, WeekdayFinding } from "./insights-data.ts";
import { neededForWeekdays as neededDays } from "./limits.ts";
import type { ScoredStar } from "./scored-stars.ts";
import { stateFinding } from "./stated-finding.ts";

/** Stricter than the 10 % of the bound: the errors' memory is estimated, too. */
const level = 0.05;
const weekdays = [0, 1, 2, 3, 4, 5, 6];
const parts = [...dayQuarters.keys()];

export function rhythmOf(stars: readonly ScoredStar[], days: readonly DailyMean[]): Insights["rhythm"] {
  const weekdays = weekdayFindings(days);
  return {
    cells: cellsOf(stars),
    claims: weekdays.filter(({ sureness }) => sureness !== "chance"),
    unsure: weekdays.filter(({ sureness }) => sureness === "chance"),
  };
}

/**
 * Means shrunk toward the mean of all stars by empirical Bayes: a cell with few stars says little about its hours. The
 * weight of a cell is n / (n + variance within cells / variance between cells). Source: Efron and Morris 1975, Journal
 * of the American Statistical Association 70, 311–319.
 */
function cellsOf(stars: readonly ScoredStar[]): readonly RhythmCell[] {
  const byCell = Map.groupBy(stars, ({ day, hour }) => mondayFirst(day) * parts.length + quarterOf(hour));
  const groups = weekdays.flatMap((weekday) =>
    parts.map((part) => {
      const some = byCell.get(weekday * parts.length + part) ?? [];
      return { weekday, part, scores: some.flatMap(({ score }) => score ?? []) };
    }),
  );
  const all = groups.flatMap(({ scores }) => scores);
  if (all.length === 0) return groups.map(({ weekday, part }) => ({ weekday, part, stars: 0, mean: null }));
  const filled = groups.filter(({ scores }) => scores.length > 0);
  const overall = meanOf(all);
  const within = filled.reduce((sum, { scores }) => sum + sumOfSquares(scores, meanOf(scores)), 0);
  const variance = within / Math.max(1, all.length - filled.length);
  const between = betweenVariance(filled, overall, variance, all.length);
  return groups.map(({ weekday, part, scores }) => {
    const weight = between > negligible ** 2 ? scores.length / (scores.length + variance / between) : 0;
    const mean = scores.length === 0 ? null : overall + weight * (meanOf(scores) - overall);
    return { weekday, part, stars: scores.length, mean };
  });
}

/**
 * Estimates the variance by the method of moments: what the squares between cells exceed those that chance gives
 * them.
 */
function betweenVariance(
  cells: readonly { readonly scores: readonly number[] }[],
  overall: number,
  within: number,
  total: number,
): number {
  const squares = cells.reduce((sum, { scores }) => sum + scores.length * (meanOf(scores) - overall) ** 2, 0);
  const effective = total - cells.reduce((sum, { scores }) => sum + scores.length ** 2, 0) / total;
  return effective > 0 ? Math.max(0, (squares - (cells.length - 1) * within) / effective) : 0;
}

/** Each weekday against the others, by the regression of autoregression.ts. */
function weekdayFindings(days: readonly DailyMean[]): readonly WeekdayFinding[] {
  const regression = regress(
    days.map(({ day }) => day),
    Float64Array.from(days, ({ mean }) => mean),
    [constant(days.length), ...slowCosines(days)],
  );
  const tested = weekdays.flatMap((weekday) => {
    const column = indicator(days, ({ day }) => mondayFirst(day) === weekday);
    const count = column.reduce((sum, value) => sum + value, 0);
    if (Math.min(count, days.length - count) < neededDays) return [];
    const effect = regression?.effectOf(column);
    if (!effect) return [];
    return [{ ...judge(effect), weekday, days: count }];
  });
  const judged = holm(
    tested.map(({ p }) => p),
    level,
  );
  return judged.map(({ adjustedP, isClaim, alpha }, at) => {
    const { finding, weekday, days, intervalAt } = tested[at] as (typeof tested)[number];
    return stateFinding({ ...finding, weekday, days }, { adjustedP, isClaim, interval: intervalAt(alpha) });
  });
}
