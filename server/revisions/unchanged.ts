import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import { cooldownEnd } from "#domain/cooldown.ts";
import { addVary } from "../compression.ts";
import type { Context } from "../context.ts";
import type { Session } from "../sessions/session.ts";
import { etagOf, findCurrentTag } from "./etag.ts";

export type PollRequest = { readonly session: Session; readonly headers: IncomingHttpHeaders };

/**
 * Sets the headers that every reply has and, when the client has the current rows of the universe, makes the reply a 304:
 * then returns true. Reads nothing but the session, because clients poll every three seconds.
 */
export function isUnchanged({ now, settings }: Context, request: PollRequest, reply: FastifyReply): boolean {
  const { universe } = request.session;
  const end = cooldownEnd(universe.latestEntryAt?.getTime() ?? null, now(), settings.cooldownMs);
  if (end !== null) reply.header("Cooldown-Ends-At", new Date(end).toISOString());
  addVary(reply, "Accept-Encoding");
  const current = findCurrentTag(etagOf(request.session, universe), request.headers["if-none-match"]);
  // A reply without a body shows nothing, and the policy would be a fifth of the bytes of a poll.
  if (current !== undefined) reply.code(304).removeHeader("Content-Security-Policy").header("ETag", current);
  return current !== undefined;
}
