/** Resends a link. The reply discloses neither who has an account nor whether a mail was sent. */

import { isEmail } from "#domain/accounts/email.ts";
import { universeNameKey } from "#domain/accounts/names.ts";
import type { Context } from "../context.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import type { MailLimit } from "../limits/limits.ts";
import { enqueueMail, findLastMailTime } from "../mail/queue.ts";
import { emailKey } from "../users/email-key.ts";
import { findUserByUniverseKey, lockUser, updateUser } from "../users/queries.ts";
import { isLinkValid, linkExpiry } from "./links.ts";
import { findUsersByPendingEmail } from "./queries.ts";
import {
  extendRegistration,
  listRegistrationsByEmail,
  listRegistrationsByName,
  type RegistrationRow,
} from "./registration-queries.ts";

/** The registrations and pending addresses whose links are asked for; all of one address, which is null without any. */
type Asked = {
  readonly emailKey: string | null;
  readonly registrations: readonly RegistrationRow[];
  readonly users: readonly UserRow[];
};

async function findByEmail(db: Db, key: string, now: Date): Promise<Asked> {
  const registrations = await listRegistrationsByEmail(db, key, now);
  return { emailKey: key, registrations, users: await findUsersByPendingEmail(db, key, now) };
}

async function findByName(db: Db, key: string, now: Date): Promise<Asked> {
  const registrations = await listRegistrationsByName(db, key, now);
  const user = await findUserByUniverseKey(db, key);
  const emailKey = registrations[0]?.emailKey ?? user?.pendingEmailKey ?? null;
  // Only what waits for the same address: its lock and its last mail decide.
  return { emailKey, registrations, users: user && user.pendingEmailKey === emailKey ? [user] : [] };
}

const find = (db: Db, identifier: string, now: Date) =>
  isEmail(identifier)
    ? findByEmail(db, emailKey(identifier), now)
    : findByName(db, universeNameKey(identifier), now);

const longestReservationMs = 48 * 3_600_000;

/** The link is valid for another day. Repeated requests reserve a name for two days at most. */
function extendedExpiry({ createdAt, expires }: RegistrationRow, now: Date): Date {
  const latest = Math.min(linkExpiry(now).getTime(), createdAt.getTime() + longestReservationMs);
  return new Date(Math.max(latest, expires.getTime()));
}

/** Extends a registration and queues its mail again. */
async function resendRegistration(db: Db, registration: RegistrationRow, now: Date) {
  await extendRegistration(db, registration.id, extendedExpiry(registration, now));
  await enqueueMail(db, "verify-registration", registration.id, registration.email, now);
}

async function resendPending({ db, dialect }: Pick<Context, "db" | "dialect">, known: UserRow, now: Date) {
  const user = await lockUser(db, dialect, known.id);
  if (!user?.pendingEmail || user.pendingEmailKey !== known.pendingEmailKey) return;
  if (!isLinkValid(user, now.getTime())) return;
  await updateUser(db, user.id, { emailVerificationExpires: linkExpiry(now) });
  await enqueueMail(db, "pending-email", user.id, user.pendingEmail, now);
}

/**
 * Extends by a day, and sends again, what waits for a link: for an address all of it, because nobody knows which of them
 * is the asker's; for a name what has that name. Each mail has the link of its own that it had before. Does nothing
 * within a minute after a mail to the address, so that those that wait for their turn get it first, or beyond the limit.
 */
export function resend({ db, dialect, now }: Context, identifier: string, limit: MailLimit): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const at = new Date(now());
    const { emailKey: key } = await find(transaction, identifier, at);
    if (key === null) return;
    await lockKeys(transaction, dialect, emailLock(key));
    if (await findLastMailTime(transaction, key, at)) return;
    const asked = await find(transaction, identifier, at);
    if (asked.emailKey !== key || (await limit(transaction, key))) return;
    for (const registration of asked.registrations) await resendRegistration(transaction, registration, at);
    for (const user of asked.users) await resendPending({ db: transaction, dialect }, user, at);
  });
}
