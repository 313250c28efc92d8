/** Probabilities and quantiles of the distributions that the insights need. */

import type { Effect } from "./autoregression.ts";
import { betaShare, logGamma } from "./incomplete-beta.ts";
import type { Finding, Interval } from "./insights-data.ts";

/** The probability that a value of Student's t distribution is at least as far from zero, on both sides; `df` need not be whole. */
export const twoSidedP = (t: number, df: number): number => betaShare(df / (df + t * t), df / 2, 0.5);

/** The probability that a value of Student's t distribution is at least as large. */
export const oneSidedP = (t: number, df: number): number =>
  t > 0 ? twoSidedP(t, df) / 2 : 1 - twoSidedP(t, df) / 2;

/** The quantile of Student's t distribution, by halves: for probabilities from 10⁻¹² to 1 − 10⁻¹². */
export function tQuantile(probability: number, df: number): number {
  if (probability < 0.5) return -tQuantile(1 - probability, df);
  let [low, high] = [0, 1];
  while (oneSidedP(high, df) > 1 - probability) [low, high] = [high, 2 * high];
  while (high - low > 1e-12 * high) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (oneSidedP(middle, df) > 1 - probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The probability of `count` successes or more. */
export const binomialTail = (count: number, trials: number, probability: number): number =>
  count <= 0 ? 1 : count > trials ? 0 : betaShare(probability, count, trials - count + 1);

/** The probability of `count` marked ones or more among `drawn` of `all`, of which `marked` are marked. */
export function hypergeometricTail(count: number, all: number, marked: number, drawn: number): number {
  const least = Math.max(count, 0, marked + drawn - all);
  const ways = (from: number, some: number) =>
    logGamma(from + 1) - logGamma(some + 1) - logGamma(from - some + 1);
  let [sum, term] = [0, 0];
  for (let at = least; at <= Math.min(marked, drawn); at++) {
    term =
      at === least
        ? Math.exp(ways(marked, at) + ways(all - marked, drawn - at) - ways(all, drawn))
        : (term * (marked - at + 1) * (drawn - at + 1)) / (at * (all - marked - drawn + at));
    sum += term;
  }
  return Math.min(1, sum);
}

/** The probability that a value of the F distribution is at least as large. */
export const upperF = (value: number, df1: number, df2: number): number =>
  value <= 0 ? 1 : betaShare(df2 / (df2 + df1 * value), df2 / 2, df1 / 2);

/** `intervalAt` bounds the true difference so that it misses it with the probability `alpha`. */
export type Judged = {
  readonly finding: Finding;
  readonly p: number;
  readonly intervalAt: (alpha: number) => Interval;
};

/** An estimate and its standard error as a finding and its two-sided p-value. Without any error, only zero is no claim. */
export function judge({ estimate, se, df }: Effect): Judged {
  const size = Math.max(se, 1e-12);
  const intervalAt = (alpha: number) => {
    const half = tQuantile(1 - alpha / 2, df) * size;
    return { low: estimate - half, high: estimate + half };
  };
  const p = Math.abs(estimate) < 1e-9 ? 1 : twoSidedP(estimate / size, df);
  return {
    finding: {
      difference: estimate,
      ...intervalAt(0.1),
      signProbability: 1 - p / 2,
    },
    ...{ p, intervalAt },
  };
}
