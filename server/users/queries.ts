import type { Insertable } from "kysely";
import type { Dialect } from "../database/dialect.ts";
import type { Db, UserRow, UsersTable } from "../database/schema.ts";
import { findOwner, leaveDirectory, moveKeys, movePendingEmail, reserveKeys } from "./directory-queries.ts";
import { deleteLook, insertLook, moveLook } from "./name-look-queries.ts";

export const findUser = (db: Db, id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

/** What the user's universe stores, as the database has counted it. */
export const findStored = (db: Db, id: string) =>
  db
    .selectFrom("users")
    .select(["storedBytes", "noteBytes", "starBytes", "readingBytes", "importBytes", "practiceBytes"])
    .where("id", "=", id)
    .executeTakeFirst();

/** The id of no user: reading it takes as long as reading a user. */
export const nobody = "";

/** Reads a user's row also when the directory names nobody, so that the time does not tell whether it does. */
async function findUserByKey(
  db: Db,
  kind: "name" | "email",
  column: "universeKey" | "emailKey",
  key: string,
): Promise<UserRow | undefined> {
  const user = await findUser(db, (await findOwner(db, kind, key)) ?? nobody);
  // The key can have moved between the two reads.
  return user?.[column] === key ? user : undefined;
}

/** `universeKey` is what `universeNameKey` returns. */
export const findUserByUniverseKey = (db: Db, universeKey: string) =>
  findUserByKey(db, "name", "universeKey", universeKey);

/** The user who has verified the address; `emailKey` is what the function `emailKey` returns. */
export const findUserByEmail = (db: Db, emailKey: string) => findUserByKey(db, "email", "emailKey", emailKey);

/** Locks the user's row until the transaction ends. SQLite needs no lock: it runs one writing transaction at a time. */
export const lockUser = (db: Db, dialect: Dialect, id: string) =>
  db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();

/**
 * The new user, or undefined when the universe name, the address or the provider's identity belongs to another user. To be
 * called in a transaction: the directory has the keys before the user exists, and without the user nothing keeps them.
 */
export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<UserRow | undefined> {
  if (!(await reserveKeys(db, user))) return undefined;
  await insertLook(db, user);
  if (user.emailKey) await endRegistrations(db, user.emailKey);
  return db.insertInto("users").values(user).returningAll().executeTakeFirstOrThrow();
}

/** Changes a user; call it in a transaction when it changes a key of the directory. */
export async function updateUser(
  db: Db,
  id: string,
  columns: Partial<Omit<UserRow, "id">>,
): Promise<UserRow> {
  await moveKeys(db, id, columns);
  if (columns.universeName !== undefined) await moveLook(db, id, columns.universeName);
  if (columns.emailKey) await endRegistrations(db, columns.emailKey);
  const { pendingEmailKey, pendingSince = null } = columns;
  if (pendingEmailKey !== undefined) await movePendingEmail(db, id, pendingEmailKey, pendingSince);
  return db.updateTable("users").set(columns).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Deletes the user and, by foreign keys, every row with their id; their keys are free again. */
export async function deleteUser(db: Db, id: string) {
  await leaveDirectory(db, id);
  await deleteLook(db, id);
  await db.deleteFrom("users").where("id", "=", id).execute();
}

/**
 * The address belongs to a user now: no link of its registrations makes an account any more, not even when the user has
 * given the address up. Their rows stay for their day, as those of registrations with a known address: names that are
 * free earlier would tell that somebody followed a link.
 */
const endRegistrations = (db: Db, emailKey: string) =>
  db
    .updateTable("registrations")
    .set({ isEnded: 1, emailVerificationToken: null })
    .where("emailKey", "=", emailKey)
    .execute();

/** Whether a pending registration of another address than `emailKey` reserves the name. */
export async function isNameReserved(
  db: Db,
  universeKey: string,
  now: Date,
  emailKey: string | null | undefined,
): Promise<boolean> {
  const registration = await db
    .selectFrom("registrations")
    .select("id")
    .where("universeKey", "=", universeKey)
    .where("emailKey", "!=", emailKey ?? "")
    .where("expires", ">", now)
    .executeTakeFirst();
  return registration !== undefined;
}
