/** The row of a new star, and the choice of its place. */

import { randomUUID } from "node:crypto";
import { type NewMoodEntry, normalizeNote } from "#domain/mood-entry.ts";
import {
  candidatePositions,
  isCloserThan,
  minStarSpacing,
  type Position,
  starSpacing,
} from "#domain/placement.ts";
import type { Db, MoodEntryRow } from "../database/schema.ts";
import { listPlacesNear } from "./queries.ts";

async function isFree(db: Db, userId: string, place: Position, distance: number): Promise<boolean> {
  const near = await listPlacesNear(db, userId, place, distance);
  return !near.some((taken) => isCloserThan(taken, place, distance));
}

/** The place that the client requested if no other star is too near, else the next free place of the layout. */
export async function choosePlace(
  db: Db,
  userId: string,
  { position, emotion }: NewMoodEntry,
  ordinal: number,
): Promise<Position> {
  if (position && (await isFree(db, userId, position, minStarSpacing))) return position;
  const places = candidatePositions(ordinal, emotion);
  let place = places.next().value;
  while (!(await isFree(db, userId, place, starSpacing))) place = places.next().value;
  return place;
}

type StarParts = {
  userId: string;
  entry: NewMoodEntry;
  place: Position;
  ordinal: number;
  /** The revision of the universe with this star. */
  revision: number;
  at: Date;
};

export const newStar = ({ userId, entry, place, ordinal, revision, at }: StarParts): MoodEntryRow => ({
  id: randomUUID(),
  userId,
  emotion: entry.emotion,
  intensity: entry.intensity,
  note: normalizeNote(entry.note),
  timestamp: at,
  utcOffset: null,
  timeZone: null,
  x: place.x,
  y: place.y,
  z: place.z,
  ordinal,
  rank: ordinal,
  isTwinStar: entry.isTwinStar ?? 0,
  secondaryEmotion: entry.secondaryEmotion ?? null,
  secondaryIntensity: entry.secondaryIntensity ?? null,
  createdAt: at,
  editedAt: null,
  deletedAt: null,
  revision,
  bodyHash: null,
});
