/** Groups of neighbouring values with round bounds: the bars of a distribution, and the steps of colours. */

import type { Tracker } from "../records/tracker/tracker.ts";

/** Values from `from` until before `until`. They are called `low` to `high`, which are the same where it is one whole number. */
export type Bin = {
  readonly from: number;
  readonly until: number;
  readonly low: number;
  readonly high: number;
};

type Measure = Pick<Tracker, "kind" | "min" | "max" | "step">;

/** The rare values beyond these shares of all are in the first and the last group, so that one slip does not empty the others. */
const rare = 0.01;

/** Minutes. */
const durations = [5, 10, 15, 30, 60, 120, 180, 240, 360, 720, 1440];

/** 1, 2 and 5 with any number of zeros, from `least` on. */
function* roundWidths(least: number): Generator<number, never> {
  for (let power = Math.floor(Math.log10(least)); ; power++)
    for (const digit of [1, 2, 5]) {
      const width = Number(`${digit}e${power}`);
      if (width >= least * (1 - 1e-9)) yield width;
    }
}

function* widthsOf({ kind, step }: Measure, reach: number): Generator<number> {
  if (kind === "duration") yield* durations.filter((width) => width >= (step ?? 0));
  if (kind === "scale") for (const times of [1, 2, 5, 10]) yield times * (step ?? 1);
  yield* roundWidths(kind === "number" ? Math.max(step ?? 0, reach / 1_000, 1e-6) : (step ?? 1));
}

/** Whether groups are whole numbers, and not the space between two of them. */
const isWhole = ({ kind }: Measure, values: readonly number[]) =>
  kind === "scale" || kind === "yes-no" || (kind === "count" && values.every(Number.isInteger));

/**
 * Makes at most `most` groups of equal width, in order, from the smallest value to the largest; those of a scale reach over
 * all of it, and those of a count begin with 0. Without values there are none.
 */
export function binsOf(tracker: Measure, values: readonly number[], most: number): readonly Bin[] {
  if (values.length === 0) return [];
  if (tracker.kind === "yes-no") return [0, 1].map((value) => wholeBin(value, value, 1));
  const [low, high] = reachOf(tracker, values);
  const unit = isWhole(tracker, values) ? (tracker.kind === "scale" ? (tracker.step ?? 1) : 1) : 0;
  // One value alone is called by itself, and not by the space beside it.
  if (unit === 0 && values.every((value) => value === low))
    return [{ from: low, until: low + 1, low, high: low }];
  for (const width of widthsOf(tracker, high - low)) {
    // The lowest value of a scale begins its first group.
    const origin = tracker.kind === "scale" ? low : 0;
    const [first, last] = [low, high].map((value) => Math.floor((value - origin) / width + 1e-9));
    const count = (last ?? 0) - (first ?? 0) + 1;
    if (count > most) continue;
    return Array.from({ length: count }, (_, at) => {
      const from = tidy(origin + ((first ?? 0) + at) * width);
      const end = tidy(from + width - unit);
      // A scale has no values beyond its ends.
      if (unit > 0)
        return { ...wholeBin(from, end, unit), high: tracker.kind === "scale" ? Math.min(end, high) : end };
      return { from, until: tidy(from + width), low: from, high: tidy(from + width) };
    });
  }
  return [];
}

const tidy = (value: number) => Number(value.toFixed(6)) + 0;

/** A mean between two whole numbers belongs to the nearer one. */
const wholeBin = (low: number, high: number, unit: number): Bin => ({
  ...{ low, high, from: tidy(low - unit / 2), until: tidy(high + unit / 2) },
});

function reachOf({ kind, min, max }: Measure, values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  if (kind === "scale") return [Math.min(min ?? at(0), at(0)), Math.max(max ?? at(1), at(1))];
  const usual = [at(rare), at(1 - rare)] as const;
  // Where nearly all values are one, the rare ones make the groups.
  const [low, high] = usual[0] < usual[1] ? usual : [at(0), at(1)];
  return kind === "count" ? [Math.min(0, low), high] : [low, high];
}

/** The place of a value among groups; one beyond them is in the nearest. `bins` are one or more. */
export function binAt(bins: readonly Bin[], value: number): number {
  const { from, until } = bins[0] as Bin;
  const at = Math.floor((value - from) / (until - from) + 1e-9);
  return Math.min(bins.length - 1, Math.max(0, at));
}

/** How many of the values each group has. */
export function countInBins(bins: readonly Bin[], values: readonly number[]): readonly number[] {
  const counts = bins.map(() => 0);
  if (bins.length > 0)
    for (const value of values) counts[binAt(bins, value)] = (counts[binAt(bins, value)] ?? 0) + 1;
  return counts;
}

/** How far a value is between the first and the last group, 0 to 1: how much it glows. A single group is in the middle. */
export const shareOf = (bins: readonly Bin[], value: number): number =>
  bins.length < 2 ? 0.5 : binAt(bins, value) / (bins.length - 1);
