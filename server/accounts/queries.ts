import type { Insertable, Selectable } from "kysely";
import type { Dialect } from "../database/open.ts";
import type { Db, RegistrationsTable, SignInAttemptsTable, UserRow, UsersTable } from "../database/schema.ts";
import { nothingPending } from "./links.ts";

export type RegistrationRow = Selectable<RegistrationsTable>;

/** Whether a registration that waits for its link holds the name. */
export const isNameWaiting = async (db: Db, universeKey: string, now: Date) =>
  (await findRegistrationByName(db, universeKey, now)) !== undefined;

export const findRegistrationByName = (db: Db, universeKey: string, now: Date) =>
  db
    .selectFrom("registrations")
    .selectAll()
    .where("universeKey", "=", universeKey)
    .where("expires", ">", now)
    .executeTakeFirst();

export const findRegistrationByEmail = (db: Db, emailKey: string, now: Date) =>
  db
    .selectFrom("registrations")
    .selectAll()
    .where("emailKey", "=", emailKey)
    .where("expires", ">", now)
    .executeTakeFirst();

export const findRegistrationByToken = (db: Db, token: string, now: Date) =>
  db
    .selectFrom("registrations")
    .selectAll()
    .where("emailVerificationToken", "=", token)
    .where("expires", ">", now)
    .executeTakeFirst();

/** In the place of whatever waited under the same address or name. */
export async function replaceRegistration(db: Db, registration: Insertable<RegistrationsTable>) {
  await db
    .deleteFrom("registrations")
    .where((eb) =>
      eb.or([eb("emailKey", "=", registration.emailKey), eb("universeKey", "=", registration.universeKey)]),
    )
    .execute();
  await db.insertInto("registrations").values(registration).execute();
}

export const prolongRegistration = (db: Db, id: string, expires: Date) =>
  db.updateTable("registrations").set({ expires }).where("id", "=", id).execute();

/** `token` is hashed. */
export const giveRegistrationLink = (db: Db, id: string, token: string) =>
  db.updateTable("registrations").set({ emailVerificationToken: token }).where("id", "=", id).execute();

/** Takes a registration out, for whoever comes first with its link. */
export const takeRegistration = (db: Db, id: string, token: string) =>
  db
    .deleteFrom("registrations")
    .where("id", "=", id)
    .where("emailVerificationToken", "=", token)
    .returning("id")
    .executeTakeFirst();

export const deleteEndedRegistrations = (db: Db, now: Date) =>
  db.deleteFrom("registrations").where("expires", "<=", now).execute();

/** The user to whom an address belongs, which is the one who has verified it. */
export const findUserByEmail = (db: Db, emailKey: string) =>
  db.selectFrom("users").selectAll().where("emailKey", "=", emailKey).executeTakeFirst();

export const insertUser = (db: Db, user: Insertable<UsersTable>) =>
  db.insertInto("users").values(user).execute();

/** Those for whom an address waits for its link, the latest first. */
export const findUsersByPendingEmail = (db: Db, emailKey: string, now: Date) =>
  db
    .selectFrom("users")
    .selectAll()
    .where("pendingEmailKey", "=", emailKey)
    .where("emailVerificationExpires", ">", now)
    .orderBy("pendingSince", "desc")
    .limit(10)
    .execute();

export const findUserByToken = (db: Db, token: string, now: Date) =>
  db
    .selectFrom("users")
    .selectAll()
    .where("emailVerificationToken", "=", token)
    .where("emailVerificationExpires", ">", now)
    .executeTakeFirst();

/** The user, whom nobody else changes until the transaction ends. */
export const lockUser = (db: Db, dialect: Dialect, id: string) =>
  db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();

export const updateUser = (db: Db, id: string, columns: Partial<Omit<UserRow, "id">>) =>
  db.updateTable("users").set(columns).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/** Gives what waits for this address its link, `token` hashed; false when another address waits by now, or none. */
export const giveLink = async (db: Db, id: string, pendingEmailKey: string, token: string) =>
  (await db
    .updateTable("users")
    .set({ emailVerificationToken: token })
    .where("id", "=", id)
    .where("pendingEmailKey", "=", pendingEmailKey)
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** The user for whom nothing waits any more; undefined when there is none. */
export const forgetPendingEmail = (db: Db, id: string) =>
  db.updateTable("users").set(nothingPending).where("id", "=", id).returningAll().executeTakeFirst();

/** What waits for a link that has ended is forgotten. */
export const forgetEndedPendingEmails = (db: Db, now: Date) =>
  db
    .updateTable("users")
    .set(nothingPending)
    // Found by its index: few wait.
    .where("pendingEmailKey", ">", "")
    .where("emailVerificationExpires", "<=", now)
    .execute();

export const findSignInAttempts = (db: Db, identifier: string) =>
  db.selectFrom("sign_in_attempts").selectAll().where("identifier", "=", identifier).executeTakeFirst();

export const keepSignInAttempts = (db: Db, attempts: Selectable<SignInAttemptsTable>) =>
  db
    .insertInto("sign_in_attempts")
    .values(attempts)
    .onConflict((conflict) => conflict.column("identifier").doUpdateSet(attempts))
    .execute();

export const deleteSignInAttempts = (db: Db, identifier: string) =>
  db.deleteFrom("sign_in_attempts").where("identifier", "=", identifier).execute();

export const deleteOldSignInAttempts = (db: Db, until: Date) =>
  db.deleteFrom("sign_in_attempts").where("updatedAt", "<=", until).execute();
