import type { Insertable } from "kysely";
import type { Device } from "#domain/accounts/device.ts";
import type { Db, KnownDevicesTable } from "../database/schema.ts";

/** Browsers keep no cookie for longer. */
export const deviceKeptForMs = 400 * 24 * 3_600_000;

/** The hashes of the browsers that a user has signed in with, the one that was seen last first. */
export const listKnownDevices = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("known_devices")
    .select("deviceHash")
    .where("userId", "=", userId)
    .orderBy("seenAt", "desc")
    .execute();
  return rows.map(({ deviceHash }) => deviceHash);
};

export const storeKnownDevice = (db: Db, device: Insertable<KnownDevicesTable>) =>
  db
    .insertInto("known_devices")
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(["userId", "deviceHash"]).doUpdateSet({ seenAt: device.seenAt }),
    )
    .execute();

export async function deleteKnownDevices(db: Db, userId: string, hashes: readonly string[]) {
  if (hashes.length === 0) return;
  await db
    .deleteFrom("known_devices")
    .where("userId", "=", userId)
    .where("deviceHash", "in", hashes)
    .execute();
}

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
