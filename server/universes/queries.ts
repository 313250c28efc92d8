import type { Db } from "../database/schema.ts";

/**
 * Records a sign-in by name and returns the user; undefined when the universe has a password or a provider's identity.
 * The update locks the row, so that a migration that completes at the same time either ends the new session or
 * prevents it.
 */
export const recordSignInByName = (db: Db, id: string, at: Date) =>
  db
    .updateTable("users")
    .set({ lastLoginAt: at })
    .where("id", "=", id)
    .where("passwordHash", "is", null)
    .where("providerSubject", "is", null)
    .returningAll()
    .executeTakeFirst();
