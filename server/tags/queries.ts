import type { Insertable } from "kysely";
import type { Db, TagRow, TagsTable } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

const tagsOf = (db: Db, userId: string) => db.selectFrom("tags").where("userId", "=", userId);

/** `nameKey` is what `tagNameKey` returns. */
export const findTagByName = (db: Db, userId: string, nameKey: string) =>
  tagsOf(db, userId).selectAll().where("nameKey", "=", nameKey).executeTakeFirst();

/** Archived tags count too. */
export async function countTags(db: Db, userId: string): Promise<number> {
  const { count } = await tagsOf(db, userId)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertTag = (db: Db, tag: Insertable<TagsTable>) =>
  db.insertInto("tags").values(tag).returningAll().executeTakeFirstOrThrow();

export const updateTag = (
  db: Db,
  { userId, id }: Pick<TagRow, "userId" | "id">,
  columns: Pick<TagRow, "name" | "nameKey" | "kind" | "isArchived" | "revision">,
) =>
  db
    .updateTable("tags")
    .set(columns)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Removes a tag, also from its stars. */
export const deleteTagRow = (db: Db, userId: string, id: string) =>
  db.deleteFrom("tags").where("userId", "=", userId).where("id", "=", id).execute();

/** Gives a revision to the stars that have a tag, those in the bin too; those of an import become visible when it finishes. */
export const touchEntriesWithTag = (db: Db, userId: string, tagId: string, revision: number) =>
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
        .where("tagId", "=", tagId),
    )
    .execute();

type Merge = { readonly userId: string; readonly from: string; readonly into: string };

/** Where a star has both tags, `into` gets the first of their two positions. */
export const moveToFirstPosition = (db: Db, { userId, from, into }: Merge) =>
  db
    .updateTable("mood_entry_tags")
    .from("mood_entry_tags as merged")
    .set((eb) => ({ position: eb.ref("merged.position") }))
    .where("mood_entry_tags.userId", "=", userId)
    .where("mood_entry_tags.tagId", "=", into)
    .where("merged.userId", "=", userId)
    .where("merged.tagId", "=", from)
    .whereRef("merged.entryId", "=", "mood_entry_tags.entryId")
    .whereRef("merged.position", "<", "mood_entry_tags.position")
    .execute();

/** Where a star has only `from`, it gets `into` at the same position. */
export const replaceTagOfEntries = (db: Db, { userId, from, into }: Merge) =>
  db
    .updateTable("mood_entry_tags")
    .set({ tagId: into })
    .where("userId", "=", userId)
    .where("tagId", "=", from)
    .where("entryId", "not in", (eb) =>
      eb
        .selectFrom("mood_entry_tags as kept")
        .select("kept.entryId")
        .where("kept.userId", "=", userId)
        .where("kept.tagId", "=", into),
    )
    .execute();
