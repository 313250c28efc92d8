/** Requests with a link that a person has given to others: on any site, without cookies, and with a limit of their own. */

import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { sendTooManyRequests } from "../limits/limits.ts";

/** The link is in the URL: no search engine must list it, and no other site must learn it from a referrer. */
const headers = {
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Retry-After",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** A hook that lets a request pass without a session. Returns a reply only when it has refused the request. */
export const linkGuard = ({ linkFlood, now, settings, observer }: Context) =>
  async function guardLink(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(headers);
    if (!settings.rateLimits) return;
    const { secondsToWait } = linkFlood.begin({ sid: null, address: request.ip }, now());
    if (secondsToWait === null) return;
    observer.limitHit("requests by link");
    return sendTooManyRequests(reply, secondsToWait);
  };
