/** Protects against cross-site request forgery (CSRF). */

import type { FastifyRequest } from "fastify";
import { refusal } from "#domain/refusals.ts";

/**
 * Whether a request comes from one of the product's pages or from a client that is not a browser. `Sec-Fetch-Site`
 * decides if present. Otherwise `Origin` or `Referer`, if present, must have the requested host.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const page = request.headers.origin ?? request.headers.referer;
  if (page === undefined) return true;
  return URL.parse(page)?.host === request.host.toLowerCase();
}

export const crossSiteRefusal = refusal(
  "cross-site-request",
  "This call must come from Mood Universe itself.",
);
