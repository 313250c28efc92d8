/** Protects against cross-site request forgery (CSRF). */

import type { FastifyRequest } from "fastify";
import { refusal } from "#domain/refusals.ts";
import { requestedHost } from "./host.ts";

/**
 * Where a request comes from. `own`: from one of the product's pages, or from a program. `typed`: from the person, who
 * typed the address or keeps it as a bookmark. `other`: from another site. `unknown`: from a page or a person, but the
 * browser does not say which.
 */
type Sender = "own" | "typed" | "other" | "unknown";

const senders: Readonly<Record<string, Sender>> = { "same-origin": "own", none: "typed" };

/** A browser opens a page. Programs such as curl ask for anything, or for JSON. */
export const isNavigation = ({ headers }: FastifyRequest) => /\btext\/html\b/i.test(headers.accept ?? "");

/**
 * `Sec-Fetch-Site` decides if present; browsers send it only over https and to loopback hosts. Otherwise `Origin` or
 * `Referer`, if present, must have the requested host and the scheme of `publicUrl`. A request with none of them is a
 * program's, unless it is a navigation: over plain http, another site can send a person here without any of the three.
 */
export function senderOf(request: FastifyRequest, publicUrl: URL): Sender {
  const { "sec-fetch-site": site, origin, referer } = request.headers;
  if (site !== undefined) return senders[String(site)] ?? "other";
  const page = origin ?? referer;
  if (page === undefined) return isNavigation(request) ? "unknown" : "own";
  return URL.parse(page)?.origin === `${publicUrl.protocol}//${requestedHost(request)}` ? "own" : "other";
}

/** Whether a navigation may begin or end a session: no page of another site can have caused it. */
export const isByPerson = (request: FastifyRequest, publicUrl: URL): boolean =>
  ["own", "typed"].includes(senderOf(request, publicUrl));

export const crossSiteRefusal = refusal(
  "cross-site-request",
  "This call must come from Mood Universe itself.",
);
