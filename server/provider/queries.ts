import type { Insertable } from "kysely";
import type { Db, ProviderSignInsTable, UsersTable } from "../database/schema.ts";
import type { Identity } from "./client.ts";

export const insertProviderSignIn = (db: Db, signIn: Insertable<ProviderSignInsTable>) =>
  db.insertInto("provider_sign_ins").values(signIn).execute();

/** Of two that come with the same id one gets it. */
export const takeProviderSignIn = (db: Db, id: string) =>
  db.deleteFrom("provider_sign_ins").where("id", "=", id).returningAll().executeTakeFirst();

export const deleteEndedProviderSignIns = (db: Db, now: Date) =>
  db.deleteFrom("provider_sign_ins").where("expires", "<=", now).execute();

/** Notes the sign-in of a person whom the provider has introduced before; undefined for a new one. */
export const noteProviderSignIn = (db: Db, { issuer, subject }: Identity, at: Date) =>
  db
    .updateTable("users")
    .set({ lastLoginAt: at })
    .where("providerIssuer", "=", issuer)
    .where("providerSubject", "=", subject)
    .returning("id")
    .executeTakeFirst();

/** The new user's id, or undefined when the identity, the name or the address has just become somebody's. */
export const insertProviderUser = (db: Db, user: Insertable<UsersTable>) =>
  db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
