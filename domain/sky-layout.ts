/** Whole skies: lays one out again, and finds the ranks of one whose places are known. */

import type { Feelings } from "./feelings.ts";
import {
  candidatePositions,
  minStarSpacing,
  OccupiedPositions,
  type Position,
  rankAt,
  type StarOrder,
} from "./placement.ts";
import { minRankSpacing } from "./rank.ts";

/** A star in the order of the moments; its place in that order becomes its rank. */
export type StarToPlace = { readonly ordinal: number; readonly emotion: string };

/**
 * The positions of all stars of a sky, in their order, one at a time, so that the caller can pause. A position depends
 * only on the stars before it.
 */
export function* layOutSky(
  feelings: Feelings,
  stars: Iterable<StarToPlace>,
): Generator<Position & { readonly rank: number }> {
  const occupied = new OccupiedPositions();
  let rank = 0;
  for (const { ordinal, emotion } of stars) {
    yield { ...takeFreePlace(feelings, occupied, { ordinal, rank }, emotion), rank };
    rank += 1;
  }
}

function takeFreePlace(
  feelings: Feelings,
  occupied: OccupiedPositions,
  order: StarOrder,
  emotion: string,
): Position {
  const candidates = candidatePositions(feelings, order, emotion);
  let place = candidates.next().value;
  while (!occupied.isFree(place)) place = candidates.next().value;
  occupied.add(place);
  return place;
}

/** A star of a sky that was somewhere before. One in the bin takes no place. */
export type PlacedStar = StarToPlace & { readonly place: Position; readonly isInSky: boolean };

/**
 * The positions of the stars of a sky whose places are known, in the order of their moments: their own, except for a star
 * whose place an earlier one has, which gets the next free place at its distance from the centre. Yields null for work in
 * between, so that the caller can pause.
 */
export function* keepSky(
  feelings: Feelings,
  stars: readonly PlacedStar[],
): Generator<(Position & { readonly rank: number }) | null, void> {
  const occupied = new OccupiedPositions();
  const crowded = new Set<PlacedStar>();
  for (const star of stars) {
    if (!star.isInSky) continue;
    if (occupied.isFree(star.place, minStarSpacing)) occupied.add(star.place);
    else crowded.add(star);
    yield null;
  }
  const ranks = ranksOfPlaces(stars.map(({ place }) => place));
  for (const [at, star] of stars.entries()) {
    const rank = ranks[at] ?? at;
    const { x, y, z } = crowded.has(star)
      ? takeFreePlace(feelings, occupied, { ordinal: star.ordinal, rank }, star.emotion)
      : star.place;
    yield { x, y, z, rank };
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
