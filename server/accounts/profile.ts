/** Changes of names, demographics and the address. A new address is pending until its link is followed; the present one works until then. */

import type { Profile } from "#domain/accounts/settings.ts";
import type { Context } from "../context.ts";
import { lockKeys } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import type { MailLimit, TooManyMails } from "../limits/limits.ts";
import { enqueueMail } from "../mail/queue.ts";
import { emailKey } from "../users/email-key.ts";
import { wantName } from "../users/name-look.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import { isNameAvailable } from "../users/universe-name.ts";
import { readWaysIn, signInMethods } from "../users/ways-in.ts";
import { noPendingEmail, pendingEmailColumns } from "./links.ts";

export type ProfileUpdated =
  | { ok: true; user: UserRow }
  | {
      ok: false;
      reason: "gone" | "name taken" | "no address without a password" | "address must stay" | "not proved";
    }
  | ({ ok: false; reason: "too many mails" } & TooManyMails);

export async function updateProfile(
  { db, dialect, now }: Context,
  userId: string,
  profile: Profile,
  { limit, isProved }: { limit: MailLimit; isProved: boolean },
): Promise<ProfileUpdated> {
  const wanted = profile.universeName ? await wantName(profile.universeName) : null;
  return db.transaction().execute(async (transaction): Promise<ProfileUpdated> => {
    const at = new Date(now());
    if (wanted) await lockKeys(transaction, dialect, ...wanted.locks);
    const user = await lockUser(transaction, dialect, userId);
    if (!user) return { ok: false, reason: "gone" };
    const ways = signInMethods(await readWaysIn(transaction, user));
    if (profile.email && !ways.some((method) => method !== "name"))
      return { ok: false, reason: "no address without a password" };
    if (profile.email === "" && user.email) return { ok: false, reason: "address must stay" };
    if (wanted && !(await isNameAvailable(transaction, wanted, at, { userId, emailKey: user.emailKey })))
      return { ok: false, reason: "name taken" };
    const newKey = profile.email ? emailKey(profile.email) : user.emailKey;
    if (newKey !== user.emailKey && !isProved) return { ok: false, reason: "not proved" };
    const tooMany = newKey !== user.emailKey && newKey !== null ? await limit(transaction, newKey) : null;
    if (tooMany) return { ok: false, reason: "too many mails", ...tooMany };
    const updated = await updateUser(transaction, userId, {
      ...(profile.universeName && wanted && { universeName: profile.universeName, universeKey: wanted.key }),
      ...(profile.userName && { userName: profile.userName }),
      ...(profile.demographics !== undefined && { demographics: profile.demographics }),
      ...(profile.locale !== undefined && { locale: profile.locale }),
      ...(profile.email && (await changeAddress(transaction, user, profile.email, at))),
      updatedAt: at,
    });
    return { ok: true, user: updated };
  });
}

/**
 * The columns of a changed address. Another spelling of the present one is stored at once, because its owner has
 * verified it, and withdraws a pending one. A new address gets the same reply and the same columns whether or not it
 * is taken: the content of its mail is decided when the mail is sent. The present address is notified.
 */
async function changeAddress(transaction: Db, user: UserRow, email: string, now: Date) {
  const key = emailKey(email);
  if (key === user.emailKey) return { email, ...noPendingEmail };
  await enqueueMail(transaction, "pending-email", user.id, email, now);
  if (user.email) await enqueueMail(transaction, "change-requested", user.id, user.email, now);
  return pendingEmailColumns(email, key, now);
}
