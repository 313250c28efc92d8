/** Password hashes: argon2id, 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet). */

import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { isCommonPassword } from "#domain/accounts/common-passwords.ts";
import { passwordMessages } from "#domain/accounts/passwords.ts";
import { invalid } from "../errors.ts";
import { ConcurrencyLimit } from "../limits/concurrency-limit.ts";

const derive = promisify(argon2);

/** Throws `TooBusy` (503) when the queue is full. */
export type HashPassword = (password: string, salt: string) => Promise<string>;

/** Each hash takes one of the four threads of the pool and 19 MiB. The others stay free for file access and DNS. */
export const hashingLimit = new ConcurrencyLimit({ maxRunning: 2, maxWaiting: 500 });

export const newSalt = () => randomBytes(16).toString("base64url");

/** `memory` is in KiB. */
export function passwordHashing(cost: { memory: number; passes: number }): HashPassword {
  const parameters = { ...cost, parallelism: 1, tagLength: 32 };
  // Stored with each hash, so that hashes of a later, stronger cost can be distinguished.
  const prefix = `argon2id-${cost.memory}-${cost.passes}-${parameters.parallelism}$`;
  return async (password, salt) => {
    const nonce = Buffer.from(salt, "base64url");
    const tag = await hashingLimit.run(() => derive("argon2id", { ...parameters, message: password, nonce }));
    return prefix + tag.toString("base64url");
  };
}

export const hashPassword = passwordHashing({ memory: 19 * 1024, passes: 2 });

/** The refusal of a common password, for its field; null for any other password. */
export const commonPasswordRefusal = (field: string, password: string) =>
  isCommonPassword(password) ? invalid({ [field]: passwordMessages.common }) : null;
