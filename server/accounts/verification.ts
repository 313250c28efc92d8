/** Verification of an address by the link of a mail. Each link succeeds once, and starts no session. */

import type { Context } from "../context.ts";
import { emailLock, lockKeys, nameLock } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { enqueueMail } from "../mail/queue.ts";
import { hashOf } from "../secrets.ts";
import { deleteSessionsOfUser } from "../sessions/queries.ts";
import { newUser } from "../users/new-user.ts";
import { findUserByEmail, insertUser, lockUser, updateUser } from "../users/queries.ts";
import { noPendingEmail } from "./links.ts";
import {
  consumeRegistration,
  deleteSignInAttempts,
  findRegistrationByToken,
  findUserByToken,
  type RegistrationRow,
} from "./queries.ts";
import { addressIdentifier } from "./sign-in-attempts.ts";

/** False for a link that is unknown, used or expired, or whose address another user has verified meanwhile. */
export function verifyEmail(context: Context, token: string): Promise<boolean> {
  const { db, now } = context;
  const hashed = hashOf(token);
  return db.transaction().execute(async (transaction) => {
    const at = new Date(now());
    const registration = await findRegistrationByToken(transaction, hashed, at);
    if (registration) return createAccount({ ...context, db: transaction }, registration, hashed, at);
    const user = await findUserByToken(transaction, hashed, at);
    return user ? confirmPendingEmail({ ...context, db: transaction }, user, hashed, at) : false;
  });
}

async function createAccount(
  { db, dialect }: Context,
  registration: RegistrationRow,
  token: string,
  now: Date,
): Promise<boolean> {
  const { id, email, emailKey, universeKey, passwordHash, salt, createdAt } = registration;
  await lockKeys(db, dialect, emailLock(emailKey), nameLock(universeKey));
  if (!(await consumeRegistration(db, id, token))) return false;
  // Another user may have the address or the name by now, because the clocks of two processes can differ.
  const user = await insertUser(db, {
    ...newUser(registration, now),
    createdAt,
    ...{ id, email, emailKey, emailVerified: 1, passwordHash, salt },
  });
  if (!user) return false;
  await deleteSignInAttempts(db, addressIdentifier(emailKey));
  return true;
}

async function confirmPendingEmail(
  { db, dialect }: Context,
  { id, pendingEmailKey }: UserRow,
  token: string,
  now: Date,
): Promise<boolean> {
  if (pendingEmailKey === null) return false;
  await lockKeys(db, dialect, emailLock(pendingEmailKey));
  const user = await lockUser(db, dialect, id);
  if (user?.emailVerificationToken !== token || user.pendingEmailKey !== pendingEmailKey) return false;
  if (await findUserByEmail(db, pendingEmailKey)) {
    await updateUser(db, id, noPendingEmail);
    return false;
  }
  await updateUser(db, id, {
    email: user.pendingEmail,
    emailKey: pendingEmailKey,
    emailVerified: 1,
    ...(user.pendingPasswordHash && { passwordHash: user.pendingPasswordHash, salt: user.pendingSalt }),
    ...noPendingEmail,
    updatedAt: now,
  });
  await revokePreviousAccess(db, user, now);
  return true;
}

/** Ends the sessions that were opened by the name alone, and notifies the previous address. */
async function revokePreviousAccess(db: Db, user: UserRow, now: Date) {
  if (user.pendingPasswordHash) await deleteSessionsOfUser(db, user.id);
  if (user.email) await enqueueMail(db, "email-changed", user.id, user.email, now);
}
