import type { Db } from "../database/schema.ts";

export const deleteExpiredSignInLinks = (db: Db, now: Date) =>
  db.deleteFrom("sign_in_links").where("expiresAt", "<=", now).execute();
