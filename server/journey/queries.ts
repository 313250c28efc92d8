import type { Db } from "../database/schema.ts";

/** What the stats of a journey are worked out from, oldest first. */
export const listFelt = (db: Db, userId: string) =>
  db
    .selectFrom("mood_entries")
    .select(["emotion", "intensity", "isTwinStar", "timestamp"])
    .where("userId", "=", userId)
    .orderBy("timestamp")
    .orderBy("id")
    .execute();
