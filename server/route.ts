/** Turns a call of domain/api.ts into a route: validated, kept to those who may make it, typed inside. */

import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { anyReplies, type Call } from "#domain/api.ts";
import type { App } from "./app.ts";
import { floodKey } from "./guards/flood.ts";
import { crossSiteRefusal, isSameOrigin } from "./guards/same-origin.ts";
import { tooMany } from "./limits/limits.ts";
import { loadSession, type Session } from "./sessions/session.ts";

export const notSignedIn = { error: "Please sign in first." };

declare module "fastify" {
  interface FastifyRequest {
    /** The caller's session; null for a visitor. */
    session: Session | null;
  }
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** A request whose parts have the types of the call, with a session wherever the call needs one. */
export type RequestOf<C extends Call> = Omit<FastifyRequest, "body" | "query" | "params" | "session"> & {
  body: Output<C["body"]>;
  query: Output<C["query"]>;
  params: Output<C["params"]>;
  session: C["access"] extends "session" | "owner" ? Session : Session | null;
};

const changesSomething = (call: Call) => call.method !== "GET" || call.sameOriginOnly === true;

/** What stands before the handler; where it returns a reply, it has answered. */
function guards(app: App, call: Call) {
  const { context } = app;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // No cache between us and a person, or of the browser they share, keeps what is theirs.
    reply.header("Cache-Control", "no-store").header("X-Content-Type-Options", "nosniff");
    if (call.access === "probe") return;
    if (changesSomething(call) && !isSameOrigin(request)) return reply.code(403).send(crossSiteRefusal);
    request.session = await loadSession(context, request, reply);
    const seconds = context.settings.rateLimits
      ? context.flood.count(floodKey(request.session?.sid ?? null, request.ip), context.now())
      : null;
    if (seconds !== null) return tooMany(reply, seconds);
    const isPrivate = call.access === "session" || (call.access === "owner" && !call.absentForVisitors);
    if (isPrivate && !request.session) return reply.code(401).send(notSignedIn);
    const { id } = (request.params ?? {}) as { id?: string };
    if (call.access === "owner" && request.session?.userId !== id)
      return reply.code(404).send({ error: "Not found" });
  };
}

/** Registers a call with its handler, which returns the reply's body or sends one itself. */
export function answer<C extends Call>(
  app: App,
  call: C,
  handler: (request: RequestOf<C>, reply: FastifyReply) => unknown,
) {
  const { params, query, headers, body, replies, summary } = call;
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { ...anyReplies, ...replies },
    },
    onRequest: guards(app, call),
    handler: (request, reply) => handler(request as unknown as RequestOf<C>, reply),
  });
}
