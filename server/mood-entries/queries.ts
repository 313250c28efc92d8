import type { Insertable } from "kysely";
import type { Position } from "#domain/placement.ts";
import type { Db, MoodEntriesTable } from "../database/schema.ts";

/** Places of the user's stars outside the bin, in a cube around `place` with the half-width `reach`. */
export const listPlacesNear = (db: Db, userId: string, place: Position, reach: number) =>
  db
    .selectFrom("mood_entries")
    .select(["x", "y", "z"])
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .where((eb) => eb.between("x", place.x - reach, place.x + reach))
    .where((eb) => eb.between("y", place.y - reach, place.y + reach))
    .where((eb) => eb.between("z", place.z - reach, place.z + reach))
    .execute();

export const insertEntry = (db: Db, entry: Insertable<MoodEntriesTable>) =>
  db.insertInto("mood_entries").values(entry).returningAll().executeTakeFirstOrThrow();
