/** The choice of a star's place. */

import {
  candidatePositions,
  isCloserThan,
  minStarSpacing,
  type Position,
  type StarOrder,
  starSpacing,
} from "#domain/placement.ts";
import type { Db } from "../database/schema.ts";
import { listPlacesNear } from "./queries.ts";

/** What a place depends on. `requested` is the place that the client showed, or that the star had before. */
export type PlaceRequest = StarOrder & {
  readonly emotion: string;
  readonly requested: Position | null;
  /** The star itself if it is in the sky already, else null. */
  readonly except: string | null;
};

/** The requested place if no other star is too near, else the next free place of the layout. */
export async function choosePlace(
  db: Db,
  userId: string,
  { requested, emotion, except, ...order }: PlaceRequest,
): Promise<Position> {
  const isFree = async (place: Position, distance: number) => {
    const near = await listPlacesNear(db, userId, place, distance, except);
    return !near.some((taken) => isCloserThan(taken, place, distance));
  };
  if (requested && (await isFree(requested, minStarSpacing))) return requested;
  const places = candidatePositions(order, emotion);
  let place = places.next().value;
  while (!(await isFree(place, starSpacing))) place = places.next().value;
  return place;
}
