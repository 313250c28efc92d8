import type { Db, TagRow } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

export const listTags = async (db: Db, userId: string, ids: readonly string[]): Promise<TagRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom("tags").selectAll().where("userId", "=", userId).where("id", "in", ids).execute();

/** Gives a revision to the stars that have a tag, those in the bin too; those of an import become visible when it finishes. */
export const reviseEntriesWithTags = (db: Db, userId: string, tagIds: readonly string[], revision: number) =>
  db
    .updateTable("mood_entries")
    .set({ revision })
    .where("userId", "=", userId)
    .where("revision", "<=", visibleRevision(userId))
    .where("id", "in", (eb) =>
      eb
        .selectFrom("mood_entry_tags")
        .select("entryId")
        .where("userId", "=", userId)
        .where("tagId", "in", tagIds),
    )
    .execute();
