import type { Insertable } from "kysely";
import type { Position } from "#domain/placement.ts";
import type { Db, MoodEntriesTable, MoodEntryRow } from "../database/schema.ts";

/** A star with the ids of its tags, in the order chosen. */
export type TaggedEntry = MoodEntryRow & { readonly tags: readonly string[] };

/** All stars outside the bin, oldest first. */
export async function listEntries(db: Db, userId: string): Promise<TaggedEntry[]> {
  const entries = await db
    .selectFrom("mood_entries")
    .selectAll()
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
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

function withTags(
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

/** Places of the user's stars outside the bin, in a cube around `place` with the half-width `reach`. */
export const listPlacesNear = (db: Db, userId: string, place: Position, reach: number) =>
  db
    .selectFrom("mood_entries")
    .select(["x", "y", "z"])
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .where((eb) => eb.between("x", place.x - reach, place.x + reach))
    .where((eb) => eb.between("y", place.y - reach, place.y + reach))
    .where((eb) => eb.between("z", place.z - reach, place.z + reach))
    .execute();

export const insertEntry = (db: Db, entry: Insertable<MoodEntriesTable>) =>
  db.insertInto("mood_entries").values(entry).returningAll().executeTakeFirstOrThrow();
