/** Whether the days of one side were brighter: the difference of their means, with errors that follow each other. */

import { judge } from "../insights/distributions.ts";
import { surenessOf } from "../insights/sureness.ts";
import type { Brightness } from "./comparison-data.ts";
import { plausibility, sideContrast } from "./side-contrast.ts";
import type { TwoSides } from "./two-sides.ts";

/** Chance alone gives a claim with this probability. */
const level = 0.05;
/** The longest wait that is named, in days. */
const longestWait = 365;

/** `means` are of the days of both sides. Null if the sides cannot be told from what is beside them. */
export function brightnessOf({ days, isFirst, beside }: TwoSides, means: Float64Array): Brightness | null {
  const effect = sideContrast(days, isFirst, beside, plausibility.ofOne).differenceOf(means);
  if (!effect) return null;
  const { finding, p, intervalAt } = judge(effect);
  const drawn = intervalAt(level);
  const count = isFirst.reduce((sum, value) => sum + value, 0);
  const excess = (drawn.high - drawn.low) / 2 / Math.abs(effect.estimate);
  return {
    ...finding,
    ...{ sureness: surenessOf(p, p <= level), chance: p, drawn },
    moreDays: p <= level ? 0 : daysToWait(count, days.length - count, excess),
  };
}

/** How many more days each of two counts needs until an error of the size of both shrinks to 1 / `excess`; null beyond a year. */
function daysToWait(one: number, other: number, excess: number): number | null {
  const variance = (more: number) => 1 / (one + more) + 1 / (other + more);
  for (let more = 1; more <= longestWait; more++)
    if (variance(more) * excess * excess <= variance(0)) return more;
  return null;
}
