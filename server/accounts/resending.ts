/** Sending the link again. Whoever asks learns nothing: not who has an account, nor whether anything was sent. */

import { isEmail } from "#domain/email.ts";
import { universeNameKey } from "#domain/names.ts";
import type { Context } from "../app.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { emailKey } from "../email-key.ts";
import { lastMailTo, postMail } from "../mail/queue.ts";
import { findUserByUniverseKey } from "../universes/queries.ts";
import { linkEnd } from "./links.ts";
import {
  findRegistrationByEmail,
  findRegistrationByName,
  findUsersByPendingEmail,
  lockUser,
  prolongRegistration,
  type RegistrationRow,
  updateUser,
} from "./queries.ts";

async function findAddress(db: Db, identifier: string, now: Date): Promise<string | null> {
  if (isEmail(identifier)) return emailKey(identifier);
  const key = universeNameKey(identifier);
  const registration = await findRegistrationByName(db, key, now);
  const user = await findUserByUniverseKey(db, key);
  return registration?.emailKey ?? user?.pendingEmailKey ?? null;
}

const longestWait = 48 * 3_600_000;

/** Another day for its link, but nobody keeps a name for longer than two by asking again. */
function prolonged({ createdAt, expires }: RegistrationRow, now: Date): Date {
  const latest = Math.min(linkEnd(now).getTime(), createdAt.getTime() + longestWait);
  return new Date(Math.max(latest, expires.getTime()));
}

/** What waits under the address gets another day, and its mail goes out again unless one just has. */
export function resend({ db, dialect, now }: Context, identifier: string): Promise<void> {
  return db.transaction().execute(async (inside) => {
    const at = new Date(now());
    const key = await findAddress(inside, identifier, at);
    if (key === null) return;
    await lockKeys(inside, dialect, emailLock(key));
    if (await lastMailTo(inside, key, at)) return;
    const registration = await findRegistrationByEmail(inside, key, at);
    if (registration) {
      await prolongRegistration(inside, registration.id, prolonged(registration, at));
      await postMail(inside, "registration", key, registration.email, at);
      return;
    }
    const [latest] = await findUsersByPendingEmail(inside, key, at);
    const user = latest && (await lockUser(inside, dialect, latest.id));
    if (!user?.pendingEmail || user.pendingEmailKey !== key) return;
    await updateUser(inside, user.id, { emailVerificationExpires: linkEnd(at) });
    await postMail(inside, "pending-email", user.id, user.pendingEmail, at);
  });
}
