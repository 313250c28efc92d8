/** Lays out a whole sky again. */

import { candidatePositions, OccupiedPositions, type Position } from "./placement.ts";

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
