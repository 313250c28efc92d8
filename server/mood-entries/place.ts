/** The choice of a star's place. */

import {
  candidatePositions,
  isCloserThan,
  minStarSpacing,
  OccupiedPositions,
  type Position,
  type StarOrder,
  starSpacing,
} from "#domain/placement.ts";
import type { Db } from "../database/schema.ts";
import { readFeelingsOf } from "../records/feelings.ts";
import { listPlacesNear } from "./queries.ts";

/** What a place depends on. `requested` is the place that the client showed, or that the star had before. */
export type PlaceRequest = StarOrder & {
  readonly emotion: string;
  readonly requested: Position | null;
  /** The star itself if it is in the sky already, else null. */
  readonly except: string | null;
};

/** The requested place if no other star is too near, else the next free place of the layout. */
export async function choosePlace(db: Db, userId: string, request: PlaceRequest): Promise<Position> {
  const { requested, except } = request;
  if (requested) {
    const near = await listPlacesNear(db, userId, requested, minStarSpacing, except);
    if (!near.some((taken) => isCloserThan(taken, requested, minStarSpacing))) return requested;
  }
  return findFreePlace(db, userId, request);
}

/**
 * Where stars are dense, thousands of places are taken: so the stars around the first place are read into memory, and
 * more of them when a place is further away.
 */
async function findFreePlace(db: Db, userId: string, { emotion, except, ...order }: PlaceRequest) {
  const places = candidatePositions(await readFeelingsOf(db, userId, [emotion]), order, emotion);
  const first = places.next().value;
  let reach = starSpacing;
  const readStars = async () => new OccupiedPositions(await listPlacesNear(db, userId, first, reach, except));
  let stars = await readStars();
  for (let place = first; ; place = places.next().value) {
    const needed = largestDifference(first, place) + starSpacing;
    if (needed > reach) {
      reach = 2 * needed;
      stars = await readStars();
    }
    if (stars.isFree(place)) return place;
  }
}

const largestDifference = (one: Position, other: Position) =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y), Math.abs(one.z - other.z));
