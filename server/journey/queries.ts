import type { Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

/** All stars of a user outside the bin, oldest first, with the columns that the stats need. */
export const listEntriesForStats = (db: Db, userId: string) =>
  db
    .selectFrom("mood_entries")
    .select(["emotion", "intensity", "isTwinStar", "timestamp", "utcOffset"])
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .where("revision", "<=", visibleRevision(userId))
    .orderBy("timestamp")
    .orderBy("id")
    .execute();
