import type { Device } from "#domain/accounts/device.ts";
import type { Db } from "../database/schema.ts";

/** Browsers keep no cookie for longer. */
export const deviceKeptForMs = 400 * 24 * 3_600_000;

/** Forgets the browsers in which nobody has signed in since. */
export const deleteOldDevices = (db: Db, before: Date) =>
  db.deleteFrom("known_devices").where("seenAt", "<=", before).execute();

/** The device of the session that began at that moment; without names when it has ended. */
export async function findDeviceOfSession(db: Db, userId: string, authenticatedAt: Date): Promise<Device> {
  const session = await db
    .selectFrom("sessions")
    .select("device")
    .where("userId", "=", userId)
    .where("authenticatedAt", "=", authenticatedAt)
    .executeTakeFirst();
  return session?.device ? JSON.parse(session.device) : { browser: null, system: null };
}
