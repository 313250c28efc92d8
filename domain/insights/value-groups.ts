/** The days of a tracker in a few groups of values, and in two halves: what a claim looks like in the days themselves. */

import { meanOf, sumOfSquares } from "./daily-means.ts";
import { tQuantile } from "./distributions.ts";
import type { ValueGroup } from "./insights-data.ts";

/** The mean of the stars of a day, and the value that goes with it: as it was measured, and standardized. */
export type MeasuredDay = {
  readonly day: number;
  readonly mean: number;
  readonly value: number;
  readonly standard: number;
};

/** Days of a group, where there are as many. */
const leastDays = 5;
/** Three groups, four from 45 days on, and five from 90. */
const groupsOf = (days: number) => (days < 45 ? 3 : days < 90 ? 4 : 5);

/**
 * Groups of about equal size in the order of their values; days of one value are in one group. The interval of a mean
 * takes the variance within the groups, and that days of a group which are near each other are alike, by `phi` to the power
 * of their distance.
 */
export function valueGroups(days: readonly MeasuredDay[], phi: number): readonly ValueGroup[] {
  const groups = split(days);
  const means = groups.map((some) => meanOf(some.map(({ mean }) => mean)));
  const squares = groups.map((some, at) =>
    sumOfSquares(
      some.map(({ mean }) => mean),
      means[at] ?? 0,
    ),
  );
  const df = days.length - groups.length;
  const variance = squares.reduce((sum, square) => sum + square, 0) / Math.max(1, df);
  const quantile = tQuantile(0.95, Math.max(1, df));
  return groups.map((some, at) => {
    const half = quantile * Math.sqrt(variance / independentDays(some, phi));
    const mean = means[at] ?? 0;
    const [from, to] = [some[0]?.value ?? 0, some.at(-1)?.value ?? 0];
    return { from, to, days: some.length, mean, low: mean - half, high: mean + half };
  });
}

function split(days: readonly MeasuredDay[]): MeasuredDay[][] {
  const byValue = [...Map.groupBy(days, ({ value }) => value)].sort(([one], [other]) => one - other);
  const groups: MeasuredDay[][] = [];
  let [current, rest, left] = [[] as MeasuredDay[], days.length, groupsOf(days.length)];
  for (const [, some] of byValue) {
    current.push(...some);
    const after = rest - current.length;
    if (left < 2 || after < leastDays || current.length < Math.max(leastDays, rest / left)) continue;
    groups.push(current);
    [current, rest, left] = [[], after, left - 1];
  }
  return current.length > 0 ? [...groups, current] : groups;
}

/** Counts the independent days whose mean would be as exact as that of these days. */
function independentDays(days: readonly MeasuredDay[], phi: number): number {
  const order = days.map(({ day }) => day).sort((one, other) => one - other);
  let [before, shared] = [0, 0];
  for (const [at, day] of order.entries()) {
    if (at > 0) before = (before + 1) * phi ** (day - (order[at - 1] ?? 0));
    shared += before;
  }
  return days.length ** 2 / (days.length + 2 * shared);
}

/**
 * The days above one of the values and the others, as nearly equal in number as the values allow; null for one value. The
 * two are so far `apart` in standardized values, and their stars have this `difference`.
 */
export function halvesOf(days: readonly MeasuredDay[]) {
  const sorted = days.toSorted((one, other) => one.value - other.value || one.day - other.day);
  const cuts = sorted.flatMap((one, at) =>
    one.value < (sorted[at + 1]?.value ?? one.value) ? [at + 1] : [],
  );
  const middle = sorted.length / 2;
  const [cut] = cuts.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || one - other);
  if (cut === undefined) return null;
  const [below, above] = [sorted.slice(0, cut), sorted.slice(cut)];
  const between = (read: (day: MeasuredDay) => number) => meanOf(above.map(read)) - meanOf(below.map(read));
  return {
    value: below.at(-1)?.value ?? 0,
    ...{ daysAbove: above.length, daysBelow: below.length },
    apart: between(({ standard }) => standard),
    difference: between(({ mean }) => mean),
  };
}
