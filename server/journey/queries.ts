import type { Db } from "../database/schema.ts";

/** All stars of a user outside the bin, oldest first, with the columns that the stats need. */
export const listEntriesForStats = (db: Db, userId: string) =>
  db
    .selectFrom("mood_entries")
    .select(["emotion", "intensity", "isTwinStar", "timestamp", "utcOffset"])
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .orderBy("timestamp")
    .orderBy("id")
    .execute();
