/** What a process manager or a load balancer asks. */

import { sql } from "kysely";
import { api } from "#domain/api.ts";
import type { App } from "../app.ts";
import type { Db } from "../database/schema.ts";
import { answer } from "../route.ts";

/** Longer than a database that is well takes, and sooner than one that hangs is given up. */
const readyWithinMs = 2_000;

/** Whether the database answers in time. However often one asks, it is asked one question at a time. */
function makeQuestion(db: Db): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const ask = async () => {
    try {
      await sql`select 1`.execute(db);
      return true;
    } catch {
      return false;
    } finally {
      asking = null;
    }
  };
  return () => {
    asking ??= ask();
    return within(asking, readyWithinMs);
  };
}

function within(question: Promise<boolean>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, false);
    void question.then((isAnswered) => {
      clearTimeout(timer);
      resolve(isAnswered);
    });
  });
}

export function healthRoutes(app: App) {
  const databaseAnswers = makeQuestion(app.context.db);

  answer(app, api.live, async () => ({ status: "ok" }));

  answer(app, api.ready, async (_request, reply) =>
    !app.context.draining.isDraining && (await databaseAnswers())
      ? { status: "ok" }
      : reply.code(503).send({ status: "unavailable" }),
  );
}
