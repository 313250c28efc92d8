/** Wrong passwords are counted in the user's row, and for addresses and names without one in a table of their own. */

import { type Attempts, noAttempts } from "#domain/lockout.ts";
import { lockKeys } from "../database/lock.ts";
import type { Dialect } from "../database/open.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { hashOf } from "../secret.ts";
import { findSignInAttempts, keepSignInAttempts, lockUser, updateUser } from "./queries.ts";

export const attemptsOfAddress = (emailKey: string) => hashOf(`email ${emailKey}`);
export const attemptsOfName = (universeKey: string) => hashOf(`name ${universeKey}`);

/** Where attempts are counted: for a user, or under the hash of what was typed. */
export type Counter = { readonly userId: string } | { readonly identifier: string };

/** What is counted, held until the transaction ends, and the user it is counted for. */
export async function holdAttempts(
  inside: Db,
  dialect: Dialect,
  counter: Counter,
): Promise<{ attempts: Attempts; user: UserRow | null }> {
  if ("userId" in counter) {
    const user = (await lockUser(inside, dialect, counter.userId)) ?? null;
    return { attempts: user ? attemptsIn(user) : noAttempts, user };
  }
  await lockKeys(inside, dialect, counter.identifier);
  const row = await findSignInAttempts(inside, counter.identifier);
  return { attempts: row ? attemptsIn(row) : noAttempts, user: null };
}

export const attemptsIn = ({
  loginAttempts,
  lockoutExpires,
}: Pick<UserRow, "loginAttempts" | "lockoutExpires">) => ({
  loginAttempts,
  lockoutExpires: lockoutExpires?.getTime() ?? null,
});

export async function keepAttempts(inside: Db, counter: Counter, attempts: Attempts, now: Date) {
  const { loginAttempts } = attempts;
  const lockoutExpires = attempts.lockoutExpires === null ? null : new Date(attempts.lockoutExpires);
  if ("userId" in counter) await updateUser(inside, counter.userId, attemptColumns(attempts));
  else
    await keepSignInAttempts(inside, {
      identifier: counter.identifier,
      loginAttempts,
      lockoutExpires,
      updatedAt: now,
    });
}

/** The columns of a user that say so. */
export const attemptColumns = ({ loginAttempts, lockoutExpires }: Attempts) =>
  ({
    loginAttempts,
    accountLocked: lockoutExpires === null ? 0 : 1,
    lockoutExpires: lockoutExpires === null ? null : new Date(lockoutExpires),
  }) as const;
