/**
 * The only place that compares a password with a stored one: every check counts toward the lock, whichever call makes it.
 * A check costs one hash and one write, whether the password is right or wrong, and whether the account exists or is locked.
 */

import { timingSafeEqual } from "node:crypto";
import { lockedUntil, noFailedAttempts, recordWrongPassword } from "#domain/accounts/lockout.ts";
import type { Context } from "../context.ts";
import { lockKeys } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { hasSecondFactor } from "../second-factor/second-factor.ts";
import { listCredentials } from "../users/credential-queries.ts";
import { updateUser } from "../users/queries.ts";
import { newSalt } from "./passwords.ts";
import { passSecondFactor, type WrongCode } from "./second-factor-check.ts";
import { type AttemptCounter, attemptColumns, lockAttempts, storeAttempts } from "./sign-in-attempts.ts";

/** A password that opens a universe now, or, if it is not verified, after a link was followed. */
export type Candidate = {
  readonly passwordHash: string;
  readonly salt: string;
  readonly isVerified: boolean;
};

/** What the password can be, and where wrong ones are counted. All candidates have the same salt. */
export type PasswordCheck = {
  readonly password: string;
  readonly counter: AttemptCounter;
  readonly candidates: readonly Candidate[];
  /** Keys that `accept` needs: they are locked before the user's row, to avoid deadlocks. */
  readonly locks?: readonly string[];
  /** What was typed as the second factor, maybe nothing; left out where the password alone counts. */
  readonly code?: string;
};

/** `gone`: the user was deleted meanwhile. */
export type WrongPassword =
  | { readonly ok: false; readonly reason: "wrong" | "unverified" }
  | { readonly ok: false; readonly reason: "gone" }
  | WrongCode;

const decoySalt = newSalt();

/** Compares in constant time. */
function isSameHash(first: string, second: string): boolean {
  const [left, right] = [Buffer.from(first), Buffer.from(second)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Counts a wrong password, forgets the wrong ones after a right one, and calls `accept` with the user, whose row is
 * locked, in the same transaction. Nothing opens while the lock lasts, not even the right password. A right password
 * without its second factor forgets nothing, not even where none is asked for: whoever knows it could otherwise guess codes
 * without an end.
 */
export async function checkPassword<T>(
  context: Context,
  { password, counter, candidates, locks = [], code }: PasswordCheck,
  accept: (transaction: Db, user: UserRow) => Promise<T>,
): Promise<{ readonly ok: true; readonly value: T } | WrongPassword> {
  const { db, dialect, now, hashPassword } = context;
  const salt = candidates[0]?.salt ?? decoySalt;
  const hash = await hashPassword(password, salt);
  const matching = candidates.find((known) => known.salt === salt && isSameHash(known.passwordHash, hash));
  return db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, dialect, ...locks);
    const { attempts, user } = await lockAttempts(transaction, dialect, counter);
    // Who waited for the row comes after whoever held it, by the clock too.
    const at = new Date(now());
    if ("userId" in counter && !user) return { ok: false, reason: "gone" };
    const until = lockedUntil(attempts, at.getTime());
    if (until !== null) {
      // Attempts are also counted while locked: one without a write would be answered faster than the others.
      const loginAttempts = attempts.loginAttempts + 1;
      await storeAttempts(transaction, counter, { ...attempts, loginAttempts }, at);
      return { ok: false, reason: "locked", until };
    }
    // Neither counted nor forgotten: a stranger who registers with an address must not reset the counter of its owner.
    if (matching && !matching.isVerified) return { ok: false, reason: "unverified" };
    // The password can have changed while this one was hashed.
    if (!matching || user?.passwordHash !== matching.passwordHash) {
      await storeAttempts(transaction, counter, recordWrongPassword(attempts, at.getTime()), at);
      return { ok: false, reason: "wrong" };
    }
    const refused = code === undefined ? null : await passSecondFactor(context, transaction, user, code);
    if (refused) return refused;
    if (code === undefined && hasSecondFactor(await listCredentials(transaction, user.id)))
      return { ok: true, value: await accept(transaction, user) };
    const unlocked = await updateUser(transaction, user.id, attemptColumns(noFailedAttempts));
    return { ok: true, value: await accept(transaction, unlocked) };
  });
}
