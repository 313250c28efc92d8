/** Verification of an address by the link of a mail. Each link succeeds once, and starts no session. */

import type { Context } from "../context.ts";
import { emailLock, lockKeys, nameLock } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { enqueueMail } from "../mail/queue.ts";
import { hashOf } from "../secrets.ts";
import { findOwner } from "../users/directory-queries.ts";
import { newUser } from "../users/new-user.ts";
import { insertUser, lockUser, updateUser } from "../users/queries.ts";
import { noPendingEmail } from "./links.ts";
import { deleteSignInAttempts, findUserByToken } from "./queries.ts";
import {
  consumeRegistration,
  findRegistrationByToken,
  type RegistrationRow,
} from "./registration-queries.ts";
import { addressIdentifier } from "./sign-in-attempts.ts";
import { endSessionsByName } from "./take-back.ts";

/**
 * The address that the link has verified, for the login, or why it verified none. `used`: this link has verified the address
 * of its account before. `refused`: it is unknown or expired, or another user has verified the address meanwhile.
 */
export type Verified = { readonly email: string } | "used" | "refused";

export function verifyEmail(context: Context, token: string): Promise<Verified> {
  const { db, now } = context;
  const hashed = hashOf(token);
  return db.transaction().execute(async (transaction) => {
    const at = new Date(now());
    const registration = await findRegistrationByToken(transaction, hashed, at);
    if (registration) return createAccount({ ...context, db: transaction }, registration, hashed, at);
    const user = await findUserByToken(transaction, hashed, at);
    return user ? confirmPendingEmail({ ...context, db: transaction }, user, hashed, at) : "refused";
  });
}

async function createAccount(
  { db, dialect }: Context,
  registration: RegistrationRow,
  token: string,
  now: Date,
): Promise<Verified> {
  const { id, email, emailKey, universeKey, passwordHash, salt, createdAt, expires } = registration;
  await lockKeys(db, dialect, emailLock(emailKey), nameLock(universeKey));
  if (!(await consumeRegistration(db, id, token)))
    return (await findUserByToken(db, token, now)) ? "used" : "refused";
  // Ends the other registrations of the address. Another user may have the address or the name by now, because the clocks
  // of two processes can differ.
  const user = await insertUser(db, {
    ...newUser(registration, now),
    createdAt,
    ...{ id, email, emailKey, emailVerified: 1, passwordHash, salt, passwordChangedAt: createdAt },
    ...{ emailVerificationToken: token, emailVerificationExpires: expires },
  });
  if (!user) return "refused";
  await deleteSignInAttempts(db, addressIdentifier(emailKey));
  return { email };
}

async function confirmPendingEmail(
  { db, dialect, settings }: Context,
  { id, pendingEmailKey }: UserRow,
  token: string,
  now: Date,
): Promise<Verified> {
  if (pendingEmailKey === null) return "used";
  await lockKeys(db, dialect, emailLock(pendingEmailKey));
  const user = await lockUser(db, dialect, id);
  if (user?.emailVerificationToken !== token) return "refused";
  if (user.pendingEmailKey === null) return "used";
  if (user.pendingEmailKey !== pendingEmailKey) return "refused";
  // The operator may have closed sign-in by name since a stranger asked for the migration.
  const isStrangers = user.pendingPasswordHash !== null && user.pendingFrom === null;
  const isForbidden = isStrangers && !settings.universeNameSignIn;
  if (isForbidden || (await findOwner(db, "email", pendingEmailKey))) {
    await updateUser(db, id, noPendingEmail);
    return "refused";
  }
  await updateUser(db, id, {
    email: user.pendingEmail,
    emailKey: pendingEmailKey,
    emailVerified: 1,
    ...(user.pendingPasswordHash && {
      ...{ passwordHash: user.pendingPasswordHash, salt: user.pendingSalt, opensByName: 0 },
      passwordChangedAt: user.pendingSince,
      // Somebody else may have asked for its removal while the link of its own person waited.
      ...{ closedAt: null, closedBy: null },
    }),
    ...noPendingEmail,
    emailVerificationToken: token,
    emailVerificationExpires: user.emailVerificationExpires,
    updatedAt: now,
  });
  await revokePreviousAccess(db, user, now);
  return { email: user.pendingEmail ?? pendingEmailKey };
}

/** Ends the sessions that were opened by the name alone, and notifies the previous address. */
async function revokePreviousAccess(db: Db, user: UserRow, now: Date) {
  if (user.pendingPasswordHash) await endSessionsByName(db, user, now);
  if (user.email) await enqueueMail(db, "email-changed", user.id, user.email, now);
}
