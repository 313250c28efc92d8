/** Resends a link. The reply discloses neither who has an account nor whether a mail was sent. */

import { isEmail } from "#domain/accounts/email.ts";
import { universeNameKey } from "#domain/accounts/names.ts";
import type { Context } from "../context.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { enqueueMail, findLastMailTime } from "../mail/queue.ts";
import { emailKey } from "../users/email-key.ts";
import { findUserByUniverseKey, lockUser, updateUser } from "../users/queries.ts";
import { linkExpiry } from "./links.ts";
import {
  extendRegistration,
  findRegistrationByEmail,
  findRegistrationByName,
  findUsersByPendingEmail,
  type RegistrationRow,
} from "./queries.ts";

async function findAddress(db: Db, identifier: string, now: Date): Promise<string | null> {
  if (isEmail(identifier)) return emailKey(identifier);
  const key = universeNameKey(identifier);
  const registration = await findRegistrationByName(db, key, now);
  const user = await findUserByUniverseKey(db, key);
  return registration?.emailKey ?? user?.pendingEmailKey ?? null;
}

const longestReservationMs = 48 * 3_600_000;

/** The link is valid for another day. Repeated requests reserve a name for two days at most. */
function extendedExpiry({ createdAt, expires }: RegistrationRow, now: Date): Date {
  const latest = Math.min(linkExpiry(now).getTime(), createdAt.getTime() + longestReservationMs);
  return new Date(Math.max(latest, expires.getTime()));
}

/** Extends the pending registration or address by a day and queues its mail again, unless one has just been sent. */
export function resend({ db, dialect, now }: Context, identifier: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const at = new Date(now());
    const key = await findAddress(transaction, identifier, at);
    if (key === null) return;
    await lockKeys(transaction, dialect, emailLock(key));
    if (await findLastMailTime(transaction, key, at)) return;
    const registration = await findRegistrationByEmail(transaction, key, at);
    if (registration) {
      await extendRegistration(transaction, registration.id, extendedExpiry(registration, at));
      await enqueueMail(transaction, "registration", key, registration.email, at);
      return;
    }
    const [latest] = await findUsersByPendingEmail(transaction, key, at);
    const user = latest && (await lockUser(transaction, dialect, latest.id));
    if (!user?.pendingEmail || user.pendingEmailKey !== key) return;
    await updateUser(transaction, user.id, { emailVerificationExpires: linkExpiry(at) });
    await enqueueMail(transaction, "pending-email", user.id, user.pendingEmail, at);
  });
}
