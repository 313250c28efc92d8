import type { Db } from "../database/schema.ts";
import type { TrackerRow } from "./trackers.ts";

/** The ids of all trackers of a universe, also of one that an import is about to show. */
export async function listTrackerIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("trackers")
    .select("id")
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export const listTrackersOf = (db: Db, userId: string): Promise<TrackerRow[]> =>
  db.selectFrom("trackers").selectAll().where("userId", "=", userId).execute();

/** `nameKey` is what `tagNameKey` returns. */
export const findTrackerByName = (db: Db, userId: string, nameKey: string) =>
  db
    .selectFrom("trackers")
    .selectAll()
    .where("userId", "=", userId)
    .where("nameKey", "=", nameKey)
    .executeTakeFirst();
