/** Server-side sessions: a random id in a cookie, its hash and the rest in the database. */

import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../database/schema.ts";
import { hashOf, newSecret } from "../secret.ts";
import { secretCookieName, secretCookieOptions } from "../secret-cookie.ts";
import { deleteSession, extendSession, findSession, insertSession } from "./queries.ts";

const day = 24 * 3_600_000;
const sessionLength = 30 * day;

/** How a session came to be, kept for whoever looks into it later. All of a user's by name end with the name's way in. */
type OpenedBy = "name" | "password" | "provider";

export type Session = {
  readonly sid: string;
  readonly userId: string;
  /** As the universe was when the request came. */
  readonly universe: { readonly revision: number; readonly latestEntryAt: Date | null };
};

/** What sessions need of the app. */
type SessionContext = { readonly db: Db; readonly now: () => number; readonly secureCookies: boolean };

const cookieName = (secure: boolean) => secretCookieName("session", secure);

/** The hash of the id that the caller's cookie carries, or null. */
function presentedSid(request: FastifyRequest, secure: boolean): string | null {
  const id = request.cookies[cookieName(secure)];
  return id ? hashOf(id) : null;
}

function sendCookie(reply: FastifyReply, id: string, secure: boolean) {
  reply.setCookie(cookieName(secure), id, { ...secretCookieOptions(secure), maxAge: sessionLength / 1000 });
}

/** The caller's session, its end moved to 30 days from now at most once a day; null without a valid one. */
export async function loadSession(
  { db, now, secureCookies }: SessionContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  const sid = presentedSid(request, secureCookies);
  const found = sid ? await findSession(db, sid) : undefined;
  if (!sid || !found || found.expire.getTime() <= now()) return null;
  const left = found.expire.getTime() - now();
  // Longer than a new one's is of a clock that ran ahead.
  if (left < sessionLength - day || left > sessionLength + day) {
    const isExtended = await extendSession(db, sid, new Date(now() + sessionLength)).then(
      () => true,
      // Where nothing can be written, such as on a full disk, people can still read; the next call tries again.
      (err: unknown) => request.log.warn({ err }, "could not extend a session"),
    );
    if (isExtended) sendCookie(reply, request.cookies[cookieName(secureCookies)] ?? "", secureCookies);
  }
  const { userId, revision, latestEntryAt } = found;
  return { sid, userId, universe: { revision, latestEntryAt } };
}

/** Signs a person in: a new id always, and the session that the cookie held before ends. */
export async function startSession(
  { db, now, secureCookies }: SessionContext,
  request: FastifyRequest,
  reply: FastifyReply,
  user: { userId: string; openedBy: OpenedBy },
) {
  const previous = presentedSid(request, secureCookies);
  if (previous) await deleteSession(db, previous);
  const id = newSecret();
  await insertSession(db, {
    sid: hashOf(id),
    userId: user.userId,
    sess: JSON.stringify({ openedBy: user.openedBy, openedAt: new Date(now()).toISOString() }),
    expire: new Date(now() + sessionLength),
  });
  sendCookie(reply, id, secureCookies);
}

/** Signs a person out, here and now. */
export async function endSession(
  { db, secureCookies }: SessionContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const sid = presentedSid(request, secureCookies);
  if (sid) await deleteSession(db, sid);
  reply.clearCookie(cookieName(secureCookies), secretCookieOptions(secureCookies));
}
