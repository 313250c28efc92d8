/** `GET /metrics`: on the server's port behind a token, or on a port of its own. */

import { timingSafeEqual } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { refusal } from "#domain/refusals.ts";
import { isNobodyElses, requestedHost, unknownHost } from "../guards/host.ts";
import { notFound } from "../route.ts";
import { hashOf } from "../secrets.ts";

const path = "/metrics";
/** The type of Prometheus' text format. */
const contentType = "text/plain; version=0.0.4; charset=utf-8";
const needsToken = refusal("not-signed-in", "These figures need the token of METRICS_TOKEN.");

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

type Print = () => Promise<string>;

/** `token` is null where the port is not public. */
export function metricsRoute(server: FastifyInstance, print: Print, token: string | null) {
  const expected = token === null ? null : `Bearer ${token}`;
  server.get(path, async (request, reply) => {
    if (expected !== null && !isSame(request.headers.authorization ?? "", expected))
      return reply.code(401).header("WWW-Authenticate", "Bearer").send(needsToken);
    return reply
      .header("Cache-Control", "no-store")
      .type(contentType)
      .send(await print());
  });
}

/** `publicUrl` and `host` are settings; `port` is that of the metrics. */
export type MetricsAddress = { readonly port: number; readonly host: string; readonly publicUrl: URL };

/**
 * Listens on the port of the metrics, where there is nothing else. Without a token, names that can be another site's are
 * refused: its page could read the figures by DNS rebinding. Rejects when the port cannot be used.
 */
export async function listenForMetrics(
  print: Print,
  token: string | null,
  address: MetricsAddress,
): Promise<FastifyInstance> {
  const { port, host } = address;
  const server = fastify({ requestTimeout: 30_000, forceCloseConnections: true });
  if (token === null)
    server.addHook("onRequest", (request, reply, done) => {
      if (isNobodyElses(requestedHost(request), address)) return done();
      reply.code(421).send(unknownHost);
    });
  metricsRoute(server, print, token);
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound));
  await server.listen({ port, host });
  return server;
}
