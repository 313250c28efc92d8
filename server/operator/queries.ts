import type { Db } from "../database/schema.ts";

/** The next `limit` universes after a `universeKey`, ordered by key. */
export const listUniverses = (db: Db, afterKey: string, limit: number) =>
  db
    .selectFrom("users")
    .select([
      "id",
      "universeKey",
      "universeName",
      "userName",
      "email",
      "opensByName",
      "passwordHash",
      "providerIssuer",
      "providerSubject",
    ])
    .select(["entryCount", "createdAt", "lastLoginAt", "loginAttempts", "lockoutExpires", "closedAt"])
    .where("universeKey", ">", afterKey)
    .orderBy("universeKey")
    .limit(limit)
    .execute();

/** Passkeys and second factors of these users. */
export const listCredentialsOfAll = (db: Db, userIds: readonly string[]) =>
  db.selectFrom("credentials").selectAll().where("userId", "in", userIds).execute();

export async function countPendingRegistrations(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("registrations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("expires", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}
