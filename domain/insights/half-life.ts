/** How long a mood lasts: the half-life of an Ornstein–Uhlenbeck process that is observed with noise. */

import type { Insights } from "./insights-data.ts";

type Observation = { readonly moment: number; readonly score: number };

/** The latest stars: a mood of years ago says little, and the time stays bounded. */
const mostStars = 1_000;
const hourMs = 3_600_000;
/** Half-lives from half an hour to 60 days, in equal ratios. */
const halfLives = Array.from({ length: 40 }, (_, at) => 0.5 * (60 * 48) ** (at / 39));
/** The share of the variance that is noise of single stars. */
const noises = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** Half the 90 % quantile of chi-squared with one degree of freedom. */
const drop = 2.7055 / 2;

/**
 * The mood returns to its mean at the rate θ per hour; its half-life is ln 2 / θ. Times between stars may differ: a model
 * in discrete steps would be biased by them (de Haan-Rietdijk et al. 2017, Frontiers in Psychology 8, 1849). `low` and
 * `high` bound the hours with 90 % by the profile of the likelihood. Null if the stars do not bound it on both sides.
 */
export function halfLifeOf(all: readonly Observation[]): Insights["steadiness"]["halfLife"] {
  const stars = all.slice(-mostStars);
  const profile = halfLives.map((hours) =>
    Math.max(...noises.map((noise) => likelihood(stars, hours, noise))),
  );
  const best = Math.max(...profile);
  if (!Number.isFinite(best)) return null;
  const peak = profile.indexOf(best);
  const inside = profile.map((value) => best - value <= drop);
  const low = inside.indexOf(true);
  const high = inside.lastIndexOf(true);
  if (low === 0 || high === halfLives.length - 1) return null;
  const at = (index: number) => halfLives[index] ?? 0;
  return { hours: at(peak), low: at(low - 1), high: at(high + 1), stars: stars.length };
}

/** What a filter knows of one series after some stars: the expected value and its variance, as shares of the process. */
type Belief = { value: number; unit: number; variance: number };

/**
 * The logarithmic likelihood without constants, by a Kalman filter; mean and variance of the process are those that
 * maximize it. The filter runs on the scores and on a series of ones, so that the best mean follows by regression.
 */
function likelihood(stars: readonly Observation[], halfLife: number, noise: number): number {
  const rate = Math.LN2 / halfLife / hourMs;
  const belief: Belief = { value: 0, unit: 0, variance: 1 - noise };
  let [logs, scoreSquares, products, unitSquares] = [0, 0, 0, 0];
  let last = stars[0]?.moment ?? 0;
  for (const { moment, score } of stars) {
    const kept = Math.exp(-rate * (moment - last));
    last = moment;
    belief.value *= kept;
    belief.unit *= kept;
    belief.variance = kept * kept * belief.variance + (1 - noise) * (1 - kept * kept);
    const total = Math.max(belief.variance + noise, 1e-9);
    const surprise = score - belief.value;
    const unitSurprise = 1 - belief.unit;
    logs += Math.log(total);
    scoreSquares += (surprise * surprise) / total;
    products += (surprise * unitSurprise) / total;
    unitSquares += (unitSurprise * unitSurprise) / total;
    const gain = belief.variance / total;
    belief.value += gain * surprise;
    belief.unit += gain * unitSurprise;
    belief.variance *= 1 - gain;
  }
  const squares = scoreSquares - (products * products) / Math.max(unitSquares, 1e-9);
  return -(logs + stars.length * Math.log(Math.max(squares, 1e-12))) / 2;
}
