import type { Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

/** The next `limit` universes after a `universeKey`, ordered by key. */
export const listUniverses = (db: Db, afterKey: string, limit: number) =>
  db
    .selectFrom("users")
    .select([
      "universeKey",
      "universeName",
      "userName",
      "email",
      "opensByName",
      "passwordHash",
      "providerSubject",
    ])
    .select(["entryCount", "createdAt", "lastLoginAt", "loginAttempts", "lockoutExpires", "closedAt"])
    .where("universeKey", ">", afterKey)
    .orderBy("universeKey")
    .limit(limit)
    .execute();

export async function countPendingRegistrations(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("registrations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("expires", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

export const listTags = (db: Db, userId: string) =>
  db
    .selectFrom("tags")
    .selectAll()
    .where("userId", "=", userId)
    .where("revision", "<=", visibleRevision(userId))
    .orderBy("id")
    .execute();

export const listConstellations = (db: Db, userId: string) =>
  db.selectFrom("constellations").selectAll().where("userId", "=", userId).orderBy("id").execute();

/** The stars of all constellations of a universe, those in the bin too, in the order of each constellation. */
export const listConstellationStars = (db: Db, userId: string) =>
  db
    .selectFrom("constellation_stars")
    .crossJoin("mood_entries")
    .select(["constellationId", "entryId"])
    .where("constellation_stars.userId", "=", userId)
    .whereRef("mood_entries.userId", "=", "constellation_stars.userId")
    .whereRef("mood_entries.id", "=", "constellation_stars.entryId")
    .where("mood_entries.revision", "<=", visibleRevision(userId))
    .orderBy("constellationId")
    .orderBy("position")
    .execute();
