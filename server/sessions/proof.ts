/** Whether the person of a session has proved lately that it is them, and how a session goes on after another proof. */

import { isRecent, recentSignInMs } from "#domain/accounts/recent-sign-in.ts";
import { hashOf, newSecretOf } from "../secrets.ts";
import {
  findSessionRow,
  insertSession,
  moveSubscription,
  type SessionKey,
  updateSession,
} from "./queries.ts";
import { dataOf, extendedExpiry, type Session, type SessionContext, scopedMs } from "./session.ts";

/** Moment of the last proof; undefined where the session has ended. */
async function provedAt({ db }: SessionContext, session: Session): Promise<number | undefined> {
  if (session.provedAt) return session.provedAt.getTime();
  const row = await findSessionRow(db, session);
  return row && Date.parse(dataOf(row).openedAt);
}

/**
 * The end of the proof that a sign-in gave, or the call `confirm`, ten minutes after it. Null where it is over, and for a
 * session that has been replaced.
 */
export async function provedUntil(context: SessionContext, session: Session): Promise<Date | null> {
  const at = session.isReplaced ? undefined : await provedAt(context, session);
  return at !== undefined && isRecent(at, context.now()) ? new Date(at + recentSignInMs) : null;
}

/** A universe that its name alone opens has nothing to prove itself with, and an invitation proves enough while its session lasts. */
export const isProved = async (context: SessionContext, session: Session): Promise<boolean> =>
  session.isOpenedByName || session.addsWaysInOnly || (await provedUntil(context, session)) !== null;

/**
 * Gives the session of a person who has proved themselves again another cookie, whose value it returns, in the transaction
 * that checks the proof and locks the user: whoever has learned the cookie before has no part in it. Undefined when the
 * session has ended.
 */
export async function renewSession(
  { db, now }: SessionContext,
  { userId, sid }: SessionKey,
): Promise<string | undefined> {
  const at = new Date(now());
  const found = await findSessionRow(db, { userId, sid });
  if (!found || found.expire <= at) return undefined;
  const id = newSecretOf(userId);
  const next = { userId, sid: hashOf(id) };
  await insertSession(db, {
    ...{ ...found, ...next, scope: null, confirmedAt: at, lastUsedAt: at },
    expire: await extendedExpiry(db, { userId, sid }, at.getTime()),
  });
  await moveSubscription(db, userId, sid, next.sid);
  const expire = new Date(Math.min(found.expire.getTime(), at.getTime() + scopedMs.replaced));
  await updateSession(
    db,
    { userId, sid },
    { scope: "replaced", isFounding: 0, expire, lastUsedAt: found.scope === null ? at : found.lastUsedAt },
  );
  return id;
}
