/** Following the link of a mail: exactly one success for each, and nobody is signed in by it. */

import type { Context } from "../app.ts";
import { emailLock, lockKeys, nameLock } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { postMail } from "../mail/queue.ts";
import { hashOf } from "../secret.ts";
import { deleteSessionsOfUser } from "../sessions/queries.ts";
import { newUser } from "../universes/new-user.ts";
import { findUserByUniverseKey } from "../universes/queries.ts";
import { nothingPending } from "./links.ts";
import {
  deleteSignInAttempts,
  findRegistrationByToken,
  findUserByEmail,
  findUserByToken,
  insertUser,
  lockUser,
  type RegistrationRow,
  takeRegistration,
  updateUser,
} from "./queries.ts";
import { attemptsOfAddress } from "./sign-in-attempts.ts";

/** False for a link that is unknown, used or ended, or whose address somebody else has verified meanwhile. */
export function verifyEmail(context: Context, token: string): Promise<boolean> {
  const { db, now } = context;
  const hashed = hashOf(token);
  return db.transaction().execute(async (inside) => {
    const at = new Date(now());
    const registration = await findRegistrationByToken(inside, hashed, at);
    if (registration) return beginAccount({ ...context, db: inside }, registration, hashed, at);
    const user = await findUserByToken(inside, hashed, at);
    return user ? takeAddress({ ...context, db: inside }, user, hashed, at) : false;
  });
}

async function beginAccount(
  { db, dialect }: Context,
  registration: RegistrationRow,
  token: string,
  now: Date,
): Promise<boolean> {
  const { id, email, emailKey, universeKey, passwordHash, salt, createdAt } = registration;
  await lockKeys(db, dialect, emailLock(emailKey), nameLock(universeKey));
  if (!(await takeRegistration(db, id, token))) return false;
  // The name may have gone to somebody else between the registration's end and now, by another process's clock.
  if ((await findUserByEmail(db, emailKey)) || (await findUserByUniverseKey(db, universeKey))) return false;
  await insertUser(db, {
    ...newUser(registration, now),
    createdAt,
    ...{ id, email, emailKey, emailVerified: 1, passwordHash, salt },
  });
  await deleteSignInAttempts(db, attemptsOfAddress(emailKey));
  return true;
}

async function takeAddress(
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
    await updateUser(db, id, nothingPending);
    return false;
  }
  await updateUser(db, id, {
    email: user.pendingEmail,
    emailKey: pendingEmailKey,
    emailVerified: 1,
    ...(user.pendingPasswordHash && { passwordHash: user.pendingPasswordHash, salt: user.pendingSalt }),
    ...nothingPending,
    updatedAt: now,
  });
  await tellTheOldWay(db, user, now);
  return true;
}

/** Sessions that the name alone opened end with it; an address that is left learns of it. */
async function tellTheOldWay(db: Db, user: UserRow, now: Date) {
  if (user.pendingPasswordHash) await deleteSessionsOfUser(db, user.id);
  if (user.email) await postMail(db, "email-changed", user.id, user.email, now);
}
