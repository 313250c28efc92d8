/** Whether a tracker had higher values on the days of one side. */

import { meanOf } from "../insights/daily-means.ts";
import { judge } from "../insights/distributions.ts";
import type { TrackedDays } from "../insights/measured-days.ts";
import type { Amount } from "./comparison-data.ts";
import { notApart, separation } from "./separation.ts";
import { type Tested, testShares } from "./share-difference.ts";
import { plausibility, sideContrast } from "./side-contrast.ts";
import { degreesOf, leastSpells, spellsOf } from "./spells.ts";
import type { Places } from "./things-of-days.ts";
import { someDays, type TwoSides } from "./two-sides.ts";

export type ComparedTracker = TrackedDays & { readonly isYesNo: boolean };

/** Days with a value: on each side, and on both. */
const leastMeasured = { side: 5, both: 20 };

/**
 * Compares the days that have a value, for one of `count` trackers. Values count by their order, so that one slip of the pen
 * does not.
 */
export function testTracker(
  tracker: ComparedTracker,
  sides: TwoSides,
  places: Places,
  count: number,
): Tested | null {
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
  const contrast = sideContrast(own.days, own.isFirst, own.beside, plausibility.ofTrackers(count));
  if (tracker.isYesNo) return testShares(thing, Float64Array.from(values), own, contrast);
  const amountOf = (some: readonly number[]): Amount => ({
    ...{ value: meanOf(some), days: some.length, of: some.length },
  });
  const tested = { ...thing, first: amountOf(first), second: amountOf(second), isShare: false };
  if (areSeparated(first, second)) return { ...tested, ...separation(own.days, own.isFirst) };
  const ordered = ranks(values);
  // Days with a higher value than is usual on their side.
  const spells = spellsOf(withoutMeans(ordered, own.isFirst), (place) => place > 0);
  if (spells < leastSpells) return { ...tested, ...notApart };
  const effect = contrast.differenceOf(ordered);
  if (!effect) return null;
  const isSeen = (tested.first.value - tested.second.value) * effect.estimate > 0;
  const df = degreesOf(effect.df, spells);
  // What a person measures can wander for weeks, and a journal of months hardly shows that: values that overlap are not clear.
  const isNeverClear = Math.min(...first) <= Math.max(...second) && Math.min(...second) <= Math.max(...first);
  return { ...tested, df, p: isSeen ? judge({ ...effect, df }).p : 1, isNeverClear };
}

/** Whether all days of one side have one value, and all of the other another. */
const areSeparated = (first: readonly number[], second: readonly number[]) =>
  new Set(first).size === 1 && new Set(second).size === 1 && first[0] !== second[0];

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

/** Values less the mean of those of their side. */
function withoutMeans(values: Float64Array, isFirst: Float64Array): Float64Array {
  const ofSide = (side: number) => values.filter((_, at) => isFirst[at] === side);
  const means = [meanOf([...ofSide(0)]), meanOf([...ofSide(1)])];
  return values.map((value, at) => value - (means[isFirst[at] ?? 0] ?? 0));
}
