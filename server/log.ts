/** Logs one line for each reply: route, status and duration. Never a URL, a name or a body. */

import type { FastifyInstance } from "fastify";

export function logReplies(app: FastifyInstance) {
  app.addHook("onResponse", (request, reply, done) => {
    const isRoutineRead = (request.method === "GET" || request.method === "HEAD") && reply.statusCode < 400;
    // Debug level, because every open universe polls its stars every three seconds.
    request.log[isRoutineRead ? "debug" : "info"](
      {
        call: `${request.method} ${request.routeOptions.url ?? "unknown"}`,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}
