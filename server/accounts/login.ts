/**
 * Sign-in with a password. An unknown account and a wrong password take the same time, get the same reply and are
 * counted and locked alike, so that a sign-in does not disclose who has an account.
 */

import { isEmail } from "#domain/accounts/email.ts";
import { lockedUntil, noFailedAttempts, recordWrongPassword } from "#domain/accounts/lockout.ts";
import { universeNameKey } from "#domain/accounts/names.ts";
import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { emailKey } from "../users/email-key.ts";
import { findUserByEmail, findUserByUniverseKey, updateUser } from "../users/queries.ts";
import { isSameHash, newSalt } from "./passwords.ts";
import {
  findRegistrationByEmail,
  findRegistrationByName,
  findUsersByPendingEmail,
  type RegistrationRow,
} from "./queries.ts";
import {
  type AttemptCounter,
  addressIdentifier,
  attemptColumns,
  lockAttempts,
  nameIdentifier,
  storeAttempts,
} from "./sign-in-attempts.ts";

/** A password that opens a universe now, or after its link is followed. */
type Candidate = { readonly passwordHash: string; readonly salt: string; readonly isVerified: boolean };

/** The passwords that an identifier can match, and where wrong ones are counted. Candidates of one address share its salt. */
type SignInTarget = { readonly counter: AttemptCounter; readonly candidates: Candidate[] };

const decoySalt = newSalt();

const candidate = (passwordHash?: string | null, salt?: string | null, isVerified = false): Candidate[] =>
  passwordHash && salt ? [{ passwordHash, salt, isVerified }] : [];

const ofUser = (user?: UserRow) => candidate(user?.passwordHash, user?.salt, true);
const ofRegistration = (registration?: RegistrationRow) =>
  candidate(registration?.passwordHash, registration?.salt);
const ofMigration = (user?: UserRow) => candidate(user?.pendingPasswordHash, user?.pendingSalt);

/** Wrong passwords for an address are counted in the row of the user who has it, if such a user exists. */
const addressCounter = (key: string, owner: UserRow | undefined): AttemptCounter =>
  owner ? { userId: owner.id } : { identifier: addressIdentifier(key) };

async function findByEmail(db: Db, email: string, now: Date): Promise<SignInTarget> {
  const key = emailKey(email);
  const owner = await findUserByEmail(db, key);
  const registration = await findRegistrationByEmail(db, key, now);
  const migrations = await findUsersByPendingEmail(db, key, now);
  return {
    counter: addressCounter(key, owner),
    candidates: [...ofUser(owner), ...ofRegistration(registration), ...migrations.flatMap(ofMigration)],
  };
}

async function findByName(db: Db, universeName: string, now: Date): Promise<SignInTarget> {
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
        ? addressCounter(registration.emailKey, owner)
        : { identifier: nameIdentifier(key) },
    candidates: [...ofUser(user), ...ofMigration(user), ...ofRegistration(registration)],
  };
}

export type LoggedIn =
  | { ok: true; user: UserRow; sessionId: string }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "unverified" }
  | { ok: false; reason: "locked"; until: number };

/** `startSession` runs inside the transaction that records the sign-in, and returns the session's id. */
export async function logIn(
  { db, dialect, now, hashPassword }: Context,
  { identifier, password }: { identifier: string; password: string },
  startSession: (transaction: Db, user: UserRow) => Promise<string>,
): Promise<LoggedIn> {
  const find = isEmail(identifier) ? findByEmail : findByName;
  const { counter, candidates } = await find(db, identifier, new Date(now()));
  const salt = candidates[0]?.salt ?? decoySalt;
  const hash = await hashPassword(password, salt);
  const matching = candidates.find((known) => known.salt === salt && isSameHash(known.passwordHash, hash));
  return db.transaction().execute(async (transaction): Promise<LoggedIn> => {
    const at = new Date(now());
    const { attempts, user } = await lockAttempts(transaction, dialect, counter);
    if ("userId" in counter && !user) return { ok: false, reason: "wrong" };
    const until = lockedUntil(attempts, at.getTime());
    if (until !== null) {
      // Also counted while locked: an attempt without a write would be answered faster than the others.
      const loginAttempts = attempts.loginAttempts + 1;
      await storeAttempts(transaction, counter, { ...attempts, loginAttempts }, at);
      return { ok: false, reason: "locked", until };
    }
    // Neither counted nor reset: a stranger who registers with an address must not reset the counter of its owner.
    if (matching && !matching.isVerified) return { ok: false, reason: "unverified" };
    // The password can have changed while this one was hashed.
    if (!matching || user?.passwordHash !== matching.passwordHash) {
      await storeAttempts(transaction, counter, recordWrongPassword(attempts, at.getTime()), at);
      return { ok: false, reason: "wrong" };
    }
    const signedIn = await updateUser(transaction, user.id, {
      ...attemptColumns(noFailedAttempts),
      lastLoginAt: at,
    });
    return { ok: true, user: signedIn, sessionId: await startSession(transaction, signedIn) };
  });
}
