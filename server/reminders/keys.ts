/** The keys of the server, created by the first process that needs them: all processes read the same from the database. */

import { generateKeyPairSync, hkdfSync } from "node:crypto";
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

/** A key pair on the curve P-256, the public key as an uncompressed point. Without web-push, which a start need not load. */
function createKeyPair() {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

async function createKeys(db: Db, now: number) {
  await insertKeys(db, { ...createKeyPair(), linkKey: newSecret(), createdAt: new Date(now) });
  const row = await findKeys(db);
  if (!row) throw new Error("The keys of reminders were not stored.");
  return row;
}
