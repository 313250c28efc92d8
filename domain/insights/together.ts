/**
 * "Together" are feelings that share a star, or follow each other within a day, more often than chance would have it.
 */

import type { Feelings } from "../feelings.ts";
import { binomialTail } from "./distributions.ts";
import { holm } from "./holm.ts";
import type { FeelingPair, Insights } from "./insights-data.ts";
import { neededForPairs } from "./limits.ts";
import type { ScoredStar } from "./scored-stars.ts";
import { surenessOf } from "./sureness.ts";

/** How often a pair occurs, and on how many days: what one day says over and over is no habit. */
const fewest = 5;
const level = 0.05;
/** Days: moods drift, and feelings of the same weeks are no news. */
const stratum = 28;

type Tally = {
  readonly first: string;
  readonly second: string;
  count: number;
  /** Number of days with the pair; `lastDay` is the latest of them. */
  days: number;
  lastDay: number;
  expected: number;
  trials: number;
};

/**
 * Each pair is tested by the binomial distribution against the count that chance expects among feelings of the same
 * weeks (shared) or of the same day (following). Holm's level holds for all possible pairs of the feelings that the
 * universe knows and of the person's own words.
 */
export function togetherOf(known: Feelings, stars: readonly ScoredStar[]): Insights["together"] {
  if (new Set(stars.map(({ day }) => day)).size < neededForPairs)
    return { shared: { claims: [] }, following: { claims: [] } };
  const size = possibleFeelings(known, stars);
  return {
    shared: { claims: claimsOf(sharedPairs(stars), (size * (size - 1)) / 2) },
    following: { claims: claimsOf(followingPairs(stars), size * (size - 1)) },
  };
}

/** Counts those that the universe knows, and the person's own words. */
function possibleFeelings(known: Feelings, stars: readonly ScoredStar[]): number {
  const possible = new Set(known.byId.keys());
  for (const { feelings } of stars) for (const feeling of feelings) possible.add(feeling);
  return possible.size;
}

function claimsOf(tallies: readonly Tally[], possible: number): readonly FeelingPair[] {
  const pValues = tallies.map(({ days, count, expected, trials }) =>
    days < fewest || count <= expected ? 1 : binomialTail(count, trials, Math.min(1, expected / trials)),
  );
  const judged = holm(pValues, level, possible);
  return tallies
    .flatMap(({ first, second, count, expected }, at) => {
      const { isClaim = false, adjustedP: chance = 1 } = judged[at] ?? {};
      return isClaim
        ? [{ first, second, count, expected, sureness: surenessOf(chance, isClaim), chance }]
        : [];
    })
    .sort(
      (one, other) =>
        other.count - one.count || (one.first + one.second < other.first + other.second ? -1 : 1),
    );
}

/** Twin stars. Chance draws the two feelings of each from all first and second feelings of its weeks. */
function sharedPairs(stars: readonly ScoredStar[]): readonly Tally[] {
  const tallies = new Tallies();
  const twins = stars.filter(({ feelings }) => feelings.length === 2);
  const origin = stars[0]?.day ?? 0;
  for (const some of Map.groupBy(twins, ({ day }) => Math.floor((day - origin) / stratum)).values()) {
    const firsts = countBy(some.map(({ feelings: [first = ""] }) => first));
    const seconds = countBy(some.map(({ feelings: [, second = ""] }) => second));
    // Both feelings of a star differ.
    let same = 0;
    for (const [feeling, count] of firsts) same += (count * (seconds.get(feeling) ?? 0)) / some.length ** 2;
    for (const [first, count] of firsts)
      for (const [second, other] of seconds) {
        if (first === second) continue;
        const tally = tallies.of(...inOrder(first, second));
        tally.expected += (count * other) / some.length / (1 - same);
      }
    for (const {
      day,
      feelings: [first = "", second = ""],
    } of some)
      tallies.add(...inOrder(first, second), day);
  }
  return tallies.all().map((tally) => ({ ...tally, trials: twins.length }));
}

/** Consecutive stars of a day, by their first feeling. Chance puts the stars of a day into any order. */
function followingPairs(stars: readonly ScoredStar[]): readonly Tally[] {
  const tallies = new Tallies();
  for (const [day, some] of Map.groupBy(stars, ({ day }) => day)) {
    const feelings = some.map(({ feelings: [first = ""] }) => first);
    const counts = countBy(feelings);
    for (const [first, count] of counts)
      for (const [second, other] of counts) {
        if (first === second) continue;
        const tally = tallies.of(first, second);
        // Each of the n − 1 steps has this pair with probability count · other / (n · (n − 1)).
        tally.expected += (count * other) / feelings.length;
        tally.trials += Math.min(count, other);
      }
    for (let at = 1; at < feelings.length; at++) {
      const [first = "", second = ""] = feelings.slice(at - 1, at + 1);
      if (first !== second) tallies.add(first, second, day);
    }
  }
  return tallies.all();
}

class Tallies {
  readonly #pairs = new Map<string, Map<string, Tally>>();

  of(first: string, second: string): Tally {
    const withFirst = this.#pairs.get(first) ?? new Map<string, Tally>();
    const known = withFirst.get(second);
    if (known) return known;
    const made = { first, second, count: 0, days: 0, lastDay: Number.NaN, expected: 0, trials: 0 };
    this.#pairs.set(first, withFirst.set(second, made));
    return made;
  }

  /** Days come in their order. */
  add(first: string, second: string, day: number) {
    const tally = this.of(first, second);
    tally.count += 1;
    if (tally.lastDay !== day) tally.days += 1;
    tally.lastDay = day;
  }

  all = () => [...this.#pairs.values()].flatMap((withFirst) => [...withFirst.values()]);
}

const inOrder = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one]);

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
