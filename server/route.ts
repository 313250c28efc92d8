/** Registers a call of domain/api.ts as a route: validated, authorized and typed. */

import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { recentSignInMs } from "#domain/accounts/recent-sign-in.ts";
import type { Call } from "#domain/call.ts";
import { refusals } from "#domain/languages/en/refusals.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusal } from "#domain/refusals.ts";
import { schemaOf } from "./call-schema.ts";
import type { App, Context } from "./context.ts";
import type { Settings } from "./environment.ts";
import { isOfAdministrator, refuseUnsafe } from "./guards/administrator.ts";
import { isPastTheLock } from "./guards/app-lock.ts";
import { linkGuard } from "./guards/link.ts";
import { crossSiteRefusal, senderOf } from "./guards/same-origin.ts";
import { sendTooManyRequests } from "./limits/limits.ts";
import { redirectTo } from "./public-link.ts";
import { isProved } from "./sessions/proof.ts";
import { loadSession, presentedSession, type Session } from "./sessions/session.ts";
import { allowOrigin, answerPreflights } from "./tokens/cors.ts";
import { loadToken } from "./tokens/load-token.ts";
import { isInAddress, type Presented, presentedToken } from "./tokens/presented-token.ts";
import { refusePlace, refuseScope, refuseUnknown, tokenInAddress, tokenTwice } from "./tokens/refusals.ts";

export const notSignedIn = refusal("not-signed-in", refusals.notSignedIn);
export const notFound = refusal("not-found", refusals.notFound);
/** The client asks the person to prove themselves again (`api.confirm`), and repeats the call. */
export const confirmFirst = refusal("recent-sign-in-required", refusalsAccounts.confirmFirst, {
  minutes: recentSignInMs / 60_000,
});
const anotherSession = refusal("another-session", refusals.anotherSession);

/** The session is that of a founder whose universe got a password without it. */
const universeMigrated = ({ userId }: Session) =>
  refusal("universe-migrated", refusalsAccounts.universeMigrated, { id: userId });

declare module "fastify" {
  interface FastifyRequest {
    /** The session of the caller, or what stands for one where a program has an access token; null for a visitor. */
    session: Session | null;
  }
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** A request whose parts have the types of the call, with a session where the call requires one. */
export type RequestOf<C extends Call> = Omit<FastifyRequest, "body" | "query" | "params" | "session"> & {
  body: Output<C["body"]>;
  query: Output<C["query"]>;
  params: Output<C["params"]>;
  session: C["access"] extends "session" | "owner" | "administrator" ? Session : Session | null;
};

/** A client can name the person in whose universe a call is meant to be (`owner` in client/api.ts). */
function isMeantForAnother({ headers, session }: FastifyRequest): boolean {
  const owner = headers["universe-owner"];
  return session !== null && owner !== undefined && owner !== session.userId;
}

const changesSomething = (call: Call) =>
  (call.method !== "GET" || call.sameOriginOnly !== undefined) && !call.fromAnySite;

/** The query of a request with its question mark; empty without one. */
export const queryOf = ({ url }: Pick<FastifyRequest, "url">): string =>
  url.includes("?") ? url.slice(url.indexOf("?")) : "";

/** Refuses a call that another site may have caused; a navigation whose sender is unknown gets the page instead. */
function refuseOthers(call: Call, publicUrl: URL, request: FastifyRequest, reply: FastifyReply) {
  const sender = senderOf(request, publicUrl);
  if (sender === "own") return null;
  if (sender === "unknown" && call.sameOriginOnly)
    return redirectTo(reply, `${call.sameOriginOnly.page}${queryOf(request)}`);
  return reply.code(403).send(crossSiteRefusal);
}

/** The hash of what the caller presents, and how its session is loaded. Cookies are not read beside a token. */
function callerOf(
  context: Context,
  presented: Presented,
  request: FastifyRequest,
  reply: FastifyReply | null,
) {
  if (presented.kind !== "mine") {
    const session = presentedSession(request, context.secureCookies);
    return { sid: session?.sid ?? null, load: () => loadSession(context, session, request, reply) };
  }
  const { token } = presented;
  return { sid: token?.hash ?? "", load: async () => token && loadToken(context, token, request) };
}

/**
 * Loads the session into the request, and stores its use where the `reply` may say so. Returns the seconds to wait when the
 * caller exceeds the flood limit, else null.
 */
async function loadWithinFloodLimit(
  context: Context,
  presented: Presented,
  request: FastifyRequest,
  reply: FastifyReply | null,
) {
  const { flood, now, settings } = context;
  const { sid, load } = callerOf(context, presented, request, reply);
  const counted = settings.rateLimits ? flood.begin({ sid, address: request.ip }, now()) : null;
  if (counted && counted.secondsToWait !== null) return counted.secondsToWait;
  request.session = await load();
  return counted && flood.finish(counted, request.session, now());
}

/** Refuses a call that the token of a program does not open. */
function refuseToken(call: Call, { session }: FastifyRequest, reply: FastifyReply) {
  if (!session) return refuseUnknown(reply);
  const isOpen = call.scope !== undefined && session.scopes?.includes(call.scope);
  return isOpen ? null : refuseScope(reply, call.scope);
}

/** Refuses what its sender cannot have meant. Browsers can be led to a call, but no site can make one send a token. */
function refuseSender(
  call: Call,
  settings: Settings,
  presented: Presented,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isInAddress(request)) return refusePlace(reply, tokenInAddress);
  if (presented.kind === "twice") return refusePlace(reply, tokenTwice);
  if (presented.kind === "mine") return null;
  if (isPastTheLock(call, request)) return redirectTo(reply, "/", 303);
  return changesSomething(call) ? refuseOthers(call, settings.publicUrl, request, reply) : null;
}

/** Makes the hook that runs before the handler. The hook returns a reply only when it has refused the request. */
function guards(app: App, call: Call) {
  const { context } = app;
  if (call.access === "link") return linkGuard(context);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (call.access === "probe") return;
    const presented = presentedToken(request);
    const hasToken = presented.kind === "mine";
    if (hasToken) allowOrigin(context.settings, request, reply);
    const refused = refuseSender(call, context.settings, presented, request, reply);
    if (refused) return refused;
    const seconds = await loadWithinFloodLimit(context, presented, request, reply);
    if (seconds !== null) {
      context.observer.limitHit("requests");
      return sendTooManyRequests(reply, seconds);
    }
    const closed = hasToken ? refuseToken(call, request, reply) : null;
    if (closed) return closed;
    const isPrivate = call.access === "session" || (call.access === "owner" && !call.notFoundForVisitors);
    const limited = request.session?.isLimited && !call.forFounder ? request.session : null;
    if (limited || (request.session?.addsWaysInOnly && !call.addsWayIn)) request.session = null;
    // A program whose token has another form is told so.
    if (isPrivate && !request.session && presented.kind === "foreign") return refuseUnknown(reply);
    if (isPrivate && !request.session)
      return reply.code(401).send(limited ? universeMigrated(limited) : notSignedIn);
    if (call.forPrograms && !hasToken) return refuseUnknown(reply);
    // The status is not 401: the session is valid, and its person can be asked for.
    if (isMeantForAnother(request)) return reply.code(404).send(anotherSession);
    const { id } = (request.params ?? {}) as { id?: string };
    if (call.access === "owner" && request.session?.userId !== id) return reply.code(404).send(notFound);
    if (call.confirmFirst && request.session && !(await isProved(context, request.session)))
      return reply.code(403).send(confirmFirst);
  };
}

/**
 * Makes the hook of a call of administrators. Everybody else gets what an address gets that does not exist: the same status,
 * body and headers, whatever the request is like, and no sign that their session was looked at.
 */
function administratorGuards({ context }: App, call: Call) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const presented = presentedToken(request);
    const isOfBrowser = presented.kind !== "mine" && presented.kind !== "twice";
    const seconds = isOfBrowser ? await loadWithinFloodLimit(context, presented, request, null) : null;
    const { session } = request;
    if (!isOfAdministrator(session)) return reply.code(404).send(notFound);
    const refused = refuseSender(call, context.settings, presented, request, reply);
    if (refused) return refused;
    if (seconds !== null) return sendTooManyRequests(reply, seconds);
    if (isMeantForAnother(request)) return reply.code(404).send(anotherSession);
    const unsafe = await refuseUnsafe(context, session);
    if (unsafe) return reply.code(403).send(unsafe);
    if (call.confirmFirst && !(await isProved(context, session))) return reply.code(403).send(confirmFirst);
  };
}

/**
 * The hooks of a call. An address that does not exist reads a body in JSON before it says so, and no other one: the guard of
 * administrators runs where nobody can tell the difference.
 */
function hooksOf(app: App, call: Call) {
  if (call.access !== "administrator") return { onRequest: guards(app, call) };
  const guard = administratorGuards(app, call);
  /** Fastify refuses a type that is none, at every address. */
  const isRead = ({ headers, mediaType = "" }: FastifyRequest) =>
    headers["content-type"] !== undefined && (!/.\/./.test(mediaType) || app.hasContentTypeParser(mediaType));
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
      isRead(request) ? undefined : guard(request, reply),
    preValidation: async (request: FastifyRequest, reply: FastifyReply) =>
      isRead(request) ? guard(request, reply) : undefined,
  };
}

/** Registers a call with its handler, which returns the reply's body or sends one itself. */
export function registerCall<C extends Call>(
  app: App,
  call: C,
  handler: (request: RequestOf<C>, reply: FastifyReply) => unknown,
) {
  answerPreflights(app, call);
  app.route({
    // Some monitors ask by HEAD, which no other call answers: a reading one can have effects, such as signing in.
    method: call.access === "probe" ? [call.method, "HEAD"] : call.method,
    url: call.path,
    schema: schemaOf(call),
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    ...hooksOf(app, call),
    handler: (request, reply) => handler(request as unknown as RequestOf<C>, reply),
  });
}
