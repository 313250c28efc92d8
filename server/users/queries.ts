import type { Insertable } from "kysely";
import type { Dialect } from "../database/dialect.ts";
import type { Db, UserRow, UsersTable } from "../database/schema.ts";

export const findUser = (db: Db, id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

/** `universeKey` is what `universeNameKey` returns. */
export const findUserByUniverseKey = (db: Db, universeKey: string) =>
  db.selectFrom("users").selectAll().where("universeKey", "=", universeKey).executeTakeFirst();

/** The user who has verified the address; `emailKey` is what the function `emailKey` returns. */
export const findUserByEmail = (db: Db, emailKey: string) =>
  db.selectFrom("users").selectAll().where("emailKey", "=", emailKey).executeTakeFirst();

/** Locks the user's row until the transaction ends. SQLite needs no lock: it runs one writing transaction at a time. */
export const lockUser = (db: Db, dialect: Dialect, id: string) =>
  db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();

/** The new user, or undefined when the universe name, the address or the provider's identity belongs to another user. */
export const insertUser = (db: Db, user: Insertable<UsersTable>) =>
  db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateUser = (db: Db, id: string, columns: Partial<Omit<UserRow, "id">>) =>
  db.updateTable("users").set(columns).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/** Whether a pending registration reserves the name. */
export async function isNameReserved(db: Db, universeKey: string, now: Date): Promise<boolean> {
  const registration = await db
    .selectFrom("registrations")
    .select("id")
    .where("universeKey", "=", universeKey)
    .where("expires", ">", now)
    .executeTakeFirst();
  return registration !== undefined;
}
