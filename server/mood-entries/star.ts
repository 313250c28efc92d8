/** The row of a new star. */

import { hash, randomUUID } from "node:crypto";
import type { Position } from "#domain/placement.ts";
import { contentAfter } from "#domain/records/content.ts";
import { starFields } from "#domain/records/star/fields.ts";
import { type NewMoodEntry, normalizeNote } from "#domain/records/star/mood-entry.ts";
import type { MoodEntryRow } from "../database/schema.ts";
import { columnsOf } from "../records/kept-kind.ts";

/**
 * Identifies what a request says, for a repetition with the same id. It does not depend on the order of the fields, on
 * how a request says that a field is empty, or on the place that the client shows, which changes with the rest of the sky.
 * Of a sealed note it has that there is one: the same words, sealed twice, are two texts.
 */
export function hashContent({ position, sealed, ...content }: NewMoodEntry): string {
  const { note, isTwinStar, tags, keptOutOfLetters } = content;
  const said = {
    ...{ ...content, note: normalizeNote(note), isTwinStar: isTwinStar ?? 0, tags: tags ?? [] },
    sealed: sealed == null ? null : true,
    // Stars of before the field have a hash without it.
    keptOutOfLetters: keptOutOfLetters || null,
  };
  const fields = Object.entries(said).filter(([, value]) => value != null);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return hash("sha256", JSON.stringify(fields), "base64url");
}

type StarParts = {
  userId: string;
  entry: NewMoodEntry;
  /** The entry with the feelings that the star gets. */
  felt: NewMoodEntry;
  moment: Date;
  place: Position;
  ordinal: number;
  rank: number;
  /** The revision of the universe with this star. */
  revision: number;
  now: Date;
};

export function newStar({ entry, felt, moment, place, now, ...given }: StarParts): MoodEntryRow {
  const { tags: _, ...content } = columnsOf(contentAfter(starFields, {}, felt));
  return {
    ...{ ...content, sealed: content.sealed ?? null, ...given, x: place.x, y: place.y, z: place.z },
    id: entry.id ?? randomUUID(),
    ...{ timestamp: moment, createdAt: now, editedAt: null, deletedAt: null, importId: null },
    bodyHash: entry.id == null ? null : hashContent(entry),
  };
}
