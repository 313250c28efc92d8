/**
 * Server-side sessions: the cookie contains the user's id and a random one, the database its hash and the session's data.
 * The user's id leads to the rows of the user, without a directory of all sessions (docs/scale.md).
 */

import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceOf } from "#domain/accounts/device.ts";
import { mostSessions } from "#domain/accounts/sessions.ts";
import type { TokenScope } from "#domain/accounts/tokens.ts";
import { clearSecretCookie, readSecretCookie, setSecretCookie } from "../cookies.ts";
import type { Db, SessionRow } from "../database/schema.ts";
import { hashOf, newSecretOf, userOfSecret } from "../secrets.ts";
import { UniverseClosed } from "../users/closed-universe.ts";
import { recordDevice, setDeviceCookie, tellOfNewDevice } from "./known-devices.ts";
import {
  dayOf,
  deleteOldestSessions,
  deleteSession,
  findSession,
  findSessionRow,
  findUserOfSession,
  insertSession,
  moveSubscription,
  recordDay,
  recordSignIn,
  type SessionKey,
  updateSession,
} from "./queries.ts";
import { type Universe, universeOf } from "./universe.ts";

const hour = 3_600_000;
const day = 24 * hour;
const sessionLength = 30 * day;
/** From the sign-in, however often the session is used. */
const longestSession = 365 * day;

/**
 * How long a session with a scope lasts: an operator's invitation lets a person in to add a way in, and calls that were on
 * their way while a session got another cookie are answered.
 */
export const scopedMs = { "ways-in": 30 * 60_000, replaced: 60_000 } as const;

/** How a person proved themselves to begin a session. */
export type OpenedBy =
  | ("name" | "password" | "provider" | "passkey" | "recovery-code")
  /** The link by mail, and the link of the operator. */
  | ("link" | "invitation");
type SessionData = { readonly openedBy: OpenedBy; readonly openedAt: string };

export type Session = {
  readonly sid: string;
  readonly userId: string;
  /** Whether it founded its universe, or was rotated from the session that did. */
  readonly isFounding: boolean;
  /**
   * Whether its universe got a password without it: then this founding session can take the universe back, and nothing
   * else. Every other session by name ends with the migration.
   */
  readonly isLimited: boolean;
  /** The operator's invitation began it: it can add a way in, and nothing else. */
  readonly addsWaysInOnly: boolean;
  /** Whether its person has proved themselves again, and has another cookie. */
  readonly isReplaced: boolean;
  /** Moment when its person proved themselves last; null where an earlier version began it. */
  readonly provedAt: Date | null;
  /** Whether the name alone opens its universe, which has nothing to prove itself with. */
  readonly isOpenedByName: boolean;
  /** How and when an administrator signed in; null for everybody else, and for programs. */
  readonly administrator: Pick<SessionRow, "method" | "authenticatedAt"> | null;
  /** What the access token of the call is for; null for a person in a browser, who may do everything. */
  readonly scopes: readonly TokenScope[] | null;
  readonly universe: Universe;
};

export type SessionContext = { readonly db: Db; readonly now: () => number; readonly secureCookies: boolean };

const cookieOf = (secure: boolean) => ({ name: "session", secure });

/** `sid` is the hash of the caller's cookie, `userId` whom it names; those of earlier versions name nobody. */
export type PresentedSession = { readonly userId: string | null; readonly sid: string };

/** Null without a cookie. */
export function presentedSession(request: FastifyRequest, secure: boolean): PresentedSession | null {
  const cookie = readSecretCookie(request, cookieOf(secure));
  return cookie ? { userId: userOfSecret(cookie), sid: hashOf(cookie) } : null;
}

/** The key under which the session is, if it exists. */
async function keyOf(db: Db, { userId, sid }: PresentedSession): Promise<SessionKey | null> {
  const owner = userId ?? (await findUserOfSession(db, sid));
  return owner === undefined ? null : { userId: owner, sid };
}

/** `id` is the value that `startSession` returned. */
export function setSessionCookie(reply: FastifyReply, id: string, secure: boolean) {
  setSecretCookie(reply, cookieOf(secure), id, sessionLength / 1000);
  setDeviceCookie(reply, secure);
}

/** Whether that time has not passed since. A moment of the future was stored while the clock was ahead. */
export const isWithin = (ms: number, since: Date | null, now: number) =>
  since !== null && now - since.getTime() < ms && since.getTime() <= now + ms;

/** The end of a session that is used now: in 30 days, and at the latest a year after its sign-in. */
export async function extendedExpiry(db: Db, key: SessionKey, now: number): Promise<Date> {
  const data = await sessionDataOf(db, key);
  const longest = data ? Date.parse(data.openedAt) + longestSession : now;
  return new Date(Math.min(now + sessionLength, longest));
}

type Use = {
  readonly key: SessionKey;
  readonly expire: Date;
  /** Whether to extend the session, and whether to store its use in any case. */
  readonly isOld: boolean;
  readonly isNews: boolean;
  /** Whether it is the first use of the day. */
  readonly isNewDay: boolean;
};

/** Stores that a session is used; extends it, and its cookie, under the name that cookies have now. */
async function storeUse(
  { db, now, secureCookies }: SessionContext,
  { key, expire, isOld, isNews, isNewDay }: Use,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const at = new Date(now());
  const later = isOld ? await extendedExpiry(db, key, now()) : expire;
  // A session in its last month ends a year after the sign-in already.
  const isExtended = later.getTime() !== expire.getTime();
  if (!isExtended && !isNews) return;
  await updateSession(db, key, { expire: later, lastUsedAt: at });
  if (isNewDay) await recordDay(db, key.userId, at);
  if (!isExtended) return;
  // Whoever signed in before there were such cookies gets one, so that their browser is none that they do not know.
  await recordDevice({ db, secureCookies }, request, { userId: key.userId, at });
  setSessionCookie(reply, readSecretCookie(request, cookieOf(secureCookies)) ?? "", secureCookies);
}

/**
 * The end of a session, in epoch milliseconds. What is stored may be later for one with a scope: version 1.0, which can serve
 * beside this one, extends all, and a call that began before can store its use after the session was replaced.
 */
function endOf({ scope, expire, authenticatedAt, lastUsedAt }: ScopedSession): number {
  const since = scope === "replaced" ? lastUsedAt : authenticatedAt;
  const stored = expire.getTime();
  return scope !== null && since !== null ? Math.min(stored, since.getTime() + scopedMs[scope]) : stored;
}
type ScopedSession = Pick<SessionRow, "scope" | "expire" | "authenticatedAt" | "lastUsedAt">;

/**
 * Returns the caller's session, or null without a valid one. At most once an hour stores its use, and at most once a day
 * extends it to 30 days from now; neither without a `reply`, which would tell of it.
 */
export async function loadSession(
  context: SessionContext,
  presented: PresentedSession | null,
  request: FastifyRequest,
  reply: FastifyReply | null,
): Promise<Session | null> {
  const { db, now } = context;
  const key = presented && (await keyOf(db, presented));
  const found = key ? await findSession(db, key) : undefined;
  if (!key || !found || endOf(found) <= now()) return null;
  const left = found.expire.getTime() - now();
  const isFounding = found.isFounding === 1;
  const isLimited = isFounding && found.isProtected === 1;
  const addsWaysInOnly = found.scope === "ways-in";
  const isReplaced = found.scope === "replaced";
  // An expiry later than that of a new session was stored while the clock was ahead. A limited session ends with its right.
  const canBeExtended = !isLimited && found.scope === null;
  const isOld = canBeExtended && (left < sessionLength - day || left > sessionLength + day);
  const isNews = !isReplaced && !isWithin(hour, found.lastUsedAt, now());
  if (reply && (isOld || isNews)) {
    const isNewDay = !found.lastUsedAt || dayOf(found.lastUsedAt) !== dayOf(new Date(now()));
    const use = { key, expire: found.expire, isOld, isNews, isNewDay };
    await storeUse(context, use, request, reply).catch((err: unknown) =>
      // Reading must work while writes fail, for example on a full disk. The next call retries.
      request.log.warn({ err }, "could not store the use of a session"),
    );
  }
  return {
    ...{ ...key, isFounding, isLimited, addsWaysInOnly, isReplaced, scopes: null },
    provedAt: found.confirmedAt ?? found.authenticatedAt,
    isOpenedByName: found.isProtected === 0,
    universe: universeOf(found),
    administrator:
      found.isAdministrator === 1 ? { method: found.method, authenticatedAt: found.authenticatedAt } : null,
  };
}

/**
 * Stores a new session inside the transaction that signs a person in, and ends the session that the cookie held.
 * Throws `UniverseClosed` where nobody gets in. Returns the value of the new cookie: pass it to `setSessionCookie` after the commit, because a transaction that
 * fails to commit must leave the previous session intact.
 */
export async function startSession(
  { db, now, secureCookies }: SessionContext,
  request: FastifyRequest,
  { userId, openedBy, isFounding = false }: { userId: string; openedBy: OpenedBy; isFounding?: boolean },
): Promise<string> {
  const at = new Date(now());
  const closedAt = await recordSignIn(db, userId, at);
  if (closedAt) throw new UniverseClosed(closedAt);
  const isInvited = openedBy === "invitation";
  const id = newSecretOf(userId);
  const next = { userId, sid: hashOf(id) };
  const presented = presentedSession(request, secureCookies);
  const hasFounded = await endPrevious(db, presented, next, at);
  await insertSession(db, {
    ...next,
    // An earlier version, which serves beside this one during an update, reads nothing else.
    sess: JSON.stringify({ openedBy, openedAt: at.toISOString() } satisfies SessionData),
    ...{ authenticatedAt: at, lastUsedAt: at, method: openedBy },
    device: JSON.stringify(deviceOf(request.headers["user-agent"] ?? "")),
    scope: isInvited ? "ways-in" : null,
    expire: new Date(at.getTime() + (isInvited ? scopedMs["ways-in"] : sessionLength)),
    isFounding: isFounding || (hasFounded && openedBy === "name") ? 1 : 0,
  });
  await deleteOldestSessions(db, next, mostSessions);
  const use = { userId, at };
  if (await recordDevice({ db, secureCookies }, request, use)) await tellOfNewDevice(db, use);
  return id;
}

/**
 * Ends the session of the browser; its device keeps the reminders if the next session is of the same user. Returns whether
 * it had founded the universe of the next one.
 */
async function endPrevious(
  db: Db,
  presented: PresentedSession | null,
  next: SessionKey,
  now: Date,
): Promise<boolean> {
  const previous = presented && (await keyOf(db, presented));
  if (!previous) return false;
  const found = await findSessionRow(db, previous);
  if (previous.userId === next.userId) await moveSubscription(db, next.userId, previous.sid, next.sid);
  await deleteSession(db, previous);
  return previous.userId === next.userId && found?.isFounding === 1 && found.expire > now;
}

/** What every version stores of the beginning of a session. */
export const dataOf = ({ sess }: Pick<SessionRow, "sess">): SessionData => JSON.parse(sess);

async function sessionDataOf(db: Db, key: SessionKey): Promise<SessionData | undefined> {
  const found = await findSessionRow(db, key);
  return found && dataOf(found);
}

/** Whether that sign-in method has opened the session at `since` or later. */
export async function isOpenedSince(db: Db, key: SessionKey, by: OpenedBy, since: Date): Promise<boolean> {
  const data = await sessionDataOf(db, key);
  return data?.openedBy === by && Date.parse(data.openedAt) >= since.getTime();
}

/** Ends the session on the server and clears its cookie. */
export async function endSession(
  { db, secureCookies }: SessionContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const presented = presentedSession(request, secureCookies);
  const key = presented && (await keyOf(db, presented));
  const isKnown = key !== null && (await deleteSession(db, key));
  clearSecretCookie(reply, cookieOf(secureCookies), { isKnown });
}
