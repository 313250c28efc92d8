import type { Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

const changedEntries = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("mood_entries")
    .where("userId", "=", userId)
    .where("revision", ">", since)
    .where("revision", "<=", visibleRevision(userId));

/** Whether more than `count` stars changed after a revision. */
export async function haveMoreChanged(
  db: Db,
  userId: string,
  since: number,
  count: number,
): Promise<boolean> {
  const next = await changedEntries(db, userId, since).select("id").offset(count).limit(1).executeTakeFirst();
  return next !== undefined;
}

/** The ids of the stars that changed after a revision, those in the bin too, oldest first. */
export const listChangedEntries = (db: Db, userId: string, since: number) =>
  changedEntries(db, userId, since).select(["id", "deletedAt"]).orderBy("timestamp").orderBy("id").execute();

export const listEntriesByIds = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom("mood_entries")
    .selectAll()
    .where("userId", "=", userId)
    .where("id", "in", ids)
    .orderBy("timestamp")
    .orderBy("id")
    .execute();

/** Tags that changed after a revision. */
export const listTags = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("tags")
    .selectAll()
    .where("userId", "=", userId)
    .where("revision", ">", since)
    .where("revision", "<=", visibleRevision(userId))
    .orderBy("id")
    .execute();

/** Constellations that changed after a revision. */
export const listConstellations = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("constellations")
    .selectAll()
    .where("userId", "=", userId)
    .where("revision", ">", since)
    .orderBy("id")
    .execute();

/** The stars outside the bin of the constellations that changed after a revision. A cross join for the same reason. */
export const listStarsOfConstellations = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("constellations")
    .crossJoin("constellation_stars")
    .crossJoin("mood_entries")
    .select(["constellation_stars.constellationId", "constellation_stars.entryId"])
    .where("constellations.userId", "=", userId)
    .where("constellations.revision", ">", since)
    .whereRef("constellation_stars.userId", "=", "constellations.userId")
    .whereRef("constellation_stars.constellationId", "=", "constellations.id")
    .whereRef("mood_entries.userId", "=", "constellation_stars.userId")
    .whereRef("mood_entries.id", "=", "constellation_stars.entryId")
    .where("mood_entries.deletedAt", "is", null)
    .where("mood_entries.revision", "<=", visibleRevision(userId))
    .orderBy("constellation_stars.constellationId")
    .orderBy("constellation_stars.position")
    .execute();

/** Rows that were removed permanently after a revision. */
export const listTombstones = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("tombstones")
    .select(["kind", "id"])
    .where("userId", "=", userId)
    .where("revision", ">", since)
    .orderBy("id")
    .execute();
