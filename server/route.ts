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
import { isPastTheLock } from "./guards/app-lock.ts";
import { linkGuard } from "./guards/link.ts";
import { crossSiteRefusal, senderOf } from "./guards/same-origin.ts";
import { sendTooManyRequests } from "./limits/limits.ts";
import { redirectTo } from "./public-link.ts";
import { isProved } from "./sessions/proof.ts";
import { loadSession, presentedSession, type Session } from "./sessions/session.ts";

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
    /** The caller's session; null for a visitor. */
    session: Session | null;
  }
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** A request whose parts have the types of the call, with a session where the call requires one. */
export type RequestOf<C extends Call> = Omit<FastifyRequest, "body" | "query" | "params" | "session"> & {
  body: Output<C["body"]>;
  query: Output<C["query"]>;
  params: Output<C["params"]>;
  session: C["access"] extends "session" | "owner" ? Session : Session | null;
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

/** Loads the session into the request. Returns the seconds to wait when the caller exceeds the flood limit, else null. */
async function loadWithinFloodLimit(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { flood, now, settings, secureCookies } = context;
  const presented = presentedSession(request, secureCookies);
  const counted = settings.rateLimits
    ? flood.begin({ sid: presented?.sid ?? null, address: request.ip }, now())
    : null;
  if (counted && counted.secondsToWait !== null) return counted.secondsToWait;
  request.session = await loadSession(context, presented, request, reply);
  return counted && flood.finish(counted, request.session, now());
}

/** Makes the hook that runs before the handler. The hook returns a reply only when it has refused the request. */
function guards(app: App, call: Call) {
  const { context } = app;
  if (call.access === "link") return linkGuard(context);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (call.access === "probe") return;
    if (isPastTheLock(call, request)) return redirectTo(reply, "/", 303);
    if (changesSomething(call)) {
      const refused = refuseOthers(call, context.settings.publicUrl, request, reply);
      if (refused) return refused;
    }
    const seconds = await loadWithinFloodLimit(context, request, reply);
    if (seconds !== null) {
      context.observer.limitHit("requests");
      return sendTooManyRequests(reply, seconds);
    }
    const isPrivate = call.access === "session" || (call.access === "owner" && !call.notFoundForVisitors);
    const limited = request.session?.isLimited && !call.forFounder ? request.session : null;
    if (limited || (request.session?.addsWaysInOnly && !call.addsWayIn)) request.session = null;
    if (isPrivate && !request.session)
      return reply.code(401).send(limited ? universeMigrated(limited) : notSignedIn);
    // The status is not 401: the session is valid, and its person can be asked for.
    if (isMeantForAnother(request)) return reply.code(404).send(anotherSession);
    const { id } = (request.params ?? {}) as { id?: string };
    if (call.access === "owner" && request.session?.userId !== id) return reply.code(404).send(notFound);
    if (call.confirmFirst && request.session && !(await isProved(context, request.session)))
      return reply.code(403).send(confirmFirst);
  };
}

/** Registers a call with its handler, which returns the reply's body or sends one itself. */
export function registerCall<C extends Call>(
  app: App,
  call: C,
  handler: (request: RequestOf<C>, reply: FastifyReply) => unknown,
) {
  app.route({
    // Some monitors ask by HEAD, which no other call answers: a reading one can have effects, such as signing in.
    method: call.access === "probe" ? [call.method, "HEAD"] : call.method,
    url: call.path,
    schema: schemaOf(call),
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    onRequest: guards(app, call),
    handler: (request, reply) => handler(request as unknown as RequestOf<C>, reply),
  });
}
