/** Passwords at rest: argon2id, 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet). */

import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Turns } from "./turns.ts";

const derive = promisify(argon2);
const cost = { parallelism: 1, memory: 19 * 1024, passes: 2, tagLength: 32 } as const;
/** Kept with each hash, so that a later, stronger cost can be told from this one. */
const prefix = `argon2id-${cost.memory}-${cost.passes}-${cost.parallelism}$`;

/** Each takes a thread of four and 19 MiB: the other threads stay free for everybody else's files and names. */
export const hashingTurns = new Turns({ atOnce: 2, mostWaiting: 500 });

export const newSalt = () => randomBytes(16).toString("base64url");

/** Throws `TooBusy` (503) when too many wait already. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const nonce = Buffer.from(salt, "base64url");
  const tag = await hashingTurns.take(() => derive("argon2id", { ...cost, message: password, nonce }));
  return prefix + tag.toString("base64url");
}

/** Compares in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
