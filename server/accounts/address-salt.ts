/**
 * All passwords of one address, active or pending, have the same salt. A sign-in with the address therefore computes
 * one hash, whether the address has an account, a pending registration, both or neither, and the response time does
 * not disclose which.
 */

import type { Context } from "../context.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { findUserByEmail } from "../users/queries.ts";
import { newSalt } from "./passwords.ts";
import { findUsersByPendingEmail } from "./queries.ts";
import { listRegistrationsByEmail } from "./registration-queries.ts";

export type HashingContext = Pick<Context, "db" | "dialect" | "now" | "hashPassword">;
export type Hashed = { readonly passwordHash: string; readonly salt: string };

async function findSalt(db: Db, emailKey: string, now: Date): Promise<string | null> {
  const owner = await findUserByEmail(db, emailKey);
  const [registration] = await listRegistrationsByEmail(db, emailKey, now);
  const pending = await findUsersByPendingEmail(db, emailKey, now);
  const salts = [owner?.salt, registration?.salt, ...pending.map(({ pendingSalt }) => pendingSalt)];
  return salts.find((salt) => typeof salt === "string") ?? null;
}

/**
 * Hashes a password of an address and stores it in one transaction, which locks the address and the other `locks`.
 * Hashing is slow and happens before the transaction; it is repeated if the salt of the address has changed since.
 */
export async function storeHashed<T>(
  { db, dialect, now, hashPassword }: HashingContext,
  { emailKey, password, locks }: { emailKey: string; password: string; locks: string[] },
  store: (transaction: Db, hashed: Hashed) => Promise<T>,
): Promise<T> {
  for (;;) {
    const salt = (await findSalt(db, emailKey, new Date(now()))) ?? newSalt();
    const hashed = { passwordHash: await hashPassword(password, salt), salt };
    const stored = await db.transaction().execute(async (transaction) => {
      await lockKeys(transaction, dialect, emailLock(emailKey), ...locks);
      const currentSalt = await findSalt(transaction, emailKey, new Date(now()));
      if (currentSalt !== null && currentSalt !== salt) return null;
      return { value: await store(transaction, hashed) };
    });
    if (stored) return stored.value;
  }
}
