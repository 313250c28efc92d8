/** The row of a new star. */

import { hash, randomUUID } from "node:crypto";
import type { Position } from "#domain/placement.ts";
import { type NewMoodEntry, normalizeNote } from "#domain/records/star/mood-entry.ts";
import type { MoodEntryRow } from "../database/schema.ts";

/**
 * Identifies what a request says, for a repetition with the same id. It does not depend on the order of the fields, on
 * how a request says that a field is empty, or on the place that the client shows, which changes with the rest of the sky.
 */
export function hashContent({ position, ...content }: NewMoodEntry): string {
  const { note, isTwinStar, tags } = content;
  const said = { ...content, note: normalizeNote(note), isTwinStar: isTwinStar ?? 0, tags: tags ?? [] };
  const fields = Object.entries(said).filter(([, value]) => value != null);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return hash("sha256", JSON.stringify(fields), "base64url");
}

type StarParts = {
  userId: string;
  entry: NewMoodEntry;
  moment: Date;
  place: Position;
  ordinal: number;
  rank: number;
  /** The revision of the universe with this star. */
  revision: number;
  now: Date;
};

export const newStar = (parts: StarParts): MoodEntryRow => ({
  id: parts.entry.id ?? randomUUID(),
  userId: parts.userId,
  emotion: parts.entry.emotion,
  intensity: parts.entry.intensity,
  note: normalizeNote(parts.entry.note),
  timestamp: parts.moment,
  utcOffset: parts.entry.utcOffset ?? null,
  timeZone: parts.entry.timeZone ?? null,
  x: parts.place.x,
  y: parts.place.y,
  z: parts.place.z,
  ordinal: parts.ordinal,
  rank: parts.rank,
  isTwinStar: parts.entry.isTwinStar ?? 0,
  secondaryEmotion: parts.entry.secondaryEmotion ?? null,
  secondaryIntensity: parts.entry.secondaryIntensity ?? null,
  createdAt: parts.now,
  editedAt: null,
  deletedAt: null,
  revision: parts.revision,
  bodyHash: parts.entry.id == null ? null : hashContent(parts.entry),
  importId: null,
});
