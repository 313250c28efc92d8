/** What differs between the days of two sides: everything that they have is looked at, and chance is judged over all of it. */

import { meanOf } from "../insights/daily-means.ts";
import { hypergeometricTail, judge } from "../insights/distributions.ts";
import { holm } from "../insights/holm.ts";
import type { TrackedDays } from "../insights/measured-days.ts";
import { surenessOf } from "../insights/sureness.ts";
import type { Amount, Difference, DifferenceKind } from "./comparison-data.ts";
import { type SideContrast, sideContrast } from "./side-contrast.ts";
import { type Places, sharesOf, type Thing } from "./things-of-days.ts";
import { someDays, type TwoSides } from "./two-sides.ts";

export type ComparedTracker = TrackedDays & { readonly isYesNo: boolean };

/** Days that have a thing, and days that do not have it with all of their stars: fewer say nothing about it. */
const leastDays = 5;
/** It comes and goes so often: what lasted for one spell says nothing about chance. */
const leastSpells = 3;
/** Days with a value of a tracker: on each side, and on both. */
const leastMeasured = { side: 5, both: 20 };
/** Fewer days than these on the smaller side are counted: their share is far from a normal distribution. */
const fewExpected = 10;
/** Any false difference may occur with this probability. */
const level = 0.05;

type Tested = {
  readonly kind: DifferenceKind;
  readonly id: string;
  readonly first: Amount;
  readonly second: Amount;
  readonly p: number;
};

export function differencesOf(
  sides: TwoSides,
  places: Places,
  things: readonly Thing[],
  trackers: readonly ComparedTracker[],
): { readonly more: readonly Difference[]; readonly less: readonly Difference[]; readonly looked: number } {
  const contrast = sideContrast(sides.days, sides.isFirst, sides.beside);
  const tested = [
    ...things.flatMap((thing) => testShares(thing, sharesOf(thing), sides.isFirst, contrast) ?? []),
    ...trackers.flatMap((tracker) => testTracker(tracker, sides, places) ?? []),
  ];
  const claims = byHolm(tested);
  const isMore = ({ first, second }: Difference) => first.value > second.value;
  return {
    more: claims.filter(isMore),
    less: claims.filter((claim) => !isMore(claim)),
    looked: tested.length,
  };
}

function byHolm(tested: readonly Tested[]): readonly Difference[] {
  const ordered = tested.toSorted(
    (one, other) => one.p - other.p || (one.kind + one.id < other.kind + other.id ? -1 : 1),
  );
  const judged = holm(
    ordered.map(({ p }) => p),
    level,
  );
  return ordered.flatMap(({ p, ...difference }, at) => {
    const { isClaim = false, adjustedP = 1 } = judged[at] ?? {};
    const sureness = surenessOf(adjustedP, isClaim);
    return sureness === "chance" ? [] : [{ ...difference, sureness }];
  });
}

/** Null if too few days have it, or do not. */
function testShares(
  { kind, id }: Pick<Thing, "kind" | "id">,
  values: Float64Array,
  isFirst: Float64Array,
  contrast: SideContrast,
): Tested | null {
  const [first, second] = [tally(values, isFirst, 1), tally(values, isFirst, 0)];
  const [some, whole] = [first.some + second.some, first.whole + second.whole];
  if (Math.min(some, values.length - whole) < leastDays || spellsOf(values, some) < leastSpells) return null;
  const effect = contrast.differenceOf(values);
  if (!effect) return null;
  const amountOf = ({ sum, some, of }: Tally): Amount => ({ value: sum / of, days: some, of });
  const tested = { kind, id, first: amountOf(first), second: amountOf(second) };
  const isSeen =
    (tested.first.value - tested.second.value) * effect.estimate > 0 &&
    (first.some / first.of - second.some / second.of) * effect.estimate >= 0;
  if (!isSeen) return { ...tested, p: 1 };
  const p = Math.max(
    judge(effect).p,
    countedP(first.some, second.some, first.of, second.of, effect.inflation),
    countedP(first.of - first.whole, second.of - second.whole, first.of, second.of, effect.inflation),
  );
  return { ...tested, p };
}

/** How often days that have it follow a day without, or the reverse if more days have it. */
function spellsOf(values: Float64Array, some: number): number {
  const isRare = 2 * some <= values.length;
  let [spells, wasIn] = [0, false];
  for (let place = 0; place < values.length; place++) {
    const isIn = isRare ? values[place] !== 0 : values[place] !== 1;
    if (isIn && !wasIn) spells += 1;
    wasIn = isIn;
  }
  return spells;
}

/** Of the days of a side: how many there are, have some of it, have it with all of their stars, and the sum of their shares. */
type Tally = { of: number; some: number; whole: number; sum: number };

function tally(values: Float64Array, isFirst: Float64Array, side: 0 | 1): Tally {
  const tally = { of: 0, some: 0, whole: 0, sum: 0 };
  for (let place = 0; place < values.length; place++) {
    if (isFirst[place] !== side) continue;
    const value = values[place] as number;
    tally.of += 1;
    tally.sum += value;
    if (value > 0) tally.some += 1;
    if (value === 1) tally.whole += 1;
  }
  return tally;
}

/**
 * How often chance would divide counts so unequally among the days of two sides, by Fisher's exact test (1935) with as many
 * fewer days as neighbouring days are alike; 0 where there are so many that nobody needs to count.
 */
function countedP(
  first: number,
  second: number,
  ofFirst: number,
  ofSecond: number,
  inflation: number,
): number {
  const share = (first + second) / (ofFirst + ofSecond);
  if ((Math.min(ofFirst, ofSecond) * share) / inflation >= fewExpected) return 0;
  const fewer = (count: number) => Math.round(count / inflation);
  const [one, other] = [fewer(first), fewer(second)];
  const [drawn, rest] = [Math.max(1, fewer(ofFirst)), Math.max(1, fewer(ofSecond))];
  const [all, marked] = [drawn + rest, one + other];
  const more = hypergeometricTail(one, all, marked, drawn);
  const less = hypergeometricTail(drawn - one, all, all - marked, drawn);
  return Math.min(1, 2 * Math.min(more, less));
}

/** On the days that have a value. Values count by their order, so that one slip of the pen does not. */
function testTracker(tracker: ComparedTracker, sides: TwoSides, places: Places): Tested | null {
  const measured = [...tracker.values]
    .flatMap(([day, value]) => {
      const place = places.get(day);
      return place === undefined ? [] : [{ place, value }];
    })
    .sort((one, other) => one.place - other.place);
  const values = measured.map(({ value }) => value);
  const own = someDays(
    sides,
    measured.map(({ place }) => place),
  );
  const ofSide = (side: 0 | 1) => values.filter((_, at) => own.isFirst[at] === side);
  const [first, second] = [ofSide(1), ofSide(0)];
  if (Math.min(first.length, second.length) < leastMeasured.side || values.length < leastMeasured.both)
    return null;
  const thing = { kind: "tracker", id: tracker.trackerId } as const;
  const contrast = sideContrast(own.days, own.isFirst, own.beside);
  if (tracker.isYesNo) return testShares(thing, Float64Array.from(values), own.isFirst, contrast);
  const effect = new Set(values).size > 1 ? contrast.differenceOf(ranks(values)) : null;
  if (!effect) return null;
  const amountOf = (some: readonly number[]): Amount => ({
    ...{ value: meanOf(some), days: some.length, of: some.length },
  });
  const [one, other] = [amountOf(first), amountOf(second)];
  const isSeen = (one.value - other.value) * effect.estimate > 0;
  return { ...thing, first: one, second: other, p: isSeen ? judge(effect).p : 1 };
}

/** The place of each value among all in their order, 0 to 1; equal values share the middle of theirs. */
function ranks(values: readonly number[]): Float64Array {
  const sorted = Float64Array.from(values).sort();
  const places = new Map<number, { first: number; last: number }>();
  for (const [place, value] of sorted.entries()) {
    const known = places.get(value);
    if (known) known.last = place;
    else places.set(value, { first: place, last: place });
  }
  return Float64Array.from(values, (value) => {
    const { first, last } = places.get(value) ?? { first: 0, last: 0 };
    return (first + last + 1) / 2 / values.length;
  });
}
