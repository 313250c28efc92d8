import type { Db } from "../database/schema.ts";

/**
 * Records a sign-in by name and returns the user, in a universe that is open by then; undefined when the name does not
 * open the universe, or it is closed unless it is to be `kept`.
 * The update locks the row, so that a migration that completes at the same time either ends the new session or
 * prevents it.
 */
export const recordSignInByName = (db: Db, id: string, at: Date, { isKept }: { isKept: boolean }) =>
  db
    .updateTable("users")
    .set({ lastLoginAt: at, ...(isKept && { closedAt: null, closedBy: null }) })
    .where("id", "=", id)
    .$if(!isKept, (query) => query.where("closedAt", "is", null))
    .where("opensByName", "=", 1)
    .returningAll()
    .executeTakeFirst();
