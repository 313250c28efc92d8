/** Stars as the API sends them, for every feature that replies with stars. */

import { canonicalEmotion } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Db, MoodEntryRow } from "../database/schema.ts";
import { visibleRevision } from "./visible.ts";

/** A star with the ids of its tags, in the order chosen. */
export type TaggedEntry = MoodEntryRow & { readonly tags: readonly string[] };

/** All stars outside the bin, oldest first. */
export async function listEntries(db: Db, userId: string): Promise<TaggedEntry[]> {
  const entries = await db
    .selectFrom("mood_entries")
    .selectAll()
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .where("revision", "<=", visibleRevision(userId))
    .orderBy("timestamp")
    .orderBy("id")
    .execute();
  return withTags(entries, await listEntryTags(db, userId));
}

/** The tags of all stars of a universe. */
const listEntryTags = (db: Db, userId: string) =>
  db
    .selectFrom("mood_entry_tags")
    .select(["entryId", "tagId"])
    .where("userId", "=", userId)
    .orderBy("entryId")
    .orderBy("position")
    .execute();

const noTags: readonly string[] = [];

/** `rows` are the tags of the stars, in the order of their positions. */
export function withTags(
  entries: readonly MoodEntryRow[],
  rows: readonly { entryId: string; tagId: string }[],
): TaggedEntry[] {
  const tags = new Map<string, string[]>();
  for (const { entryId, tagId } of rows) {
    const known = tags.get(entryId);
    if (known) known.push(tagId);
    else tags.set(entryId, [tagId]);
  }
  return entries.map((entry) => ({ ...entry, tags: tags.get(entry.id) ?? noTags }));
}

export const toMoodEntry = (row: TaggedEntry): MoodEntry => ({
  id: row.id,
  userId: row.userId,
  emotion: canonicalEmotion(row.emotion),
  intensity: row.intensity,
  note: row.note,
  timestamp: row.timestamp.toISOString(),
  x: row.x,
  y: row.y,
  z: row.z,
  isTwinStar: row.isTwinStar,
  secondaryEmotion: row.secondaryEmotion === null ? null : canonicalEmotion(row.secondaryEmotion),
  secondaryIntensity: row.secondaryIntensity,
  utcOffset: row.utcOffset,
  timeZone: row.timeZone,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  tags: [...row.tags],
  revision: row.revision,
});
