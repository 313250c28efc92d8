import type { Insertable } from "kysely";
import type { Db, ImportEntriesTable, ImportRow, ImportsTable, ImportTagsTable } from "../database/schema.ts";

const importsOf = (db: Db, userId: string) =>
  db.selectFrom("imports").selectAll().where("userId", "=", userId);

export const findImport = (db: Db, userId: string, id: string) =>
  importsOf(db, userId).where("id", "=", id).executeTakeFirst();

/** The import that is neither finished nor undone. */
export const findOpenImport = (db: Db, userId: string) =>
  importsOf(db, userId).where("finishedAt", "is", null).where("undoneAt", "is", null).executeTakeFirst();

/** Oldest first. */
export const listImports = (db: Db, userId: string) =>
  importsOf(db, userId).orderBy("openedAt").orderBy("id").execute();

/** Imports that were undone, and of which something may be left because the removal was interrupted. */
export const listUncleared = (db: Db, userId: string) =>
  db
    .selectFrom("imports")
    .select("id")
    .where("userId", "=", userId)
    .where("undoneAt", "is not", null)
    .where("clearedAt", "is", null)
    .execute();

/** Forgets the imports beyond the latest `most` that are over; what those have added stays, and cannot be undone any more. */
export async function deleteOldestClosed(db: Db, userId: string, most: number) {
  const oldest = await db
    .selectFrom("imports")
    .select("id")
    .where("userId", "=", userId)
    .where((eb) =>
      eb.or([
        eb("clearedAt", "is not", null),
        eb.and([eb("finishedAt", "is not", null), eb("undoneAt", "is", null)]),
      ]),
    )
    .orderBy("openedAt", "desc")
    .orderBy("id")
    .offset(most)
    .limit(most)
    .execute();
  const ids = oldest.map(({ id }) => id);
  if (ids.length > 0)
    await db.deleteFrom("imports").where("userId", "=", userId).where("id", "in", ids).execute();
}

/** Open imports of all users that were opened at `until` or earlier. */
export const listOpenSince = (db: Db, until: Date) =>
  db
    .selectFrom("imports")
    .select(["userId", "id"])
    .where("finishedAt", "is", null)
    .where("undoneAt", "is", null)
    .where("openedAt", "<=", until)
    .execute();

export const insertImport = (db: Db, row: Insertable<ImportsTable>) =>
  db.insertInto("imports").values(row).returningAll().executeTakeFirstOrThrow();

export const updateImport = (
  db: Db,
  { userId, id }: Pick<ImportRow, "userId" | "id">,
  columns: Partial<
    Pick<
      ImportRow,
      "added" | "known" | "corrected" | "publishedAs" | "isRestore" | "finishedAt" | "undoneAt" | "clearedAt"
    >
  >,
) =>
  db
    .updateTable("imports")
    .set(columns)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function countBinned(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("mood_entries")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("userId", "=", userId)
    .where("deletedAt", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of the keys an import has added. */
export async function listKnownKeys(db: Db, userId: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom("import_keys")
    .select("key")
    .where("userId", "=", userId)
    .where("key", "in", keys)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

export type OfImport = { readonly userId: string; readonly importId: string };

const sentBy = (db: Db, { userId, importId }: OfImport) =>
  db.selectFrom("import_entries").where("userId", "=", userId).where("importId", "=", importId);

/** Which of the keys the import has sent already. */
export async function listSentKeys(db: Db, of: OfImport, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await sentBy(db, of).select("key").where("key", "in", keys).execute();
  return new Set(rows.map(({ key }) => key));
}

export const insertSent = (db: Db, rows: readonly Insertable<ImportEntriesTable>[]) =>
  db.insertInto("import_entries").values(rows).execute();

/** The entries to add after a key, in the order of their keys. */
export const listSentAfter = (db: Db, of: OfImport, after: string, limit: number) =>
  sentBy(db, of)
    .select(["key", "timestamp", "emotion", "content"])
    .where("key", ">", after)
    .orderBy("key")
    .limit(limit)
    .execute();

/** The whole entries of these keys that are not added yet. */
export const listContents = (db: Db, of: OfImport, keys: readonly string[]) =>
  sentBy(db, of)
    .select(["key", "content"])
    .where("key", "in", keys)
    .where("content", "is not", null)
    .execute();

export const deleteSent = (db: Db, { userId, importId }: OfImport, keys: readonly string[]) =>
  db
    .deleteFrom("import_entries")
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .where("key", "in", keys)
    .execute();

export const listImportTags = (db: Db, { userId, importId }: OfImport) =>
  db
    .selectFrom("import_tags")
    .selectAll()
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .orderBy("id")
    .execute();

export const insertImportTags = (db: Db, rows: readonly Insertable<ImportTagsTable>[]) =>
  db
    .insertInto("import_tags")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["userId", "importId", "id"]).doNothing())
    .execute();

export const updateImportTag = (
  db: Db,
  { userId, importId, id }: OfImport & { readonly id: string },
  columns: { tagId: string; isNew: 0 | 1 },
) =>
  db
    .updateTable("import_tags")
    .set(columns)
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .where("id", "=", id)
    .execute();

/** Forgets the names of the tags that an import has sent. The universe has them by then, and a removed one is nowhere. */
export const forgetTagNames = (db: Db, { userId, importId }: OfImport) =>
  db
    .updateTable("import_tags")
    .set({ name: "", sealed: null, nameKey: null })
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .execute();

/** Whether the import has created a tag. */
export const hasNewTags = async (db: Db, { userId, id }: Pick<ImportRow, "userId" | "id">) =>
  (await db
    .selectFrom("import_tags")
    .select("id")
    .where("userId", "=", userId)
    .where("importId", "=", id)
    .where("isNew", "=", 1)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const deleteImportTags = (db: Db, { userId, importId }: OfImport) =>
  db.deleteFrom("import_tags").where("userId", "=", userId).where("importId", "=", importId).execute();

/** The tags of the universe, archived ones too. */
export const listTagNames = (db: Db, userId: string) =>
  db.selectFrom("tags").select(["id", "nameKey"]).where("userId", "=", userId).execute();

/** Which of the tags no star has, in the sky or in the bin. */
export async function listUnusedTags(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("tags")
    .select("id")
    .where("userId", "=", userId)
    .where("id", "in", ids)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("mood_entry_tags")
            .select("tagId")
            .where("mood_entry_tags.userId", "=", userId)
            .whereRef("mood_entry_tags.tagId", "=", "tags.id"),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export const reviseTags = (db: Db, userId: string, ids: readonly string[], revision: number) =>
  db.updateTable("tags").set({ revision }).where("userId", "=", userId).where("id", "in", ids).execute();

/** Keys of an import, with the stars that they have added. */
export const listKeysOf = (db: Db, { userId, importId }: OfImport, limit: number) =>
  db
    .selectFrom("import_keys")
    .select(["key", "entryId", "correction"])
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .limit(limit)
    .execute();

export const deleteKeys = (db: Db, userId: string, keys: readonly string[]) =>
  db.deleteFrom("import_keys").where("userId", "=", userId).where("key", "in", keys).execute();

/** The keys stay known, and belong to no import any more. */
export const detachKeys = (db: Db, userId: string, keys: readonly string[]) =>
  db
    .updateTable("import_keys")
    .set({ importId: null })
    .where("userId", "=", userId)
    .where("key", "in", keys)
    .execute();
