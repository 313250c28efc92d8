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
    .select("isAdministrator")
    .where("universeKey", ">", afterKey)
    .orderBy("universeKey")
    .limit(limit)
    .execute();

/** Administrators whose universes are open. */
export async function countAdministrators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("isAdministrator", "=", 1)
    .where("closedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countPendingRegistrations(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("registrations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("expires", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}
