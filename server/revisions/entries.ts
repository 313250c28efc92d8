/** Stars as the API sends them, for every feature that replies with stars. */

import { canonicalEmotion } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Db, MoodEntryRow } from "../database/schema.ts";
import { visibleRevision } from "./visible.ts";

/** A star with the ids of its tags, in the order chosen. */
export type TaggedEntry = MoodEntryRow & { readonly tags: readonly string[] };

/** So few that reading and writing them takes some milliseconds, also with long notes. */
export const starsOfPage = 200;

type Key = Pick<MoodEntryRow, "timestamp" | "id">;

/** Up to `starsOfPage` stars outside the bin, oldest first: those after a star, or the first. */
export const listEntriesAfter = (db: Db, userId: string, after: Key | undefined) =>
  db
    .selectFrom("mood_entries")
    .selectAll()
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .where("revision", "<=", visibleRevision(userId))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("timestamp", "id"), ">", tuple(after?.timestamp ?? new Date(0), after?.id ?? "")),
      ),
    )
    .orderBy("timestamp")
    .orderBy("id")
    .limit(starsOfPage)
    .execute();

/** The tags of stars. */
export const listTagsOf = async (db: Db, userId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("mood_entry_tags")
        .select(["entryId", "tagId"])
        .where("userId", "=", userId)
        .where("entryId", "in", ids)
        .orderBy("entryId")
        .orderBy("position")
        .execute();

/** All stars outside the bin in pages, oldest first. To be read as of one moment (`readSnapshot`). */
export const pagesOfEntries = (db: Db, userId: string) =>
  pagesWithTags(db, userId, (after) => listEntriesAfter(db, userId, after));

/** Pages of stars with their tags; `list` reads the first, or the one after a star. */
export async function* pagesWithTags(
  db: Db,
  userId: string,
  list: (after: MoodEntryRow | undefined) => Promise<readonly MoodEntryRow[]>,
): AsyncGenerator<TaggedEntry[]> {
  for (let page = await list(undefined); page.length > 0; page = await list(page.at(-1))) {
    const ids = page.map(({ id }) => id);
    yield withTags(page, await listTagsOf(db, userId, ids));
    if (page.length < starsOfPage) return;
  }
}

const noTags: readonly string[] = [];

/** `rows` are the tags of the stars, in the order of their positions. */
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
