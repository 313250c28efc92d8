/** Sending the link again. Whoever asks learns nothing: not who has an account, nor whether anything was sent. */

import { emailKey, isEmail } from "#domain/email.ts";
import { universeNameKey } from "#domain/names.ts";
import type { Context } from "../app.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { hasRecentMail, postMail } from "../mail/queue.ts";
import { findUserByUniverseKey } from "../universes/queries.ts";
import { linkEnd } from "./links.ts";
import {
  findRegistrationByEmail,
  findRegistrationByName,
  findUsersByPendingEmail,
  updateRegistration,
  updateUser,
} from "./queries.ts";

async function findAddress(db: Db, identifier: string, now: Date): Promise<string | null> {
  if (isEmail(identifier)) return emailKey(identifier);
  const key = universeNameKey(identifier);
  const registration = await findRegistrationByName(db, key, now);
  const user = await findUserByUniverseKey(db, key);
  return registration?.emailKey ?? user?.pendingEmailKey ?? null;
}

/** What waits under the address gets another day, and its mail goes out again unless one just has. */
export function resend({ db, dialect, now }: Context, identifier: string): Promise<void> {
  return db.transaction().execute(async (inside) => {
    const at = new Date(now());
    const key = await findAddress(inside, identifier, at);
    if (key === null) return;
    await lockKeys(inside, dialect, emailLock(key));
    if (await hasRecentMail(inside, key, at)) return;
    const registration = await findRegistrationByEmail(inside, key, at);
    if (registration) {
      await updateRegistration(inside, registration.id, { expires: linkEnd(at) });
      await postMail(inside, "registration", key, registration.email, at);
      return;
    }
    const [latest] = await findUsersByPendingEmail(inside, key, at);
    if (!latest?.pendingEmail) return;
    await updateUser(inside, latest.id, { emailVerificationExpires: linkEnd(at) });
    await postMail(inside, "pending-email", latest.id, latest.pendingEmail, at);
  });
}
