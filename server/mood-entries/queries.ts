import type { Insertable } from "kysely";
import type { Position } from "#domain/placement.ts";
import type { Db, MoodEntriesTable } from "../database/schema.ts";

/** Locks the user's row until the transaction ends, and returns the columns that adding a star needs. SQLite needs no lock: it runs one writing transaction at a time. */
export const lockUniverse = (db: Db, dialect: "sqlite" | "postgres", userId: string) =>
  db
    .selectFrom("users")
    .select(["revision", "entryCount", "latestEntryAt"])
    .where("id", "=", userId)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();

export const listEntries = (db: Db, userId: string) =>
  db
    .selectFrom("mood_entries")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("timestamp")
    .orderBy("id")
    .execute();

/** Places of the user's stars in a cube around `place` with the half-width `reach`. */
export const listPlacesNear = (db: Db, userId: string, place: Position, reach: number) =>
  db
    .selectFrom("mood_entries")
    .select(["x", "y", "z"])
    .where("userId", "=", userId)
    .where((eb) => eb.between("x", place.x - reach, place.x + reach))
    .where((eb) => eb.between("y", place.y - reach, place.y + reach))
    .where((eb) => eb.between("z", place.z - reach, place.z + reach))
    .execute();

export const insertEntry = (db: Db, entry: Insertable<MoodEntriesTable>) =>
  db.insertInto("mood_entries").values(entry).returningAll().executeTakeFirstOrThrow();

export const recordNewEntry = (db: Db, userId: string, at: Date) =>
  db
    .updateTable("users")
    .set((eb) => ({
      revision: eb("revision", "+", 1),
      entryCount: eb("entryCount", "+", 1),
      latestEntryAt: at,
    }))
    .where("id", "=", userId)
    .execute();
