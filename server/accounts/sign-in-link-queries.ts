import type { Insertable } from "kysely";
import type { Db, SignInLinksTable } from "../database/schema.ts";

/** Stores the link of a user in place of an earlier one. */
export const storeSignInLink = (db: Db, { userId, tokenHash, expiresAt }: Insertable<SignInLinksTable>) =>
  db
    .insertInto("sign_in_links")
    .values({ userId, tokenHash, expiresAt })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ tokenHash, expiresAt }))
    .execute();

export const findSignInLink = (db: Db, userId: string) =>
  db.selectFrom("sign_in_links").selectAll().where("userId", "=", userId).executeTakeFirst();

export const deleteSignInLink = (db: Db, userId: string) =>
  db.deleteFrom("sign_in_links").where("userId", "=", userId).execute();

export const deleteExpiredSignInLinks = (db: Db, now: Date) =>
  db.deleteFrom("sign_in_links").where("expiresAt", "<=", now).execute();
