import type { Db } from "../database/schema.ts";

/** The next `limit` universes after a `universeKey`, in the order of their keys. */
export const listUniverses = (db: Db, afterKey: string, limit: number) =>
  db
    .selectFrom("users")
    .select(["universeKey", "universeName", "userName", "email", "passwordHash", "providerSubject"])
    .select(["entryCount", "createdAt", "lastLoginAt", "loginAttempts", "lockoutExpires"])
    .where("universeKey", ">", afterKey)
    .orderBy("universeKey")
    .limit(limit)
    .execute();

export async function countWaitingRegistrations(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("registrations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("expires", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The user, and with them, by the rules of the schema, every row that has their id. */
export const deleteUser = (db: Db, id: string) => db.deleteFrom("users").where("id", "=", id).execute();

/** Sent, on their way or in vain: about the user, or to their address. */
export const deleteMailsOfUser = (db: Db, userId: string, emailKey: string | null) =>
  db
    .deleteFrom("mails")
    .where((eb) => eb.or([eb("subjectId", "=", userId), eb("emailKey", "=", emailKey ?? "")]))
    .execute();

/** What waits for its link under an address. */
export const deleteRegistrationOfEmail = (db: Db, emailKey: string) =>
  db.deleteFrom("registrations").where("emailKey", "=", emailKey).execute();
