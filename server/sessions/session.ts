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
/** From the sign-in, however often the session is used. */
const longestSession = 365 * day;

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

/** The end of a session that is used now: in 30 days, and at the latest a year after its sign-in. */
async function extendedExpiry(db: Db, sid: string, now: number): Promise<Date> {
  const data = await sessionDataOf(db, sid);
  const longest = data ? Date.parse(data.openedAt) + longestSession : now;
  return new Date(Math.min(now + sessionLength, longest));
}

/** Extends a session that is used, and its cookie. */
async function extend(
  { db, now, secureCookies }: SessionContext,
  { sid, expire }: { sid: string; expire: Date },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const later = await extendedExpiry(db, sid, now());
  // In its last month the session ends a year after the sign-in already.
  if (later.getTime() === expire.getTime()) return;
  await extendSession(db, sid, later);
  setSessionCookie(reply, request.cookies[cookieName(secureCookies)] ?? "", secureCookies);
}

/** Returns the caller's session, or null without a valid one. At most once a day, extends it to 30 days from now. */
export async function loadSession(
  context: SessionContext,
  sid: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  const { db, now } = context;
  const found = sid ? await findSession(db, sid) : undefined;
  if (!sid || !found || found.expire.getTime() <= now()) return null;
  const left = found.expire.getTime() - now();
  // An expiry later than that of a new session was stored while the clock was ahead.
  if (left < sessionLength - day || left > sessionLength + day) {
    await extend(context, { sid, expire: found.expire }, request, reply).catch((err: unknown) =>
      // Reading must work while writes fail, for example on a full disk. The next call retries.
      request.log.warn({ err }, "could not extend a session"),
    );
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

async function sessionDataOf(db: Db, sid: string): Promise<SessionData | undefined> {
  const found = await findSessionData(db, sid);
  return found && JSON.parse(found.sess);
}

/** Whether that sign-in method has opened the session at `since` or later. */
export async function isOpenedSince(db: Db, sid: string, by: OpenedBy, since: Date): Promise<boolean> {
  const data = await sessionDataOf(db, sid);
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
