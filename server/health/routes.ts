/** What a process manager or a load balancer asks. */

import { sql } from "kysely";
import { api } from "#domain/api.ts";
import type { App } from "../app.ts";
import { answer } from "../route.ts";

export function healthRoutes(app: App) {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });

  answer(app, api.live, async () => ({ status: "ok" }));

  answer(app, api.ready, async (_request, reply) => {
    const unavailable = () => reply.code(503).send({ status: "unavailable" });
    if (isStopping) return unavailable();
    try {
      await sql`select 1`.execute(app.context.db);
      return { status: "ok" };
    } catch {
      return unavailable();
    }
  });
}
