/** What the server says of a token that does not open a call. */

import type { FastifyReply } from "fastify";
import { mostTokens, type TokenScope } from "#domain/accounts/tokens.ts";
import { refusalsTokens } from "#domain/languages/en/refusals-tokens.ts";
import { refusal } from "#domain/refusals.ts";

export const tokenInAddress = refusal("token-place", refusalsTokens.inAddress);
export const tokenTwice = refusal("token-place", refusalsTokens.twice);
export const tooManyTokens = refusal("too-many-tokens", refusalsTokens.tooMany, { max: mostTokens });
const tokenUnknown = refusal("token-unknown", refusalsTokens.unknown);
const tokenClosed = refusal("token-closed", refusalsTokens.closed);

const challenge = (error: string) => `Bearer realm="Mood Universe", error="${error}"`;

/** The token is somewhere else than in the one header, so that it may be in logs (RFC 6750, 3.1). */
export const refusePlace = (reply: FastifyReply, why: typeof tokenTwice) =>
  reply.code(400).header("WWW-Authenticate", challenge("invalid_request")).send(why);

/** Refuses every token that opens nothing in the same way, whatever the reason. */
export const refuseUnknown = (reply: FastifyReply) =>
  reply.code(401).header("WWW-Authenticate", challenge("invalid_token")).send(tokenUnknown);

/** `scope` is the one that the call asks for; undefined where none opens it. */
export function refuseScope(reply: FastifyReply, scope: TokenScope | undefined) {
  const named = scope === undefined ? "" : `, scope="${scope}"`;
  const why =
    scope === undefined ? tokenClosed : refusal("token-scope", refusalsTokens.lacksScope, { scope });
  return reply
    .code(403)
    .header("WWW-Authenticate", `${challenge("insufficient_scope")}${named}`)
    .send(why);
}
