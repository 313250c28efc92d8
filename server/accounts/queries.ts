import type { Insertable, Selectable } from "kysely";
import type { Db, RegistrationsTable, SignInAttemptsTable } from "../database/schema.ts";
import { noPendingEmail } from "./links.ts";

export type RegistrationRow = Selectable<RegistrationsTable>;

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

/** Stores a registration and deletes the pending ones with the same address or name. */
export async function replaceRegistration(db: Db, registration: Insertable<RegistrationsTable>) {
  await db
    .deleteFrom("registrations")
    .where((eb) =>
      eb.or([eb("emailKey", "=", registration.emailKey), eb("universeKey", "=", registration.universeKey)]),
    )
    .execute();
  await db.insertInto("registrations").values(registration).execute();
}

export const extendRegistration = (db: Db, id: string, expires: Date) =>
  db.updateTable("registrations").set({ expires }).where("id", "=", id).execute();

/** `token` is a hash. */
export const setRegistrationToken = (db: Db, id: string, token: string) =>
  db.updateTable("registrations").set({ emailVerificationToken: token }).where("id", "=", id).execute();

/** Deletes a registration; of several requests with its link, only the first gets its id. */
export const consumeRegistration = (db: Db, id: string, token: string) =>
  db
    .deleteFrom("registrations")
    .where("id", "=", id)
    .where("emailVerificationToken", "=", token)
    .returning("id")
    .executeTakeFirst();

export const deleteExpiredRegistrations = (db: Db, now: Date) =>
  db.deleteFrom("registrations").where("expires", "<=", now).execute();

/** The users for whom the address is pending, latest first. */
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

/** Stores the hashed token of a pending address. False when the user has another pending address by now, or none. */
export const setVerificationToken = async (db: Db, id: string, pendingEmailKey: string, token: string) =>
  (await db
    .updateTable("users")
    .set({ emailVerificationToken: token })
    .where("id", "=", id)
    .where("pendingEmailKey", "=", pendingEmailKey)
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** The user without their pending address; undefined when the user does not exist. */
export const clearPendingEmail = (db: Db, id: string) =>
  db.updateTable("users").set(noPendingEmail).where("id", "=", id).returningAll().executeTakeFirst();

/** Removes the pending addresses and the hashes of followed links whose time is over. */
export const clearExpiredPendingEmails = (db: Db, now: Date) =>
  db
    .updateTable("users")
    .set(noPendingEmail)
    // Uses the indexes on both columns: few users have a value in either.
    .where((eb) => eb.or([eb("pendingEmailKey", ">", ""), eb("emailVerificationToken", ">", "")]))
    .where("emailVerificationExpires", "<=", now)
    .execute();

export const findSignInAttempts = (db: Db, identifier: string) =>
  db.selectFrom("sign_in_attempts").selectAll().where("identifier", "=", identifier).executeTakeFirst();

export const storeSignInAttempts = (db: Db, attempts: Selectable<SignInAttemptsTable>) =>
  db
    .insertInto("sign_in_attempts")
    .values(attempts)
    .onConflict((conflict) => conflict.column("identifier").doUpdateSet(attempts))
    .execute();

export const deleteSignInAttempts = (db: Db, identifier: string) =>
  db.deleteFrom("sign_in_attempts").where("identifier", "=", identifier).execute();

export const deleteOldSignInAttempts = (db: Db, until: Date) =>
  db.deleteFrom("sign_in_attempts").where("updatedAt", "<=", until).execute();

/** Deletes the user and, by foreign keys, every row with their id. */
export const deleteUser = (db: Db, id: string) => db.deleteFrom("users").where("id", "=", id).execute();

/** Deletes queued and sent mails about the user or to their address. */
export const deleteMailsOfUser = (db: Db, userId: string, emailKey: string | null) =>
  db
    .deleteFrom("mails")
    .where((eb) => eb.or([eb("subjectId", "=", userId), eb("emailKey", "=", emailKey ?? "")]))
    .execute();

/** Deletes the registration of an address. */
export const deleteRegistrationOfEmail = (db: Db, emailKey: string) =>
  db.deleteFrom("registrations").where("emailKey", "=", emailKey).execute();

/** Ids of universes that were closed at `until` or earlier. */
export const listClosedSince = (db: Db, until: Date) =>
  db.selectFrom("users").select("id").where("closedAt", "<=", until).execute();
