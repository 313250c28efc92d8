/** The session that the operator's link begins: it can add a way in to a universe that has lost its own, and nothing else. */

import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { hashOf, userOfSecret } from "../secrets.ts";
import type { Session } from "../sessions/session.ts";
import { findUser, lockUser, nobody } from "../users/queries.ts";
import { canBeReplaced } from "../users/ways-in.ts";
import { consumeInvitation, invitedUntil } from "./taking-over-queries.ts";

/** The user whose invitation has begun the session of the request: a page that is loaded again goes on with it. */
export async function findInvited(
  { db }: Context,
  { userId, addsWaysInOnly }: Session,
  token: string,
): Promise<UserRow | undefined> {
  const isOfLink = addsWaysInOnly && userOfSecret(token) === userId;
  return isOfLink ? findUser(db, userId) : undefined;
}

export type Invited = { readonly user: UserRow; readonly sessionId: string };

/** Of several requests with the same link, only the first gets a session; null for the others, and for any other link. */
export const acceptInvitation = (
  { db, dialect, now, settings }: Context,
  token: string,
  startSession: (transaction: Db, user: UserRow) => Promise<string>,
): Promise<Invited | null> =>
  db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, dialect, userOfSecret(token) ?? nobody);
    const tokenHash = hashOf(token);
    if (!(await invitedUntil(transaction, user?.id, tokenHash, new Date(now())))) return null;
    // The universe may have got a way in since the link was made.
    if (!user || user.closedAt || !canBeReplaced(user, settings)) return null;
    if (!(await consumeInvitation(transaction, user.id, tokenHash))) return null;
    return { user, sessionId: await startSession(transaction, user) };
  });
