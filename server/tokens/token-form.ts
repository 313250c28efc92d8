/**
 * The text of an access token, `mu_<id>_<secret>` in base62. The id names the user, whose rows it leads to without a directory
 * of all tokens (docs/scale.md), and the token among theirs.
 */

import { hash, randomBytes } from "node:crypto";
import { tokenForm } from "#domain/accounts/tokens.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Digits of four bytes, as many as the largest number of 32 bits has: numbers of this size are read at every call. */
const digitsOfFour = 6;

/** The digits of bytes, whose number is a multiple of four. */
function inBase62(bytes: Buffer): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    let rest = bytes.readUInt32BE(at);
    let four = "";
    for (; four.length < digitsOfFour; rest = Math.floor(rest / 62)) four = digits[rest % 62] + four;
    text += four;
  }
  return text;
}

const digitValues = new Uint8Array(128);
for (const [value, digit] of [...digits].entries()) digitValues[digit.charCodeAt(0)] = value;

/** The first bytes that the digits say, as hexadecimal ones; null for digits that no bytes have. */
function hexOf(text: string, bytes: number): string | null {
  let hex = "";
  for (let at = 0; hex.length < bytes * 2; at += digitsOfFour) {
    let four = 0;
    for (let digit = at; digit < at + digitsOfFour; digit++)
      four = four * 62 + (digitValues[text.charCodeAt(digit)] ?? 0);
    if (four > 0xffff_ffff) return null;
    hex += four.toString(16).padStart(8, "0");
  }
  return hex;
}

const bytesOfUser = 16;

/** The user whom the id of a token names. Ids of users are UUIDs. */
function userOfId(id: string): string | null {
  const hex = hexOf(id, bytesOfUser);
  if (hex === null) return null;
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return parts.join("-");
}

/** A token as the database knows it: `hash` is SHA-256 of its secret. */
export type PresentedToken = { readonly userId: string; readonly id: string; readonly hash: string };

/** A new token of a user, as its holder gets it and as the database keeps it. */
export function newToken(userId: string): PresentedToken & { readonly text: string } {
  const bytes = Buffer.concat([Buffer.from(userId.replaceAll("-", ""), "hex"), randomBytes(8)]);
  const [id, secret] = [inBase62(bytes), inBase62(randomBytes(32))];
  return { userId, id, hash: hash("sha256", secret), text: `mu_${id}_${secret}` };
}

/** What a text says as a token, before anybody has looked whether there is one; null for another text. */
export function readToken(text: string): PresentedToken | null {
  const [, id, secret] = tokenForm.exec(text) ?? [];
  const userId = id === undefined ? null : userOfId(id);
  return userId === null || id === undefined || secret === undefined
    ? null
    : { userId, id, hash: hash("sha256", secret) };
}
