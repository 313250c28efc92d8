/** Keeps other sites from making a browser write, or sign in, on a person's behalf. */

import type { FastifyRequest } from "fastify";

/**
 * Whether the caller is one of our own pages, or no browser at all: `Sec-Fetch-Site` decides where present,
 * else the Origin or Referer must be of the host asked.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const page = request.headers.origin ?? request.headers.referer;
  if (page === undefined) return true;
  return URL.parse(page)?.host === request.host.toLowerCase();
}

export const crossSiteRefusal = { error: "This call must come from Mood Universe itself." };
