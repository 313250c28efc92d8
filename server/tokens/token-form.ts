/**
 * The text of an access token, `mu_<id>_<secret>` in base62. The id names the user, whose rows it leads to without a directory
 * of all tokens (docs/scale.md), and the token among theirs.
 */

import { hash, randomBytes } from "node:crypto";
import { tokenForm, tokenLengths } from "#domain/accounts/tokens.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const base = 62n;

const bytesOfUser = 16;
const bytesOfToken = 8;

/** The number that the bytes are in base62, with zeros before it. */
function inBase62(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  let text = "";
  for (; text.length < length; rest /= base) text = digits[Number(rest % base)] + text;
  return text;
}

/** The bytes of such a number in hexadecimal digits; longer than `length` for a number that no such bytes are. */
function hexOf(text: string, length: number): string {
  let number = 0n;
  for (const digit of text) number = number * base + BigInt(digits.indexOf(digit));
  return number.toString(16).padStart(length * 2, "0");
}

/** Ids of users are UUIDs. */
const hexOfUser = (userId: string) => userId.replaceAll("-", "");
const userOfHex = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const newId = (userId: string) =>
  inBase62(
    Buffer.concat([Buffer.from(hexOfUser(userId), "hex"), randomBytes(bytesOfToken)]),
    tokenLengths.id,
  );

/** The user whom the id of a token names; null for an id that is none. */
export function userOfId(id: string): string | null {
  const length = bytesOfUser + bytesOfToken;
  const hex = hexOf(id, length);
  return hex.length === length * 2 ? userOfHex(hex.slice(0, bytesOfUser * 2)) : null;
}

/** A token as the database knows it: `hash` is SHA-256 of its secret. */
export type PresentedToken = { readonly userId: string; readonly id: string; readonly hash: string };

/** A new token of a user, as its holder gets it and as the database keeps it. */
export function newToken(userId: string): PresentedToken & { readonly text: string } {
  const id = newId(userId);
  const secret = inBase62(randomBytes(32), tokenLengths.secret);
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
