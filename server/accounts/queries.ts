import type { Db } from "../database/schema.ts";

/** Whether a registration that waits for its link holds the name. */
export const isNameWaiting = async (db: Db, universeKey: string, now: Date) =>
  (await db
    .selectFrom("registrations")
    .select("id")
    .where("universeKey", "=", universeKey)
    .where("expires", ">", now)
    .executeTakeFirst()) !== undefined;

export const deleteEndedRegistrations = (db: Db, now: Date) =>
  db.deleteFrom("registrations").where("expires", "<=", now).execute();
