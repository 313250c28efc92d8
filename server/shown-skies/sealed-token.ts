/**
 * Encrypts the tokens of links, so that their owners can copy them again. The key is a file beside the outbox and not in
 * the database: a token that is read from the database or from a backup opens nothing (decision 57).
 */

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export const keyFileOf = (dataDir: string) => join(dataDir, "shown-skies.key");

/** `link` names whose token it is: a sealed token of another link is refused. */
export function sealToken(key: Buffer, token: string, link: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(link));
  const sealed = Buffer.concat([cipher.update(token), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null for a token that was sealed with another key, or for another link. */
export function openToken(key: Buffer, text: string, link: string): string | null {
  const bytes = Buffer.from(text, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  if (tag.length < tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(link)).setAuthTag(tag);
  try {
    const opened = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()];
    return Buffer.concat(opened).toString();
  } catch {
    return null;
  }
}

/** The key of this server, which the first call creates; null where the file cannot be used. */
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
