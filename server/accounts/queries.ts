import type { Selectable } from "kysely";
import type { Db, SignInAttemptsTable, UserRow } from "../database/schema.ts";
import { findOwner, listPendingOwners } from "../users/directory-queries.ts";
import { findUser, nobody } from "../users/queries.ts";
import { isLinkValid } from "./links.ts";

/** The users for whom the address is pending, latest first. Reads rows of users also when it waits for nobody. */
export async function findUsersByPendingEmail(db: Db, emailKey: string, now: Date): Promise<UserRow[]> {
  const ids = await listPendingOwners(db, emailKey);
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "in", ids.length > 0 ? ids : [nobody])
    .where("pendingEmailKey", "=", emailKey)
    .where("emailVerificationExpires", ">", now)
    .orderBy("pendingSince", "desc")
    .execute();
}

export async function findUserByToken(db: Db, token: string, now: Date): Promise<UserRow | undefined> {
  const user = await findUser(db, (await findOwner(db, "verification", token)) ?? nobody);
  const isValid = user?.emailVerificationToken === token && isLinkValid(user, now.getTime());
  return isValid ? user : undefined;
}

/** Ids of users with a pending address, or the hash of a followed link, whose time is over. */
export async function listExpiredPending(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    // Uses the indexes on both columns: few users have a value in either.
    .where((eb) => eb.or([eb("pendingEmailKey", ">", ""), eb("emailVerificationToken", ">", "")]))
    .where("emailVerificationExpires", "<=", now)
    .execute();
  return rows.map(({ id }) => id);
}

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

/** Deletes queued and sent mails about the user or to their address. */
export const deleteMailsOfUser = (db: Db, userId: string, emailKey: string | null) =>
  db
    .deleteFrom("mails")
    .where((eb) => eb.or([eb("subjectId", "=", userId), eb("emailKey", "=", emailKey ?? "")]))
    .execute();

/** Ids of universes that were closed at `until` or earlier. */
export const listClosedSince = (db: Db, until: Date) =>
  db.selectFrom("users").select("id").where("closedAt", "<=", until).execute();
