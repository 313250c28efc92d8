import type { Db } from "../database/schema.ts";

/** As long as browsers keep a cookie. */
export const deviceKeptForMs = 400 * 24 * 3_600_000;

/** Forgets the browsers in which nobody has signed in since. */
export const deleteOldDevices = (db: Db, before: Date) =>
  db.deleteFrom("known_devices").where("seenAt", "<=", before).execute();
