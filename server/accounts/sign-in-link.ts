/**
 * The link by mail that signs in once. A request reads no user, so that its time tells nothing: whether the address has an
 * account is found out when the mail is sent.
 */

import { hash } from "node:crypto";
import { signInLink } from "#domain/accounts/sign-in-link.ts";
import { signInLinkPath } from "#domain/pages/paths.ts";
import type { Context } from "../context.ts";
import type { Dialect } from "../database/dialect.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { incrementCounter } from "../limits/queries.ts";
import type { MailRow } from "../mail/queries.ts";
import { enqueueMail } from "../mail/queue.ts";
import { linkTo } from "../public-link.ts";
import { hashOf, newSecretOf, userOfSecret } from "../secrets.ts";
import { isOpenedSince, type Session } from "../sessions/session.ts";
import { emailKey } from "../users/email-key.ts";
import { findUser, findUserByEmail, lockUser, nobody, updateUser } from "../users/queries.ts";
import { storePassword } from "./password-change.ts";
import { passSecondFactor, type WrongCode } from "./second-factor-check.ts";
import { deleteSignInLink, findSignInLink, storeSignInLink } from "./sign-in-link-queries.ts";

/**
 * Counts a link for an address in the transaction that queues its mail. Returns from when on there can be another one, for
 * a link that is one too many, else null.
 */
export type LinkLimit = (transaction: Db, emailKey: string) => Promise<Date | null>;

const day = 24 * 3_600_000;

/** Links that an address gets, whoever asks for them. */
const linksToAddress = [
  { max: 1, windowMs: 60_000, name: "minute" },
  { max: 5, windowMs: day, name: "day" },
] as const;

/** A request that is dropped because of the minute does not count for the day. */
export const linkLimit =
  ({ now, settings }: Pick<Context, "now" | "settings">): LinkLimit =>
  async (transaction, emailKey) => {
    if (!settings.rateLimits) return null;
    for (const { max, windowMs, name } of linksToAddress) {
      const key = `links of a ${name} to ${hash("sha256", emailKey)}`;
      const { count, endsAt } = await incrementCounter(transaction, key, new Date(now()), windowMs);
      if (count > max) return endsAt;
    }
    return null;
  };

/** Queues a mail with a link, unless the address has had as many as it can get. */
export async function queueLink(
  transaction: Db,
  dialect: Dialect,
  email: string,
  at: Date,
  limit: LinkLimit,
) {
  const key = emailKey(email);
  await lockKeys(transaction, dialect, emailLock(key));
  const tooMany = await limit(transaction, key);
  if (!tooMany) await enqueueMail(transaction, "sign-in-link", key, email, at);
  return tooMany;
}

export const askForLink = (context: Context, email: string) =>
  context.db
    .transaction()
    .execute((transaction) =>
      queueLink(transaction, context.dialect, email, new Date(context.now()), linkLimit(context)),
    );

/** The hash contains the address: a link that was sent to an earlier one opens nothing. */
const hashOfLink = (emailKey: string, token: string) => hashOf(`${emailKey} ${token}`);

/**
 * Makes the link for a mail that is sent now: its user, and its address. Null for an address that nobody has verified, and
 * for a mail that comes too late: its person has asked again, or given up.
 */
export async function makeSignInLink(
  { db, now, settings }: Pick<Context, "db" | "now"> & { readonly settings: { readonly publicUrl: URL } },
  { emailKey, createdAt }: MailRow,
): Promise<{ readonly user: UserRow; readonly email: string; readonly link: string } | null> {
  const user = await findUserByEmail(db, emailKey);
  if (!user?.email || user.closedAt || now() - createdAt.getTime() > signInLink.validMs) return null;
  const token = newSecretOf(user.id);
  await storeSignInLink(db, {
    ...{ userId: user.id, tokenHash: hashOfLink(emailKey, token) },
    expiresAt: new Date(now() + signInLink.validMs),
  });
  const link = linkTo(settings.publicUrl, `${signInLinkPath}?token=${token}`);
  return { user, email: user.email, link };
}

export type SignedInByLink =
  | { readonly ok: true; readonly user: UserRow; readonly sessionId: string }
  | { readonly ok: false; readonly reason: "expired" }
  | WrongCode;

const expired = { ok: false, reason: "expired" } as const;

/** Signs in with a link, which is used up unless the code of the second factor is missing or wrong. */
export const signInByLink = (
  context: Context,
  { token, code }: { token: string; code: string },
  startSession: (transaction: Db, user: UserRow) => Promise<string>,
): Promise<SignedInByLink> =>
  context.db.transaction().execute(async (transaction): Promise<SignedInByLink> => {
    const at = new Date(context.now());
    const userId = userOfSecret(token) ?? nobody;
    const user = await lockUser(transaction, context.dialect, userId);
    const link = await findSignInLink(transaction, userId);
    if (!user?.emailKey || !link || link.expiresAt <= at) return expired;
    if (link.tokenHash !== hashOfLink(user.emailKey, token)) return expired;
    const refused = await passSecondFactor(context, transaction, user, code);
    if (refused) return refused;
    await deleteSignInLink(transaction, userId);
    const signedIn = await updateUser(transaction, userId, { lastLoginAt: at });
    return { ok: true, user: signedIn, sessionId: await startSession(transaction, signedIn) };
  });

/** Sets a password for a session that a link began within the last minutes; undefined for every other one. */
export async function setPassword(
  context: Context,
  session: Session,
  newPassword: string,
): Promise<UserRow | undefined> {
  if (session.isReplaced) return undefined;
  const since = new Date(context.now() - signInLink.newPasswordMinutes * 60_000);
  if (!(await isOpenedSince(context.db, session, "link", since))) return undefined;
  const user = await findUser(context.db, session.userId);
  if (!user?.emailKey) return undefined;
  const known = { ...user, emailKey: user.emailKey };
  return storePassword(context, known, newPassword, { exceptSid: session.sid });
}
