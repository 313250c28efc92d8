/** Whether the days of one side have more of a thing: of a feeling, a tag, a part of the day, an exercise, or of yes. */

import { hypergeometricTail, judge } from "../insights/distributions.ts";
import type { Amount, DifferenceKind } from "./comparison-data.ts";
import { notApart, separation } from "./separation.ts";
import type { SideContrast } from "./side-contrast.ts";
import { degreesOf, isSeldom, leastSpells, spellsOf } from "./spells.ts";
import type { TwoSides } from "./two-sides.ts";

/** What was looked at, and how often chance alone would show as much of it. */
export type Tested = {
  readonly kind: DifferenceKind;
  readonly id: string;
  readonly first: Amount;
  readonly second: Amount;
  /** Whether the amounts are shares of a whole. */
  readonly isShare: boolean;
  readonly p: number;
  /** The degrees of freedom with which `p` was found. */
  readonly df: number;
  /** Whether it cannot be clear, however small `p` is: it came and went too seldom, or its memory is known too little. */
  readonly isNeverClear: boolean;
};

/** Days that have a thing, and days that do not have it with all of their stars: fewer say nothing about it. */
const leastDays = 5;
/** Fewer days than these on the smaller side are counted: their share is far from a normal distribution. */
const fewExpected = 10;

/**
 * `shares` are of the stars of each day. Null if too few days have the thing, or do not. What came in too few spells is
 * looked at, too: it is a difference if it is on all days of one side, and on none of the other.
 */
export function testShares(
  { kind, id }: Pick<Tested, "kind" | "id">,
  shares: Float64Array,
  { days, isFirst }: Pick<TwoSides, "days" | "isFirst">,
  contrast: SideContrast,
): Tested | null {
  const [first, second] = [tally(shares, isFirst, 1), tally(shares, isFirst, 0)];
  const [some, whole] = [first.some + second.some, first.whole + second.whole];
  // Days divide into those with some of it and those with none, or into those with it on every star and the others: the more even division is counted.
  const evener = evennessOf(some, shares) >= evennessOf(whole, shares) ? "some" : "whole";
  const hasIt = (share: number) => (evener === "some" ? share > 0 : share === 1);
  const spells = spellsOf(shares, hasIt);
  if (evennessOf(evener === "some" ? some : whole, shares) < leastDays) return null;
  const amountOf = ({ sum, some, of }: Tally): Amount => ({ value: sum / of, days: some, of });
  const tested = { kind, id, first: amountOf(first), second: amountOf(second), isShare: true };
  if (isSeparate(first, second) || isSeparate(second, first))
    return { ...tested, ...separation(days, isFirst) };
  if (spells < leastSpells) return { ...tested, ...notApart };
  const effect = contrast.differenceOf(shares);
  if (!effect) return null;
  const isSeen =
    (tested.first.value - tested.second.value) * effect.estimate > 0 &&
    (first.some / first.of - second.some / second.of) * effect.estimate > 0;
  const counted = countedP(first[evener], second[evener], first.of, second.of, effect.inflation);
  const df = degreesOf(effect.df, spells);
  const { p } = judge({ ...effect, df });
  return { ...tested, df, p: isSeen ? Math.max(p, counted) : 1, isNeverClear: isSeldom(shares, hasIt) };
}

const evennessOf = (count: number, { length }: Float64Array) => Math.min(count, length - count);

const isSeparate = (all: Tally, none: Tally) => all.some === all.of && none.some === 0;

/** The days of a side: how many there are, how many have some of a thing, how many have it with all of their stars, and the sum of their shares. */
type Tally = { of: number; some: number; whole: number; sum: number };

function tally(shares: Float64Array, isFirst: Float64Array, side: 0 | 1): Tally {
  const tally = { of: 0, some: 0, whole: 0, sum: 0 };
  for (let place = 0; place < shares.length; place++) {
    if (isFirst[place] !== side) continue;
    const share = shares[place] as number;
    tally.of += 1;
    tally.sum += share;
    if (share > 0) tally.some += 1;
    if (share === 1) tally.whole += 1;
  }
  return tally;
}

/**
 * How often chance would divide counts so unequally among the days of two sides, by Fisher's exact test (1935) with as many
 * fewer days as neighbouring days are alike; 0 where there are so many that their share is near a normal distribution.
 */
function countedP(
  first: number,
  second: number,
  ofFirst: number,
  ofSecond: number,
  inflation: number,
): number {
  const [found, of] = [first + second, ofFirst + ofSecond];
  const rarer = Math.min(found, of - found) / of;
  if ((Math.min(ofFirst, ofSecond) * rarer) / inflation >= fewExpected) return 0;
  const fewer = (count: number) => Math.round(count / inflation);
  const [one, other] = [fewer(first), fewer(second)];
  const [drawn, rest] = [Math.max(1, fewer(ofFirst)), Math.max(1, fewer(ofSecond))];
  const [all, marked] = [drawn + rest, one + other];
  const more = hypergeometricTail(one, all, marked, drawn);
  const less = hypergeometricTail(drawn - one, all, all - marked, drawn);
  return Math.min(1, 2 * Math.min(more, less));
}
