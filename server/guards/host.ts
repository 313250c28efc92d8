/** Answers only to our own names, so that a foreign page cannot reach us under its own (DNS rebinding). */

import type { FastifyReply, FastifyRequest } from "fastify";

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
const loopbackBind = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Health calls pass under any name: what probes a server knows its address alone. */
export const isHealthCall = (request: FastifyRequest) => request.url.startsWith("/api/health/");

export function hostGuard({ host, publicUrl }: { host: string; publicUrl: URL }) {
  const bindsLoopback = loopbackBind.test(host);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = request.host.toLowerCase();
    if (asked === publicUrl.host || (bindsLoopback && loopbackName.test(asked)) || isHealthCall(request))
      return;
    return reply.code(421).send({ error: "This server does not answer to that name." });
  };
}
