/** What people change about their reminders. Each change is one transaction that holds the lock of the user's row. */

import { hash } from "node:crypto";
import { maxDevices, type NewDevice } from "#domain/reminders/reminders.ts";
import { endOfRest } from "#domain/reminders/rules.ts";
import type { RemindersChange } from "#domain/reminders/schedule.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/schema.ts";
import { deleteSubscriptions } from "../sessions/queries.ts";
import { lockUser } from "../users/queries.ts";
import {
  deleteWaitingJobs,
  findReminders,
  listSubscriptions,
  putReminders,
  putSubscription,
} from "./queries.ts";
import { planned, rowOf } from "./schedule.ts";

type Parts = Pick<Context, "db" | "dialect" | "now">;

/** Returns false, and changes nothing, if the user does not exist any more or `work` returns false. */
const changeOf = (
  { db, dialect }: Parts,
  userId: string,
  work: (transaction: Db) => Promise<boolean>,
): Promise<boolean> =>
  db
    .transaction()
    .execute(async (transaction) =>
      (await lockUser(transaction, dialect, userId)) ? work(transaction) : false,
    );

/** `key` encrypts a token of ntfy, if there is one among the choices. */
export const changeReminders = (
  parts: Parts,
  userId: string,
  change: RemindersChange,
  key: Buffer | null = null,
) =>
  changeOf(parts, userId, async (db) => {
    const before = await findReminders(db, userId);
    await putReminders(db, rowOf(userId, change, before, { now: parts.now(), key }));
    if (!change.isOn) await deleteWaitingJobs(db, userId);
    return true;
  });

/** Begins a rest of a week, or ends it. Returns false without reminders. */
export const rest = (parts: Parts, userId: string, isResting: boolean) =>
  changeOf(parts, userId, async (db) => {
    const row = await findReminders(db, userId);
    if (!row) return false;
    const now = parts.now();
    await putReminders(db, planned({ ...row, restUntil: isResting ? new Date(endOfRest(now)) : null }, now));
    if (isResting) await deleteWaitingJobs(db, userId);
    return true;
  });

/** Stops all reminders; the chosen times stay for another time. */
export const stop = (parts: Parts, userId: string) =>
  changeOf(parts, userId, async (db) => {
    const row = await findReminders(db, userId);
    if (row) await putReminders(db, planned({ ...row, isOn: 0, restUntil: null }, parts.now()));
    await deleteWaitingJobs(db, userId);
    return true;
  });

/** Sends the person's reminders to the browser of the session too. */
export const storeDevice = (
  parts: Parts,
  { userId, sid }: { userId: string; sid: string },
  { endpoint, keys: { p256dh, auth }, name }: NewDevice,
) =>
  changeOf(parts, userId, async (db) => {
    const at = new Date(parts.now());
    const service = new URL(endpoint).origin;
    const [id, times] = [hash("sha256", endpoint, "base64url"), { createdAt: at, renewedAt: at }];
    await putSubscription(db, { ...{ userId, id, sid, endpoint, service, p256dh, auth, name }, ...times });
    const others = (await listSubscriptions(db, userId)).filter((other) => other.id !== id);
    const byRenewal = others.sort((one, other) => other.renewedAt.getTime() - one.renewedAt.getTime());
    for (const old of byRenewal.slice(maxDevices - 1)) await deleteSubscriptions(db, { userId, id: old.id });
    return true;
  });

export const removeDevice = (parts: Parts, userId: string, id: string) =>
  changeOf(parts, userId, async (db) => {
    await deleteSubscriptions(db, { userId, id });
    return true;
  });
