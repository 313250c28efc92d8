/** Counters of wrong passwords: in the user's row or, for addresses and names without a user, in `sign_in_attempts`. */

import { type FailedAttempts, noFailedAttempts } from "#domain/accounts/lockout.ts";
import type { Dialect } from "../database/dialect.ts";
import { lockKeys } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { hashOf } from "../secrets.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import { deleteSignInAttempts, findSignInAttempts, storeSignInAttempts } from "./queries.ts";

export const addressIdentifier = (emailKey: string) => hashOf(`email ${emailKey}`);
export const nameIdentifier = (universeKey: string) => hashOf(`name ${universeKey}`);

/** Where attempts are counted: for a user, or under the hash of the typed identifier. */
export type AttemptCounter = { readonly userId: string } | { readonly identifier: string };

/** The attempts and their user, locked until the transaction ends. */
export async function lockAttempts(
  transaction: Db,
  dialect: Dialect,
  counter: AttemptCounter,
): Promise<{ attempts: FailedAttempts; user: UserRow | null }> {
  if ("userId" in counter) {
    const user = (await lockUser(transaction, dialect, counter.userId)) ?? null;
    return { attempts: user ? readAttempts(user) : noFailedAttempts, user };
  }
  await lockKeys(transaction, dialect, counter.identifier);
  const row = await findSignInAttempts(transaction, counter.identifier);
  return { attempts: row ? readAttempts(row) : noFailedAttempts, user: null };
}

export const readAttempts = ({
  loginAttempts,
  lockoutExpires,
}: Pick<UserRow, "loginAttempts" | "lockoutExpires">) => ({
  loginAttempts,
  lockoutExpires: lockoutExpires?.getTime() ?? null,
});

export async function storeAttempts(
  transaction: Db,
  counter: AttemptCounter,
  attempts: FailedAttempts,
  now: Date,
) {
  const { loginAttempts } = attempts;
  const lockoutExpires = attempts.lockoutExpires === null ? null : new Date(attempts.lockoutExpires);
  if ("userId" in counter) await updateUser(transaction, counter.userId, attemptColumns(attempts));
  else
    await storeSignInAttempts(transaction, {
      identifier: counter.identifier,
      loginAttempts,
      lockoutExpires,
      updatedAt: now,
    });
}

/** The columns of a user for these attempts. */
export const attemptColumns = ({ loginAttempts, lockoutExpires }: FailedAttempts) =>
  ({
    loginAttempts,
    accountLocked: lockoutExpires === null ? 0 : 1,
    lockoutExpires: lockoutExpires === null ? null : new Date(lockoutExpires),
  }) as const;

/** Counters outside the user's row: of a name without a password, and of an address before it belonged to the user. */
export const separateCountersOf = ({ universeKey, emailKey }: UserRow) => [
  nameIdentifier(universeKey),
  ...(emailKey ? [addressIdentifier(emailKey)] : []),
];

export async function deleteSeparateAttempts(transaction: Db, user: UserRow) {
  for (const identifier of separateCountersOf(user)) await deleteSignInAttempts(transaction, identifier);
}
