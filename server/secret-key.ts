/**
 * The key of this server: a file beside the outbox and not in the database, so that what is read from the database or
 * from a backup opens nothing (decision 57).
 */

import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { newSecret } from "./secrets.ts";

const keyBytes = 32;

/** The file began as the key of shown skies. */
export const keyFileOf = (dataDir: string) => join(dataDir, "shown-skies.key");

/** The key, which the first call creates; null where the file cannot be used. */
export async function readKey(dataDir: string): Promise<Buffer | null> {
  try {
    await mkdir(dataDir, { recursive: true });
    await createKey(keyFileOf(dataDir));
    const key = Buffer.from(await readFile(keyFileOf(dataDir), "utf8"), "base64url");
    return key.length === keyBytes ? key : null;
  } catch {
    return null;
  }
}

/** Leaves a key that is there already, also when another process creates it at the same time. */
async function createKey(path: string) {
  const file = await open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") return null;
    throw error;
  });
  if (!file) return;
  try {
    await file.writeFile(randomBytes(keyBytes).toString("base64url"));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A key for one use, from which nobody gets the server's key or that of another use. */
const keyFor = (use: string, key: Buffer) => Buffer.from(hkdfSync("sha256", key, "", use, keyBytes));

/** The key that encrypts the secrets of authenticator apps; null where the file cannot be used. */
export async function readKeyOfSecondFactors(dataDir: string): Promise<Buffer | null> {
  const key = await readKey(dataDir);
  return key && keyFor("second factors", key);
}

/** The key that encrypts what signs the events of webhooks; null where the file cannot be used. */
export async function readKeyOfWebhooks(dataDir: string): Promise<Buffer | null> {
  const key = await readKey(dataDir);
  return key && keyFor("webhooks", key);
}

/** The key that encrypts the access tokens of topics of ntfy; null where the file cannot be used. */
export async function readKeyOfTopics(dataDir: string): Promise<Buffer | null> {
  const key = await readKey(dataDir);
  return key && keyFor("topics of ntfy", key);
}

/**
 * The token of the link in a mail, 256 bits. It is the same whenever the mail about `subject` is sent, so that nobody
 * makes the link in an earlier mail invalid by asking for another one. Random, and so new each time, without the key.
 */
export async function linkToken(dataDir: string, subject: string): Promise<string> {
  const key = await readKey(dataDir);
  if (!key) return newSecret();
  return createHmac("sha256", keyFor("links of mails", key)).update(subject).digest("base64url");
}
