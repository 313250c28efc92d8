/** Server-side sessions: the cookie contains a random id, the database its hash and the session's data. */

import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../database/schema.ts";
import { hashOf, newSecret, secretCookieName, secretCookieOptions } from "../secrets.ts";
import {
  deleteSession,
  extendSession,
  findSession,
  findSessionData,
  insertSession,
  moveSubscription,
} from "./queries.ts";

const day = 24 * 3_600_000;
const sessionLength = 30 * day;

/** The sign-in method that opened a session. */
type OpenedBy = "name" | "password" | "provider";
type SessionData = { readonly openedBy: OpenedBy; readonly openedAt: string };

export type Session = {
  readonly sid: string;
  readonly userId: string;
  /** The universe at the start of the request. */
  readonly universe: {
    readonly revision: number;
    readonly feedStart: number;
    readonly latestEntryAt: Date | null;
  };
};

type SessionContext = { readonly db: Db; readonly now: () => number; readonly secureCookies: boolean };

const cookieName = (secure: boolean) => secretCookieName("session", secure);

/** The hash of the id in the caller's cookie, before any validation; null without a cookie. */
export function presentedSid(request: FastifyRequest, secure: boolean): string | null {
  const id = request.cookies[cookieName(secure)];
  return id ? hashOf(id) : null;
}

/** `id` is the value that `startSession` returned. */
export function setSessionCookie(reply: FastifyReply, id: string, secure: boolean) {
  reply.setCookie(cookieName(secure), id, { ...secretCookieOptions(secure), maxAge: sessionLength / 1000 });
}

/** Returns the caller's session, or null without a valid one. At most once a day, extends it to 30 days from now. */
export async function loadSession(
  { db, now, secureCookies }: SessionContext,
  sid: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  const found = sid ? await findSession(db, sid) : undefined;
  if (!sid || !found || found.expire.getTime() <= now()) return null;
  const left = found.expire.getTime() - now();
  // An expiry later than that of a new session was stored while the clock was ahead.
  if (left < sessionLength - day || left > sessionLength + day) {
    const isExtended = await extendSession(db, sid, new Date(now() + sessionLength)).then(
      () => true,
      // Reading must work while writes fail, for example on a full disk. The next call retries.
      (err: unknown) => request.log.warn({ err }, "could not extend a session"),
    );
    if (isExtended) setSessionCookie(reply, request.cookies[cookieName(secureCookies)] ?? "", secureCookies);
  }
  const { userId, revision, feedStart, latestEntryAt } = found;
  return { sid, userId, universe: { revision, feedStart, latestEntryAt } };
}

/**
 * Stores a new session inside the transaction that signs a person in, and ends the session that the cookie held.
 * Returns the value of the new cookie: pass it to `setSessionCookie` after the commit, because a transaction that
 * fails to commit must leave the previous session intact.
 */
export async function startSession(
  { db, now, secureCookies }: SessionContext,
  request: FastifyRequest,
  user: { userId: string; openedBy: OpenedBy },
): Promise<string> {
  const id = newSecret();
  const previous = presentedSid(request, secureCookies);
  if (previous) {
    await moveSubscription(db, user.userId, previous, hashOf(id));
    await deleteSession(db, previous);
  }
  await insertSession(db, {
    sid: hashOf(id),
    userId: user.userId,
    sess: JSON.stringify({
      openedBy: user.openedBy,
      openedAt: new Date(now()).toISOString(),
    } satisfies SessionData),
    expire: new Date(now() + sessionLength),
  });
  return id;
}

/** Whether that sign-in method has opened the session at `since` or later. */
export async function isOpenedSince(db: Db, sid: string, by: OpenedBy, since: Date): Promise<boolean> {
  const found = await findSessionData(db, sid);
  const data = found && (JSON.parse(found.sess) as SessionData);
  return data?.openedBy === by && Date.parse(data.openedAt) >= since.getTime();
}

/** Ends the session on the server and clears its cookie. */
export async function endSession(
  { db, secureCookies }: SessionContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const sid = presentedSid(request, secureCookies);
  if (sid) await deleteSession(db, sid);
  reply.clearCookie(cookieName(secureCookies), secretCookieOptions(secureCookies));
}
