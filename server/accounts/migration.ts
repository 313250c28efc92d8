/** Migration of a name-only universe to an address and a password, which are pending until the link is followed. */

import { universeNameKey } from "#domain/accounts/names.ts";
import type { Context } from "../context.ts";
import { nameLock } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import type { MailLimit, TooManyMails } from "../limits/limits.ts";
import { enqueueMail } from "../mail/queue.ts";
import { hashOf } from "../secrets.ts";
import type { Session } from "../sessions/session.ts";
import { emailKey } from "../users/email-key.ts";
import { findUserByUniverseKey, lockUser, updateUser } from "../users/queries.ts";
import { isOpenedByName } from "../users/ways-in.ts";
import { storeHashed } from "./address-salt.ts";
import { isLinkValid, isOwners, pendingEmailColumns } from "./links.ts";
import { consumeInvitation, invitedUntil } from "./taking-over-queries.ts";

/** A migration that is younger than this is not replaced by its like, so that one of two concurrent migrations wins. */
const supersedeAfterMs = 60_000;

type Order = {
  readonly universeName: string;
  readonly email: string;
  readonly password: string;
  readonly invitation: string | null;
};

export type NotMigrated =
  | "not found"
  | "protected"
  | "waiting"
  | "waiting for its owner"
  | "not invited"
  | "invalid invitation";

type From = UserRow["pendingFrom"];

/**
 * Who asks, or why they may not. With sign-in by name closed, knowing a name is not enough. A refusal is the same whether
 * or not the universe exists.
 */
async function askedBy(
  { db, settings, now }: Context,
  session: Session | null,
  user: UserRow | undefined,
  invitation: string | null,
): Promise<From | { readonly refused: NotMigrated }> {
  const isInvitation = invitation !== null;
  if (isInvitation && !(await invitedUntil(db, user?.id, hashOf(invitation), new Date(now()))))
    return { refused: "invalid invitation" };
  const own = session !== null && session.userId === user?.id ? session : null;
  if (own?.isFounding) return "founder";
  if (isInvitation || own?.addsWaysInOnly) return "invitation";
  if (own) return "session";
  return settings.universeNameSignIn ? null : { refused: "not invited" };
}

/** A migration of the universe's own person replaces one of anybody else at once, and is replaced only by its like. */
function waitsFor(user: UserRow, from: From, now: number): NotMigrated | null {
  if (user.pendingSince === null || !isLinkValid(user, now)) return null;
  const [known, next] = [isOwners(user.pendingFrom), isOwners(from)];
  if (known && !next) return "waiting for its owner";
  const isYoung = Math.abs(now - user.pendingSince.getTime()) < supersedeAfterMs;
  return known === next && isYoung ? "waiting" : null;
}

/** Stores the same whether or not the address is known: the content of the mail is decided when it is sent. */
export async function migrate(
  context: Context,
  session: Session | null,
  { universeName, email, password, invitation }: Order,
  limit: MailLimit,
): Promise<NotMigrated | "migrated" | TooManyMails> {
  const [key, universeKey] = [emailKey(email), universeNameKey(universeName)];
  const named = await findUserByUniverseKey(context.db, universeKey);
  const found = named?.universeName === universeName ? named : undefined;
  const from = await askedBy(context, session, found, invitation);
  if (from !== null && typeof from === "object") return from.refused;
  if (!found) return "not found";
  if (!isOpenedByName(found)) return "protected";
  return storeHashed(
    context,
    { emailKey: key, password, locks: [nameLock(universeKey)] },
    async (transaction, { passwordHash, salt }) => {
      const now = new Date(context.now());
      const user = await lockUser(transaction, context.dialect, found.id);
      if (!user || user.closedAt) return "not found";
      if (!isOpenedByName(user)) return "protected";
      const refused = waitsFor(user, from, now.getTime());
      if (refused) return refused;
      const tooMany = await limit(transaction, key);
      if (tooMany) return tooMany;
      if (!(await spendInvitation(transaction, user.id, invitation))) return "invalid invitation";
      await updateUser(transaction, user.id, {
        ...pendingEmailColumns(email, key, now),
        pendingFrom: from,
        pendingPasswordHash: passwordHash,
        pendingSalt: salt,
      });
      await enqueueMail(transaction, "pending-email", user.id, email, now);
      return "migrated";
    },
  );
}

/** Of several requests with the same invitation, only the first gets true. True without one. */
const spendInvitation = async (db: Db, userId: string, invitation: string | null) =>
  invitation === null || (await consumeInvitation(db, userId, hashOf(invitation)));
