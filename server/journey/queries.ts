import type { Db } from "../database/schema.ts";

/** All stars of a user, oldest first, with the columns that the stats need. */
export const listEntriesForStats = (db: Db, userId: string) =>
  db
    .selectFrom("mood_entries")
    .select(["emotion", "intensity", "isTwinStar", "timestamp"])
    .where("userId", "=", userId)
    .orderBy("timestamp")
    .orderBy("id")
    .execute();
