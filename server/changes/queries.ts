import type { Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

/** Stars that changed after a revision, those in the bin too, oldest first. */
export const listChangedEntries = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("mood_entries")
    .selectAll()
    .where("userId", "=", userId)
    .where("revision", ">", since)
    .where("revision", "<=", visibleRevision(userId))
    .orderBy("timestamp")
    .orderBy("id")
    .execute();

/**
 * The tags of the stars that changed after a revision. SQLite joins the tables of a cross join in this order, and would
 * otherwise begin with every tag of every star.
 */
export const listTagsOfChangedEntries = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("mood_entries")
    .crossJoin("mood_entry_tags")
    .select(["mood_entry_tags.entryId", "mood_entry_tags.tagId"])
    .where("mood_entries.userId", "=", userId)
    .where("mood_entries.revision", ">", since)
    .where("mood_entries.revision", "<=", visibleRevision(userId))
    .whereRef("mood_entry_tags.userId", "=", "mood_entries.userId")
    .whereRef("mood_entry_tags.entryId", "=", "mood_entries.id")
    .orderBy("mood_entry_tags.entryId")
    .orderBy("mood_entry_tags.position")
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
