/** Links that stop or rest reminders without a session. They stay valid, because mails and notifications are old at times. */

import { createHmac, timingSafeEqual } from "node:crypto";

const sign = (userId: string, key: Buffer) => createHmac("sha256", key).update(userId).digest();

export const makeLinkToken = (userId: string, key: Buffer) =>
  `${userId}.${sign(userId, key).toString("base64url")}`;

/** The user of a token; null for a forged one. */
export function readLinkToken(token: string, key: Buffer): string | null {
  const dot = token.lastIndexOf(".");
  const userId = token.slice(0, dot);
  const [presented, expected] = [Buffer.from(token.slice(dot + 1), "base64url"), sign(userId, key)];
  return presented.length === expected.length && timingSafeEqual(presented, expected) ? userId : null;
}
