/** Encrypts the tokens of links with the key of this server, so that their owners can copy them again (decision 57). */

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

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
