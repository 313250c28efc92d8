/** The row of a star that an import adds. */

import { randomUUID } from "node:crypto";
import type { ImportedEntry } from "#domain/imports.ts";
import { normalizeNote } from "#domain/mood-entry.ts";
import type { ImportRow, MoodEntryRow } from "../database/schema.ts";
import type { PlacedEntry } from "./sky-plan.ts";

/** `content` is JSON of an entry without its key; `tags` are ids that the import uses. */
export function importedStar(
  content: string,
  { x, y, z, rank, ordinal }: PlacedEntry,
  { userId, id: importId, publishedAs }: ImportRow,
  now: number,
): { star: MoodEntryRow; tags: readonly string[] } {
  const entry = JSON.parse(content) as Omit<ImportedEntry, "key">;
  const star: MoodEntryRow = {
    ...{ id: randomUUID(), userId, importId, x, y, z, rank, ordinal },
    ...{ emotion: entry.emotion, intensity: entry.intensity, note: normalizeNote(entry.note) },
    timestamp: new Date(Math.min(Date.parse(entry.timestamp), now)),
    ...{ utcOffset: entry.utcOffset ?? null, timeZone: entry.timeZone ?? null },
    isTwinStar: entry.isTwinStar ?? 0,
    secondaryEmotion: entry.secondaryEmotion ?? null,
    secondaryIntensity: entry.secondaryIntensity ?? null,
    ...{ createdAt: new Date(now), editedAt: null, deletedAt: null, bodyHash: null },
    revision: publishedAs ?? 0,
  };
  return { star, tags: entry.tags ?? [] };
}
