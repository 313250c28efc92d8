import type { Insertable } from "kysely";
import type { Db, UsersTable } from "../database/schema.ts";

export const findUser = (db: Db, id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

/** By what makes names the same; see `universeNameKey`. */
export const findUserByUniverseKey = (db: Db, universeKey: string) =>
  db.selectFrom("users").selectAll().where("universeKey", "=", universeKey).executeTakeFirst();

/** The new user, or undefined when another universe has the name. */
export const insertUniverse = (db: Db, user: Insertable<UsersTable>) =>
  db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("universeKey").doNothing())
    .returningAll()
    .executeTakeFirst();

/**
 * Notes a sign-in by name alone; undefined when the universe has a password or a provider's identity. It locks the
 * row, so that who protects a universe at the same time ends the session that follows, or nobody gets one.
 */
export const noteSignInByName = (db: Db, id: string, at: Date) =>
  db
    .updateTable("users")
    .set({ lastLoginAt: at })
    .where("id", "=", id)
    .where("passwordHash", "is", null)
    .where("providerSubject", "is", null)
    .returningAll()
    .executeTakeFirst();
