/** Steadiness: how much the score changes from star to star within a day, and how long a mood lasts. */

import { halfLifeOf } from "./half-life.ts";
import type { Insights } from "./insights-data.ts";
import { neededForHalfLife } from "./limits.ts";
import type { ScoredStar } from "./scored-stars.ts";

/**
 * The root of the mean squared successive difference over consecutive stars of one day (von Neumann et al. 1941), as
 * Dejonckheere et al. 2019, Nature Human Behaviour 3, 478–491, use it; last 90 days.
 */
export function steadinessOf(stars: readonly ScoredStar[], today: number): Insights["steadiness"] {
  const scored = stars.flatMap(({ day, moment, score }) => (score === null ? [] : [{ day, moment, score }]));
  let [squares, pairs] = [0, 0];
  for (const [at, star] of scored.entries()) {
    const before = scored[at - 1];
    if (before?.day !== star.day || star.day <= today - 90) continue;
    squares += (star.score - before.score) ** 2;
    pairs += 1;
  }
  return {
    rmssd: pairs > 0 ? Math.sqrt(squares / pairs) : null,
    pairs,
    halfLife: scored.length < neededForHalfLife ? null : halfLifeOf(scored),
  };
}
