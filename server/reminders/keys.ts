/** The keys of the server, created by the first process that needs them: all processes read the same from the database. */

import { hkdfSync } from "node:crypto";
import type { Db } from "../database/schema.ts";
import { newSecret } from "../secrets.ts";
import { findKeys, insertKeys } from "./queries.ts";

export type ReminderKeys = {
  /** base64url; browsers subscribe with the public one (VAPID, RFC 8292). */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Signs the links in reminders. */
  readonly linkKey: Buffer;
};

/** Reads the keys, or creates them; when several processes do so at once, one of them wins. */
export async function readKeys(db: Db, now: number): Promise<ReminderKeys> {
  const row = (await findKeys(db)) ?? (await createKeys(db, now));
  const linkKey = Buffer.from(hkdfSync("sha256", row.linkKey, "", "links of reminders", 32));
  return { publicKey: row.publicKey, privateKey: row.privateKey, linkKey };
}

async function createKeys(db: Db, now: number) {
  const { default: webPush } = await import("web-push");
  await insertKeys(db, { ...webPush.generateVAPIDKeys(), linkKey: newSecret(), createdAt: new Date(now) });
  const row = await findKeys(db);
  if (!row) throw new Error("The keys of reminders were not stored.");
  return row;
}
