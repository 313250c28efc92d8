/** Removes what has run out: sessions, counters, reservations, answers kept for retries. */

import { deleteEndedRegistrations } from "./accounts/queries.ts";
import type { App } from "./app.ts";
import { deleteEndedLimits } from "./limits/queries.ts";
import { answersKeptFor } from "./mood-entries/add-star.ts";
import { deleteOldAnswers } from "./mood-entries/queries.ts";
import { deleteExpiredSessions } from "./sessions/queries.ts";

const hour = 3_600_000;

export async function sweep({ context: { db, now } }: App) {
  const at = new Date(now());
  await deleteExpiredSessions(db, at);
  await deleteEndedLimits(db, at);
  await deleteEndedRegistrations(db, at);
  await deleteOldAnswers(db, new Date(now() - answersKeptFor));
}

/** Sweeps now and then every hour until the app closes. */
export function keepHouse(app: App) {
  const sweepOnce = () => sweep(app).catch((err: unknown) => app.log.warn({ err }, "could not sweep"));
  const timer = setInterval(sweepOnce, hour);
  timer.unref();
  app.server.once("close", () => clearInterval(timer));
  void sweepOnce();
}
