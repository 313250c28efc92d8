import type { Db } from "../database/schema.ts";

/** Removes stars permanently, with their tags and their places in constellations. */
export const deleteEntries = (db: Db, userId: string, ids: readonly string[]) =>
  db.deleteFrom("mood_entries").where("userId", "=", userId).where("id", "in", ids).execute();

/** Gives a revision to the constellations that contain one of the stars. */
export const reviseConstellationsOf = (db: Db, userId: string, ids: readonly string[], revision: number) =>
  db
    .updateTable("constellations")
    .set({ revision })
    .where("userId", "=", userId)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("constellation_stars")
        .select("constellationId")
        .where("userId", "=", userId)
        .where("entryId", "in", ids),
    )
    .execute();
