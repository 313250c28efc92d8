import type { Insertable } from "kysely";
import type { Db, ProviderSignInsTable } from "../database/schema.ts";
import { findOwner, providerKey } from "../users/directory-queries.ts";
import { findUser, nobody } from "../users/queries.ts";
import type { Identity } from "./client.ts";

export const insertProviderSignIn = (db: Db, signIn: Insertable<ProviderSignInsTable>) =>
  db.insertInto("provider_sign_ins").values(signIn).execute();

/** Deletes and returns the row; of two concurrent requests with the same id only one gets it. */
export const consumeProviderSignIn = (db: Db, id: string) =>
  db.deleteFrom("provider_sign_ins").where("id", "=", id).returningAll().executeTakeFirst();

export const deleteExpiredProviderSignIns = (db: Db, now: Date) =>
  db.deleteFrom("provider_sign_ins").where("expires", "<=", now).execute();

/** The user of a known identity; undefined for a new one. */
export const findProviderUser = async (db: Db, { issuer, subject }: Identity) =>
  findUser(db, (await findOwner(db, "provider", providerKey(issuer, subject))) ?? nobody);

/** Records a sign-in of a known identity; undefined for a new one. */
export async function recordProviderSignIn(db: Db, { issuer, subject }: Identity, at: Date) {
  const userId = await findOwner(db, "provider", providerKey(issuer, subject));
  return db
    .updateTable("users")
    .set({ lastLoginAt: at, providerLastUsedAt: at })
    .where("id", "=", userId ?? nobody)
    .returning("id")
    .executeTakeFirst();
}
