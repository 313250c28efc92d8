/**
 * Signing in with a password. Unknown, wrong and locked cost the same, say the same and are counted alike, so that
 * nobody learns who has an account here.
 */

import { isEmail } from "#domain/email.ts";
import { afterWrongPassword, lockedUntil, noAttempts } from "#domain/lockout.ts";
import { universeNameKey } from "#domain/names.ts";
import type { Context } from "../app.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { emailKey } from "../email-key.ts";
import { findUserByUniverseKey } from "../universes/queries.ts";
import { hashPassword, isSameHash, newSalt } from "./password-hash.ts";
import {
  findRegistrationByEmail,
  findRegistrationByName,
  findUserByEmail,
  findUsersByPendingEmail,
  type RegistrationRow,
  updateUser,
} from "./queries.ts";
import {
  attemptColumns,
  attemptsOfAddress,
  attemptsOfName,
  type Counter,
  holdAttempts,
  keepAttempts,
} from "./sign-in-attempts.ts";

/** A password that opens a universe, or that will once its link is followed. */
type Candidate = { readonly passwordHash: string; readonly salt: string; readonly isVerified: boolean };

/** What an identifier stands for. Candidates of one address share its salt. */
type Whom = { readonly counter: Counter; readonly candidates: Candidate[] };

const saltOfNobody = newSalt();

const candidate = (passwordHash?: string | null, salt?: string | null, isVerified = false): Candidate[] =>
  passwordHash && salt ? [{ passwordHash, salt, isVerified }] : [];

const verified = (user?: UserRow) => candidate(user?.passwordHash, user?.salt, true);
const waiting = (registration?: RegistrationRow) => candidate(registration?.passwordHash, registration?.salt);
const migrating = (user?: UserRow) => candidate(user?.pendingPasswordHash, user?.pendingSalt);

/** Where wrong passwords for an address count: with its owner, if it has one. */
const counterOfAddress = (key: string, owner: UserRow | undefined): Counter =>
  owner ? { userId: owner.id } : { identifier: attemptsOfAddress(key) };

async function findByEmail(db: Db, email: string, now: Date): Promise<Whom> {
  const key = emailKey(email);
  const owner = await findUserByEmail(db, key);
  const registration = await findRegistrationByEmail(db, key, now);
  const migrations = await findUsersByPendingEmail(db, key, now);
  return {
    counter: counterOfAddress(key, owner),
    candidates: [...verified(owner), ...waiting(registration), ...migrations.flatMap(migrating)],
  };
}

async function findByName(db: Db, universeName: string, now: Date): Promise<Whom> {
  const key = universeNameKey(universeName);
  const found = await findUserByUniverseKey(db, key);
  const user = found?.universeName === universeName ? found : undefined;
  const reserved = await findRegistrationByName(db, key, now);
  const registration = reserved?.universeName === universeName ? reserved : undefined;
  const owner = registration && (await findUserByEmail(db, registration.emailKey));
  return {
    counter: user?.passwordHash
      ? { userId: user.id }
      : registration
        ? counterOfAddress(registration.emailKey, owner)
        : { identifier: attemptsOfName(key) },
    candidates: [...verified(user), ...migrating(user), ...waiting(registration)],
  };
}

export type LoggedIn =
  | { ok: true; user: UserRow }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "unverified" }
  | { ok: false; reason: "locked"; until: number };

/** `enter` opens the session inside the transaction that has let the person in. */
export async function logIn(
  { db, dialect, now }: Context,
  { identifier, password }: { identifier: string; password: string },
  enter: (inside: Db, user: UserRow) => Promise<void>,
): Promise<LoggedIn> {
  const find = isEmail(identifier) ? findByEmail : findByName;
  const { counter, candidates } = await find(db, identifier, new Date(now()));
  const salt = candidates[0]?.salt ?? saltOfNobody;
  const hash = await hashPassword(password, salt);
  const matching = candidates.find((one) => one.salt === salt && isSameHash(one.passwordHash, hash));
  return db.transaction().execute(async (inside): Promise<LoggedIn> => {
    const at = new Date(now());
    const { attempts, user } = await holdAttempts(inside, dialect, counter);
    if ("userId" in counter && !user) return { ok: false, reason: "wrong" };
    const until = lockedUntil(attempts, at.getTime());
    if (until !== null) {
      // Counted on, because an attempt that wrote nothing would be answered sooner than the others.
      const loginAttempts = attempts.loginAttempts + 1;
      await keepAttempts(inside, counter, { ...attempts, loginAttempts }, at);
      return { ok: false, reason: "locked", until };
    }
    // It counts neither way: whoever let this address wait must not be able to wipe out its owner's count.
    if (matching && !matching.isVerified) return { ok: false, reason: "unverified" };
    // The password may have changed while this one was hashed.
    if (!matching || user?.passwordHash !== matching.passwordHash) {
      await keepAttempts(inside, counter, afterWrongPassword(attempts, at.getTime()), at);
      return { ok: false, reason: "wrong" };
    }
    const entered = await updateUser(inside, user.id, { ...attemptColumns(noAttempts), lastLoginAt: at });
    await enter(inside, entered);
    return { ok: true, user: entered };
  });
}
