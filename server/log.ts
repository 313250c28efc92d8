/** Logs one line for each reply: route, status and duration. Never a URL, a name or a body. */

import type { FastifyInstance } from "fastify";

export function logReplies(app: FastifyInstance) {
  app.addHook("onResponse", (request, reply, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    // A GET can open or end a session, as one by name does.
    const isRoutineRead = isRead && reply.statusCode < 400 && !reply.hasHeader("set-cookie");
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
