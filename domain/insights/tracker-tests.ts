/**
 * The tests of one tracker: does the mood of a day go along with its value of that day, or of the day before? The regression
 * of day-regression.ts, with the standardized values as a column, beside those of the other of the two days.
 */

import type { Regression } from "./autoregression.ts";
import type { JudgedDays } from "./day-regression.ts";
import { type Judged, judge, oneSidedP } from "./distributions.ts";
import type { Finding, MeasureFinding, MeasureTooEarly, StatedFinding } from "./insights-data.ts";
import { neededForMeasures } from "./limits.ts";
import { type Column, columnOf, otherDays, standardized, type TrackedDays } from "./measured-days.ts";
import { halvesOf, valueGroups } from "./value-groups.ts";

/** Days on which the value is another than the most frequent one. */
const neededOtherDays = 10;
/** Values of which all else explains all but this share cannot be told from it. */
const leastFree = 0.05;

/** `isSeen`: whether the days themselves show the difference, and the reverse is no clearer. */
export type TestedMeasure = {
  readonly finding: Finding & Omit<MeasureFinding, keyof StatedFinding>;
  readonly p: number;
  readonly intervalAt: Judged["intervalAt"];
  readonly isSeen: boolean;
};

type Tests = { readonly tested: readonly TestedMeasure[]; readonly tooEarly: MeasureTooEarly | null };

/** `isWhole`: with the groups of days, and with the order of value and mood, which an earlier journal need not show. */
export function testTracker(judged: JudgedDays, tracked: TrackedDays, isWhole: boolean): Tests {
  const values = standardized(tracked, judged.today);
  const at = (ago: number) => columnOf(judged.days, values, ago);
  const [same, before, after] = [at(0), at(1), at(-1)];
  const { trackerId } = tracked;
  const results = [
    testLag(judged, tracked, { lag: 0, own: same, other: before, after }, isWhole),
    testLag(judged, tracked, { lag: 1, own: before, other: same, after }, isWhole),
  ];
  const tested = results.filter((result) => typeof result === "object");
  if (tested.length > 0) return { tested, tooEarly: null };
  const [why] = results as readonly ("count" | "constant" | "bound")[];
  const counts = { trackerId, days: Math.max(same.count, before.count), needed: neededForMeasures };
  return { tested, tooEarly: why === "count" || why === undefined ? counts : { ...counts, why } };
}

type Lagged = {
  readonly lag: 0 | 1;
  readonly own: Column;
  readonly other: Column;
  /** The values of the day after. */
  readonly after: Column;
};

/** A finding, or why there is none: too few days, values that hardly change, or that are bound to weekdays or slow changes. */
function testLag(
  judged: JudgedDays,
  tracked: TrackedDays,
  { lag, own, other, after }: Lagged,
  isWhole: boolean,
): TestedMeasure | "count" | "constant" | "bound" {
  if (own.count < neededForMeasures || !judged.regression) return "count";
  if (otherDays(own) < neededOtherDays) return "constant";
  const regression = judged.regression.beside([own.missing, other.missing, other.values]);
  const effect = regression.effectOf(own.values);
  if (!effect || effect.free < leastFree) return "bound";
  const { finding, p, intervalAt } = judge(effect);
  const counts = { trackerId: tracked.trackerId, lag, days: own.count };
  const plain = { ...finding, ...counts, groups: [], halves: null };
  if (!isWhole) return { finding: plain, p, intervalAt, isSeen: true };
  const reverse = reverseP(regression, own, after, Math.sign(effect.estimate));
  const days = judged.days.flatMap(({ day, mean }, at) => {
    const value = tracked.values.get(day - lag);
    return value === undefined ? [] : [{ day, value, mean, standard: own.values[at] ?? 0 }];
  });
  const halves = halvesOf(days);
  const between = halves && effect.estimate * halves.apart;
  return {
    finding: {
      ...plain,
      groups: valueGroups(days, regression.phi),
      halves: halves && {
        ...{ value: halves.value, daysAbove: halves.daysAbove, daysBelow: halves.daysBelow },
        between: between ?? 0,
      },
    },
    // What foretells the next day must do so more clearly than it follows the day before.
    p: lag === 1 ? Math.max(p, reverse) : p,
    intervalAt,
    isSeen: halves !== null && halves.difference * effect.estimate > 0 && reverse <= 0.5,
  };
}

/**
 * The p-value of "the value that the tracker has a day later goes along with the mood at least as much": then it follows
 * moods, or shows the same as the stars do, and only seems to lead because days are alike. The two columns are compared by
 * the coefficient of their difference, beside their sum. Source: Sims 1972, American Economic Review 62, 540–552.
 */
function reverseP(regression: Regression, own: Column, after: Column, sign: number): number {
  const sum = own.values.map((value, at) => value + (after.values[at] ?? 0));
  const difference = own.values.map((value, at) => value - (after.values[at] ?? 0));
  const effect = regression.beside([after.missing, sum]).effectOf(difference);
  return effect ? oneSidedP((sign * effect.estimate) / Math.max(effect.se, 1e-12), effect.df) : 1;
}
