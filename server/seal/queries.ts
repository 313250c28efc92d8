import { type Insertable, sql } from "kysely";
import type { Db, SealEpochsTable, SealSlotsTable } from "../database/schema.ts";

/** The first one first: two while the key is being replaced, and none in an open universe. */
export const listEpochs = (db: Db, userId: string) =>
  db
    .selectFrom("seal_epochs")
    .select(["epoch", "check"])
    .where("userId", "=", userId)
    .orderBy("epoch")
    .execute();

const slotsOf = (db: Db, userId: string) =>
  db.selectFrom("seal_slots").selectAll().where("userId", "=", userId);

/** Oldest first. */
export const listSlots = (db: Db, userId: string) =>
  slotsOf(db, userId).orderBy("createdAt").orderBy("id").execute();

export const insertEpoch = (db: Db, row: Insertable<SealEpochsTable>) =>
  db.insertInto("seal_epochs").values(row).execute();

export const insertSlots = (db: Db, rows: readonly Insertable<SealSlotsTable>[]) =>
  db.insertInto("seal_slots").values(rows).returningAll().execute();

export const deleteSlot = (db: Db, userId: string, id: string) =>
  db.deleteFrom("seal_slots").where("userId", "=", userId).where("id", "=", id).execute();

/** Deletes the epochs up to one, with their slots. */
export async function deleteEpochsUntil(db: Db, userId: string, epoch: number) {
  for (const table of ["seal_slots", "seal_epochs"] as const)
    await db
      .deleteFrom(table as "seal_slots")
      .where("userId", "=", userId)
      .where("epoch", "<=", epoch)
      .execute();
}

/** Whether an import is open, or was cancelled and is not removed yet: no page shows the words of its rows. */
export async function hasOpenImport(db: Db, userId: string): Promise<boolean> {
  const open = await db
    .selectFrom("imports")
    .select("id")
    .where("userId", "=", userId)
    .where("clearedAt", "is", null)
    .where((eb) => eb.or([eb("finishedAt", "is", null), eb("undoneAt", "is not", null)]))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Replies that repeat words, for calls that are sent again. */
export const deleteReplies = (db: Db, userId: string) =>
  db.deleteFrom("idempotency_keys").where("userId", "=", userId).execute();

/**
 * Removes what else contains words, or lets them be guessed: the hash of a star that had another note before, and the
 * names of the tags of imports that are over.
 */
export async function forgetWords(db: Db, userId: string) {
  await deleteReplies(db, userId);
  await db
    .updateTable("mood_entries")
    .set({ bodyHash: null })
    .where("userId", "=", userId)
    .where("bodyHash", "is not", null)
    .where("editedAt", "is not", null)
    .execute();
  await db
    .updateTable("import_tags")
    .set({ name: "", nameKey: null })
    .where("userId", "=", userId)
    .where("sealed", "is", null)
    .where("name", "!=", "")
    .execute();
}

type SealedKey = { readonly id: string; readonly nameKey: string; readonly said: string | null };
export type KeyOutcome = "stored" | "changed" | "gone";

/**
 * Replaces keys of imports, and what these said. Where an import has brought the same under its new key in the meantime,
 * the earlier one goes. A key that is done cannot be found by what it was.
 */
export async function putImportKeys(
  db: Db,
  userId: string,
  items: readonly SealedKey[],
): Promise<KeyOutcome[]> {
  if (items.length === 0) return [];
  const rows = await db
    .selectFrom("import_keys")
    .select(["key", "isSealed"])
    .where("userId", "=", userId)
    .where(
      "key",
      "in",
      items.flatMap(({ id, nameKey }) => [id, nameKey]),
    )
    .execute();
  const known = new Map(rows.map(({ key, isSealed }) => [key, isSealed]));
  const [replaced, dropped]: [SealedKey[], string[]] = [[], []];
  const outcomes = items.map((item): KeyOutcome => {
    const isSealed = known.get(item.id);
    if (isSealed === undefined) return known.has(item.nameKey) ? "stored" : "gone";
    if (isSealed === 1) return "changed";
    if (known.has(item.nameKey)) dropped.push(item.id);
    else replaced.push(item);
    known.delete(item.id);
    known.set(item.nameKey, 1);
    return "stored";
  });
  if (dropped.length > 0)
    await db.deleteFrom("import_keys").where("userId", "=", userId).where("key", "in", dropped).execute();
  if (replaced.length > 0) await replaceKeys(db, userId, replaced);
  return outcomes;
}

const replaceKeys = (db: Db, userId: string, items: readonly SealedKey[]) =>
  sql`update "import_keys" set "key" = "items"."column2", "said" = "items"."column3", "isSealed" = 1
    from (values ${sql.join(items.map(({ id, nameKey, said }) => sql`(cast(${id} as text), cast(${nameKey} as text), cast(${said} as text))`))}) as "items"
    where "import_keys"."userId" = ${userId} and "import_keys"."key" = "items"."column1"`.execute(db);
