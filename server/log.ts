/** One line for an answered call: which route, how it ended, how long it took. Never a URL, a name or a body. */

import type { FastifyInstance } from "fastify";

export function logAnswers(app: FastifyInstance) {
  app.addHook("onResponse", async (request, reply) => {
    const wasRead = (request.method === "GET" || request.method === "HEAD") && reply.statusCode < 400;
    // Every open universe asks for its stars every three seconds; that is no news.
    request.log[wasRead ? "debug" : "info"](
      {
        call: `${request.method} ${request.routeOptions.url ?? "unknown"}`,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}
