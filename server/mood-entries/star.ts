/** A star between its row, the wire and the sky. */

import { randomUUID } from "node:crypto";
import { currentEmotion } from "#domain/emotions.ts";
import { type MoodEntry, type NewMoodEntry, noteOrNull } from "#domain/mood-entry.ts";
import { closest, isNearer, type Position, placeStar, TakenPlaces } from "#domain/placement.ts";
import type { Db, MoodEntryRow } from "../database/schema.ts";
import { listPlaces, listPlacesNear } from "./queries.ts";

export function toMoodEntry(row: MoodEntryRow): MoodEntry {
  return {
    id: row.id,
    userId: row.userId,
    emotion: currentEmotion(row.emotion),
    intensity: row.intensity,
    note: row.note,
    timestamp: row.timestamp.toISOString(),
    x: row.x,
    y: row.y,
    z: row.z,
    isTwinStar: row.isTwinStar,
    secondaryEmotion: row.secondaryEmotion === null ? null : currentEmotion(row.secondaryEmotion),
    secondaryIntensity: row.secondaryIntensity,
  };
}

/** The place that the client showed when no other star is too near, else the next free one of the layout. */
export async function choosePlace(
  db: Db,
  userId: string,
  entry: NewMoodEntry,
  ordinal: number,
): Promise<Position> {
  const { position, emotion } = entry;
  if (position) {
    const near = await listPlacesNear(db, userId, position, closest);
    if (!near.some((taken) => isNearer(taken, position, closest))) return position;
  }
  return placeStar(ordinal, emotion, new TakenPlaces(await listPlaces(db, userId)));
}

export function newStar(userId: string, entry: NewMoodEntry, place: Position, timestamp: Date): MoodEntryRow {
  return {
    id: randomUUID(),
    userId,
    emotion: entry.emotion,
    intensity: entry.intensity,
    note: noteOrNull(entry.note),
    timestamp,
    x: place.x,
    y: place.y,
    z: place.z,
    isTwinStar: entry.isTwinStar ?? 0,
    secondaryEmotion: entry.secondaryEmotion ?? null,
    secondaryIntensity: entry.secondaryIntensity ?? null,
  };
}
