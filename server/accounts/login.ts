/**
 * Sign-in with a password. An unknown account and a wrong password take the same time, get the same reply and are
 * counted and locked alike, so that a sign-in does not disclose who has an account.
 */

import { isEmail } from "#domain/accounts/email.ts";
import { universeNameKey } from "#domain/accounts/names.ts";
import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { emailKey } from "../users/email-key.ts";
import { findUserByEmail, findUserByUniverseKey, updateUser } from "../users/queries.ts";
import { type Candidate, checkPassword, type PasswordCheck, type WrongPassword } from "./password-check.ts";
import { findUsersByPendingEmail } from "./queries.ts";
import {
  listRegistrationsByEmail,
  listRegistrationsByName,
  type RegistrationRow,
} from "./registration-queries.ts";
import { type AttemptCounter, addressIdentifier, nameIdentifier } from "./sign-in-attempts.ts";

/** The passwords that an identifier can match, where wrong ones are counted, and the user whom it names. */
type SignInTarget = Pick<PasswordCheck, "counter" | "candidates"> & { readonly user: UserRow | undefined };

const candidate = (passwordHash?: string | null, salt?: string | null, isVerified = false): Candidate[] =>
  passwordHash && salt ? [{ passwordHash, salt, isVerified }] : [];

const ofUser = (user?: UserRow) => candidate(user?.passwordHash, user?.salt, true);
const ofRegistration = ({ passwordHash, salt }: RegistrationRow) => candidate(passwordHash, salt);
const ofMigration = (user?: UserRow) => candidate(user?.pendingPasswordHash, user?.pendingSalt);

/** Wrong passwords for an address are counted in the row of the user who has it, if such a user exists. */
const addressCounter = (key: string, owner: UserRow | undefined): AttemptCounter =>
  owner ? { userId: owner.id } : { identifier: addressIdentifier(key) };

async function findByEmail(db: Db, email: string, now: Date): Promise<SignInTarget> {
  const key = emailKey(email);
  const owner = await findUserByEmail(db, key);
  const registrations = await listRegistrationsByEmail(db, key, now);
  const migrations = await findUsersByPendingEmail(db, key, now);
  return {
    user: owner,
    counter: addressCounter(key, owner),
    candidates: [
      ...ofUser(owner),
      ...registrations.flatMap(ofRegistration),
      ...migrations.flatMap(ofMigration),
    ],
  };
}

async function findByName(db: Db, universeName: string, now: Date): Promise<SignInTarget> {
  const key = universeNameKey(universeName);
  const found = await findUserByUniverseKey(db, key);
  const user = found?.universeName === universeName ? found : undefined;
  const reserved = await listRegistrationsByName(db, key, now);
  const registrations = reserved.filter((registration) => registration.universeName === universeName);
  const [registration] = registrations;
  const owner = registration && (await findUserByEmail(db, registration.emailKey));
  return {
    user,
    counter: user?.passwordHash
      ? { userId: user.id }
      : registration
        ? addressCounter(registration.emailKey, owner)
        : { identifier: nameIdentifier(key) },
    candidates: [...ofUser(user), ...ofMigration(user), ...registrations.flatMap(ofRegistration)],
  };
}

/** Takes the same time for whatever is typed. */
export const findTarget = ({ db, now }: Context, identifier: string): Promise<SignInTarget> =>
  (isEmail(identifier) ? findByEmail : findByName)(db, identifier, new Date(now()));

export type LoggedIn =
  | { ok: true; user: UserRow; sessionId: string }
  | Exclude<WrongPassword, { reason: "gone" }>;

/** `startSession` runs inside the transaction that records the sign-in, and returns the session's id. */
export async function logIn(
  context: Context,
  { identifier, password, code }: { identifier: string; password: string; code: string },
  startSession: (transaction: Db, user: UserRow) => Promise<string>,
): Promise<LoggedIn> {
  const { now } = context;
  const { counter, candidates } = await findTarget(context, identifier);
  const check = { counter, candidates, password, code };
  const checked = await checkPassword(context, check, async (transaction, { id }) => {
    const user = await updateUser(transaction, id, { lastLoginAt: new Date(now()) });
    return { user, sessionId: await startSession(transaction, user) };
  });
  if (checked.ok) return { ok: true, ...checked.value };
  return checked.reason === "gone" ? { ok: false, reason: "wrong" } : checked;
}
