/** Refuses requests for other host names, so that a page of another site cannot call the server by DNS rebinding. */

import type { FastifyRequest, onRequestHookHandler } from "fastify";
import { refusal } from "#domain/refusals.ts";

const unknownHost = refusal("unknown-host", "This server does not answer to that name.");

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
const loopbackBind = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Health calls are accepted for any host name, because probes often know only the server's IP address. */
export const isHealthCall = (request: FastifyRequest) => request.url.startsWith("/api/health/");

/** A hook with a callback, as all hooks that run for every request: promises would make each poll slower. */
export function hostGuard({ host, publicUrl }: { host: string; publicUrl: URL }): onRequestHookHandler {
  const bindsLoopback = loopbackBind.test(host);
  return (request, reply, done) => {
    const requestedHost = request.host.toLowerCase();
    const isOwnHost = requestedHost === publicUrl.host || (bindsLoopback && loopbackName.test(requestedHost));
    if (isOwnHost || isHealthCall(request)) return done();
    reply.code(421).send(unknownHost);
  };
}
