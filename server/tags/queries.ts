import type { Db } from "../database/schema.ts";

/** `nameKey` is what `tagNameKey` returns. */
export const findTagByName = (db: Db, userId: string, nameKey: string) =>
  db
    .selectFrom("tags")
    .selectAll()
    .where("userId", "=", userId)
    .where("nameKey", "=", nameKey)
    .executeTakeFirst();

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
