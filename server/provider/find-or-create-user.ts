/** Finds the user with a provider's identity, or creates a user. An identity is never linked to an existing user. */

import { randomInt } from "node:crypto";
import { universeNameFor } from "#domain/accounts/provider-names.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Dialect } from "../database/dialect.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { findOwner } from "../users/directory-queries.ts";
import { emailKey } from "../users/email-key.ts";
import { wantName } from "../users/name-look.ts";
import { newUser } from "../users/new-user.ts";
import { insertUser } from "../users/queries.ts";
import { isNameAvailable } from "../users/universe-name.ts";
import type { Identity } from "./client.ts";
import type { Profile } from "./profile.ts";
import { recordProviderSignIn } from "./queries.ts";

/** Concurrent sign-ins cause few conflicts; more attempts than this mean a bug. */
const maxAttempts = 10;

type SignInTransaction = {
  readonly db: Db;
  readonly dialect: Dialect;
  readonly at: Date;
  /** Translator of the language for which the browser asks. */
  readonly t: Translator;
};

/** Random after 10, because trying thousands of consecutive numbers for a common name would be slow. */
const nextOrdinal = (ordinal: number) => (ordinal < 10 ? ordinal + 1 : randomInt(11, 1_000_000));

/** Returns an available universe name such as "Ada's Universe" or "Ada's Universe 2", locked until the transaction ends. */
async function claimUniverseName(
  { db, dialect, at, t }: SignInTransaction,
  userName: string,
): Promise<string> {
  for (let ordinal = 1; ; ordinal = nextOrdinal(ordinal)) {
    const name = universeNameFor(t, userName, ordinal);
    const wanted = await wantName(name);
    if (!(await isNameAvailable(db, wanted, at))) continue;
    await lockKeys(db, dialect, ...wanted.locks);
    if (await isNameAvailable(db, wanted, at)) return name;
  }
}

/** The columns of a verified address; no columns when another user has the address. Locks it until the transaction ends. */
async function claimEmail({ db, dialect }: SignInTransaction, email: string | null) {
  if (email === null) return {};
  const key = emailKey(email);
  await lockKeys(db, dialect, emailLock(key));
  return (await findOwner(db, "email", key)) ? {} : { email, emailKey: key, emailVerified: 1 as const };
}

async function makeUser(transaction: SignInTransaction, { issuer, subject }: Identity, profile: Profile) {
  // Every transaction locks the address before the name, to avoid deadlocks.
  const address = await claimEmail(transaction, profile.email);
  const { userName, firstName, lastName, profileImageUrl } = profile;
  const universeName = await claimUniverseName(transaction, userName);
  return insertUser(transaction.db, {
    ...newUser({ universeName, userName, locale: transaction.t.language }, transaction.at),
    ...address,
    firstName,
    lastName,
    profileImageUrl,
    providerIssuer: issuer,
    providerSubject: subject,
    ...{ lastLoginAt: transaction.at, providerLastUsedAt: transaction.at },
  });
}

/**
 * Returns the id of the user with the identity, and creates the user if necessary. Creating fails only when a
 * concurrent sign-in has taken the identity, the name or the address; the next attempt takes that into account.
 */
export async function findOrCreateUser(
  transaction: SignInTransaction,
  identity: Identity,
  profile: Profile,
): Promise<string> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const user =
      (await recordProviderSignIn(transaction.db, identity, transaction.at)) ??
      (await makeUser(transaction, identity, profile));
    if (user) return user.id;
  }
  throw new Error("No user could be made for a provider's identity");
}
