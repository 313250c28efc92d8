/**
 * Everything that waits under one address has the salt of that address: so a sign-in with the address costs one
 * hash, whether it has an account, a waiting registration, both or several, and nobody can tell by the time it takes.
 */

import type { Context } from "../app.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { hashPassword, newSalt } from "./password-hash.ts";
import { findRegistrationByEmail, findUserByEmail, findUsersByPendingEmail } from "./queries.ts";

export type Hashed = { readonly passwordHash: string; readonly salt: string };

async function findSalt(db: Db, emailKey: string, now: Date): Promise<string | null> {
  const owner = await findUserByEmail(db, emailKey);
  const registration = await findRegistrationByEmail(db, emailKey, now);
  const waiting = await findUsersByPendingEmail(db, emailKey, now);
  const salts = [owner?.salt, registration?.salt, ...waiting.map(({ pendingSalt }) => pendingSalt)];
  return salts.find((salt) => typeof salt === "string") ?? null;
}

/**
 * Hashes a password that belongs to an address and stores it in one transaction, which holds the address and the
 * other `locks`. Hashing is slow and happens before; where the address has got another salt meanwhile, it is done again.
 */
export async function storeHashed<T>(
  { db, dialect, now }: Pick<Context, "db" | "dialect" | "now">,
  { emailKey, password, locks }: { emailKey: string; password: string; locks: string[] },
  store: (inside: Db, hashed: Hashed) => Promise<T>,
): Promise<T> {
  for (;;) {
    const salt = (await findSalt(db, emailKey, new Date(now()))) ?? newSalt();
    const hashed = { passwordHash: await hashPassword(password, salt), salt };
    const stored = await db.transaction().execute(async (inside) => {
      await lockKeys(inside, dialect, emailLock(emailKey), ...locks);
      const present = await findSalt(inside, emailKey, new Date(now()));
      if (present !== null && present !== salt) return null;
      return { value: await store(inside, hashed) };
    });
    if (stored) return stored.value;
  }
}
