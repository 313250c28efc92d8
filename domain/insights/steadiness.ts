/** Steadiness: how much the score changes from star to star within a day, and how long a mood lasts. */

import { halfLifeOf } from "./half-life.ts";
import type { Insights } from "./insights-data.ts";
import { neededForHalfLife } from "./limits.ts";
import type { ScoredStar } from "./scored-stars.ts";

/**
 * The root of the mean squared successive difference over consecutive stars of one day (von Neumann et al. 1941), as
 * Dejonckheere et al. 2019, Nature Human Behaviour 3, 478–491, use it; last 90 days. A day is that of each star's own
 * clock: on a journey, a star of another day can be between two of this one.
 */
export function steadinessOf(stars: readonly ScoredStar[], today: number): Insights["steadiness"] {
  const scored = stars.flatMap(({ day, moment, score }) => (score === null ? [] : [{ day, moment, score }]));
  const lastScores = new Map<number, number>();
  let [squares, pairs] = [0, 0];
  for (const { day, score } of scored) {
    if (day <= today - 90) continue;
    const before = lastScores.get(day);
    lastScores.set(day, score);
    if (before === undefined) continue;
    squares += (score - before) ** 2;
    pairs += 1;
  }
  return {
    rmssd: pairs > 0 ? Math.sqrt(squares / pairs) : null,
    pairs,
    halfLife: scored.length < neededForHalfLife ? null : halfLifeOf(scored),
  };
}
