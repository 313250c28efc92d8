/** Whole skies: lays one out again, and finds the ranks of one whose places are known. */

import { candidatePositions, OccupiedPositions, type Position, rankAt } from "./placement.ts";
import { minRankSpacing } from "./rank.ts";

/** A star in the order of the moments; its place in that order becomes its rank. */
export type StarToPlace = { readonly ordinal: number; readonly emotion: string };

/**
 * The positions of all stars of a sky, in their order, one at a time, so that the caller can pause. A position depends
 * only on the stars before it.
 */
export function* layOutSky(stars: Iterable<StarToPlace>): Generator<Position & { readonly rank: number }> {
  const occupied = new OccupiedPositions();
  let rank = 0;
  for (const { ordinal, emotion } of stars) {
    const candidates = candidatePositions({ ordinal, rank }, emotion);
    let place = candidates.next().value;
    while (!occupied.isFree(place)) place = candidates.next().value;
    occupied.add(place);
    yield { ...place, rank };
    rank += 1;
  }
}

/** Leaves room for stars between two others. */
const leastDistance = 16 * minRankSpacing;

/**
 * Ranks for stars whose places are known, in the order of their moments: ascending, and each near the rank of its
 * distance from the centre. Distances are not in that order everywhere, because places vary.
 */
export function ranksOfPlaces(places: readonly Pick<Position, "x" | "z">[]): number[] {
  const ranks = places.map(({ x, z }) => rankAt(Math.hypot(x, z)));
  const before = runningMost(ranks, Math.max);
  const after = runningMost(ranks.toReversed(), Math.min).reverse();
  return ranks.map((_, at) => ((before[at] ?? 0) + (after[at] ?? 0)) / 2 + at * leastDistance);
}

function runningMost(numbers: readonly number[], most: (one: number, other: number) => number): number[] {
  let found = numbers[0] ?? 0;
  return numbers.map((number) => {
    found = most(found, number);
    return found;
  });
}
