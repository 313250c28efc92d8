/**
 * Pages of other sites that may call with an access token: none, unless the operator names their origins. What they may never
 * do is use the cookies of whoever looks at them.
 */

import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "#domain/call.ts";
import { addVary } from "../compression.ts";
import type { App } from "../context.ts";
import type { Settings } from "../environment.ts";

type Origins = Pick<Settings, "tokenOrigins">;

const exposed = "ETag, Retry-After, WWW-Authenticate, Cooldown-Ends-At, Changes-Form";
const allowed = {
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match",
  "Access-Control-Max-Age": "600",
} as const;

/** Lets a page of a named origin read the reply. Returns whether it is one. */
export function allowOrigin({ tokenOrigins }: Origins, { headers }: FastifyRequest, reply: FastifyReply) {
  const { origin } = headers;
  if (tokenOrigins.length > 0) addVary(reply, "Origin");
  if (origin === undefined || !tokenOrigins.includes(origin)) return false;
  reply.header("Access-Control-Allow-Origin", origin).header("Access-Control-Expose-Headers", exposed);
  return true;
}

/** What a browser asks before a page sends a token; before other calls, nothing answers. */
const asksForToken = ({ headers }: FastifyRequest) =>
  /(^|[\s,])authorization($|[\s,])/i.test(headers["access-control-request-headers"] ?? "");

/** Answers the question whether a page may make a call that a token opens. */
export function answerPreflights(app: App, { path, scope }: Pick<Call, "path" | "scope">) {
  const { settings } = app.context;
  const isAnswered = app.hasRoute({ method: "OPTIONS", url: path });
  if (settings.tokenOrigins.length === 0 || scope === undefined || isAnswered) return;
  app.options(path, (request, reply) =>
    asksForToken(request) && allowOrigin(settings, request, reply)
      ? reply.code(204).headers(allowed).send()
      : reply.callNotFound(),
  );
}
