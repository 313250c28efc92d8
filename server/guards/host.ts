/** Refuses requests for other host names, so that a page of another site cannot call the server by DNS rebinding. */

import { isIP } from "node:net";
import type { FastifyRequest, onRequestHookHandler } from "fastify";
import { refusal } from "#domain/refusals.ts";

export const unknownHost = refusal("unknown-host", "This server does not answer to that name.");

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
const loopbackBind = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Health calls are accepted for any host name, because probes often know only the server's IP address. */
export const isHealthCall = ({ url }: Pick<FastifyRequest, "url">) => isHealthUrl(url);
export const isHealthUrl = (url: string) => url.startsWith("/api/health/");

/**
 * The host that the request names, in lower case; empty if it names none. Not `request.host`: behind a proxy it is what
 * X-Forwarded-Host says, and proxies pass on what a client sends there. Lint refuses it.
 */
export const requestedHost = ({ headers }: Pick<FastifyRequest, "headers">): string =>
  (headers.host ?? "").toLowerCase();

/** The host of a server that listens on a loopback address may also be any loopback name, with any port. */
function isOwnHost(asked: string, { host, publicUrl }: { host: string; publicUrl: URL }): boolean {
  return asked === publicUrl.host || (loopbackBind.test(host) && loopbackName.test(asked));
}

/**
 * Whether the host cannot be a name that another site has pointed here: it is an address, a name without a dot (such as
 * that of a container), or one of the settings.
 */
export function isNobodyElses(asked: string, { host, publicUrl }: { host: string; publicUrl: URL }): boolean {
  const name = asked.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return !name.includes(".") || isIP(name) !== 0 || [host.toLowerCase(), publicUrl.hostname].includes(name);
}

/** A hook with a callback, as all hooks that run for every request: promises would make each poll slower. */
export function hostGuard(settings: { host: string; publicUrl: URL }): onRequestHookHandler {
  return (request, reply, done) => {
    if (isOwnHost(requestedHost(request), settings) || isHealthCall(request)) return done();
    reply.code(421).send(unknownHost);
  };
}
