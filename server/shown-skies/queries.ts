import type { Insertable, Updateable } from "kysely";
import type { Db, ShownSkiesTable, ShownSkyRow } from "../database/schema.ts";
import { addEntry, findOwner, removeEntries } from "../users/directory-queries.ts";
import { nobody } from "../users/queries.ts";

const linksOf = (db: Db, userId: string) =>
  db.selectFrom("shown_skies").selectAll().where("userId", "=", userId);

/** Oldest first. */
export const listLinks = (db: Db, userId: string) =>
  linksOf(db, userId).orderBy("createdAt").orderBy("id").execute();

export const findLink = (db: Db, userId: string, id: string) =>
  linksOf(db, userId).where("id", "=", id).executeTakeFirst();

/** The directory leads from the token to the user. */
export async function insertLink(db: Db, row: Insertable<ShownSkiesTable>) {
  await addEntry(db, row.userId, { kind: "link", key: row.tokenHash });
  return db.insertInto("shown_skies").values(row).returningAll().executeTakeFirstOrThrow();
}

export const updateLink = (
  db: Db,
  { userId, id }: Pick<ShownSkyRow, "userId" | "id">,
  columns: Updateable<ShownSkiesTable>,
) =>
  db
    .updateTable("shown_skies")
    .set(columns)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the number of deleted links. */
export const deleteLink = async (db: Db, userId: string, id: string) => {
  const deleted = await db
    .deleteFrom("shown_skies")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returning("tokenHash")
    .execute();
  await removeEntries(
    db,
    userId,
    "link",
    deleted.map(({ tokenHash }) => tokenHash),
  );
  return deleted.length;
};

/**
 * The link that works at `now`, with the revision of its universe. The same two queries find or refuse every token, so
 * that all that do not work take equally long.
 */
export async function findShown(db: Db, tokenHash: string, now: Date) {
  const userId = (await findOwner(db, "link", tokenHash)) ?? nobody;
  return db
    .selectFrom("shown_skies")
    .innerJoin("users", "users.id", "shown_skies.userId")
    .select(["shown_skies.userId", "shown_skies.id", "showsFeelings", "showsDates", "asOf", "untilOrdinal"])
    .select("users.revision")
    .where("shown_skies.userId", "=", userId)
    .where("tokenHash", "=", tokenHash)
    .where((eb) => eb.or([eb("endsAt", "is", null), eb("endsAt", ">", now)]))
    .where("closedAt", "is", null)
    .executeTakeFirst();
}

/** A link that works. */
export type Shown = NonNullable<Awaited<ReturnType<typeof findShown>>>;

export const incrementViews = (db: Db, { userId, id }: Pick<ShownSkyRow, "userId" | "id">) =>
  db
    .updateTable("shown_skies")
    .set((eb) => ({ views: eb("views", "+", 1) }))
    .where("userId", "=", userId)
    .where("id", "=", id)
    .execute();
