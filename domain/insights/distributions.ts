/** Probabilities and quantiles of the distributions that the insights need, by jStat. */

/// <reference path="./jstat.d.ts" />
import jstat from "jstat";
import type { Effect } from "./autoregression.ts";
import type { Finding } from "./insights-data.ts";

const { jStat } = jstat;

/** The quantile of Student's t distribution; `df` need not be whole. */
export const tQuantile = (probability: number, df: number): number => jStat.studentt.inv(probability, df);

/** The probability that a value of Student's t distribution is at least as far from zero, on both sides. */
export const twoSidedP = (t: number, df: number): number => 2 * jStat.studentt.cdf(-Math.abs(t), df);

/** The probability that a value of Student's t distribution is at least as large. */
export const oneSidedP = (t: number, df: number): number => jStat.studentt.cdf(-t, df);

/** The probability of `count` successes or more. */
export const binomialTail = (count: number, trials: number, probability: number): number =>
  count <= 0 ? 1 : 1 - jStat.binomial.cdf(count - 1, trials, probability);

/** The probability that a value of the F distribution is at least as large. */
export const upperF = (value: number, df1: number, df2: number): number =>
  1 - jStat.centralF.cdf(value, df1, df2);

/** An estimate and its standard error as a finding and its two-sided p-value. Without any error, only zero is no claim. */
export function judge({ estimate, se, df }: Effect): { finding: Finding; p: number } {
  const size = Math.max(se, 1e-12);
  const half = tQuantile(0.95, df) * size;
  const p = Math.abs(estimate) < 1e-9 ? 1 : twoSidedP(estimate / size, df);
  return {
    finding: {
      difference: estimate,
      low: estimate - half,
      high: estimate + half,
      signProbability: 1 - p / 2,
    },
    p,
  };
}
