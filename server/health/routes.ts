/** Health calls for process managers and load balancers. */

import { sql } from "kysely";
import { api } from "#domain/api.ts";
import type { App } from "../context.ts";
import type { Db } from "../database/schema.ts";
import { registerCall } from "../route.ts";
import { orAfter, type Timers } from "../timers.ts";

/** Longer than a healthy database takes, and shorter than the timeout of a query. */
const probeTimeoutMs = 2_000;

/** Returns a probe that resolves with whether the database answers in time. Concurrent calls share one query. */
function makeDatabaseProbe(db: Db, timers: Timers): () => Promise<boolean> {
  let pending: Promise<boolean> | null = null;
  const query = async () => {
    try {
      await sql`select 1`.execute(db);
      return true;
    } catch {
      return false;
    } finally {
      pending = null;
    }
  };
  return () => {
    pending ??= query();
    return orAfter(timers, probeTimeoutMs, pending, false);
  };
}

export function healthRoutes(app: App) {
  const databaseAnswers = makeDatabaseProbe(app.context.db, app.context.timers);

  registerCall(app, api.live, async () => ({ status: "ok" }));

  registerCall(app, api.ready, async (_request, reply) =>
    !app.context.draining.isDraining && (await databaseAnswers())
      ? { status: "ok" }
      : reply.code(503).send({ status: "unavailable" }),
  );
}
