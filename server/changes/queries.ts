import type { Db } from "../database/schema.ts";

/** Stars that changed after a revision, those in the bin too, oldest first. */
export const listChangedEntries = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("mood_entries")
    .selectAll()
    .where("userId", "=", userId)
    .where("revision", ">", since)
    .orderBy("timestamp")
    .orderBy("id")
    .execute();

/** The tags of the stars that changed after a revision. */
export const listTagsOfChangedEntries = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("mood_entry_tags")
    .innerJoin("mood_entries", (join) =>
      join
        .onRef("mood_entries.userId", "=", "mood_entry_tags.userId")
        .onRef("mood_entries.id", "=", "mood_entry_tags.entryId"),
    )
    .select(["mood_entry_tags.entryId", "mood_entry_tags.tagId"])
    .where("mood_entries.userId", "=", userId)
    .where("mood_entries.revision", ">", since)
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

/** The stars outside the bin of the constellations that changed after a revision. */
export const listStarsOfConstellations = (db: Db, userId: string, since: number) =>
  db
    .selectFrom("constellations")
    .innerJoin("constellation_stars", (join) =>
      join
        .onRef("constellation_stars.userId", "=", "constellations.userId")
        .onRef("constellation_stars.constellationId", "=", "constellations.id"),
    )
    .innerJoin("mood_entries", (join) =>
      join
        .onRef("mood_entries.userId", "=", "constellation_stars.userId")
        .onRef("mood_entries.id", "=", "constellation_stars.entryId"),
    )
    .select(["constellation_stars.constellationId", "constellation_stars.entryId"])
    .where("constellations.userId", "=", userId)
    .where("constellations.revision", ">", since)
    .where("mood_entries.deletedAt", "is", null)
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
