/** Periodic work: sends due mails and reminders, and deletes expired rows and files. */

import { removeClosedUniverses } from "./accounts/deletion.ts";
import { clearExpiredPendingEmails } from "./accounts/pending-email.ts";
import { deleteExpiredRegistrations, deleteOldSignInAttempts } from "./accounts/queries.ts";
import type { App } from "./context.ts";
import { repliesKeptForMs } from "./idempotency/first-reply.ts";
import { deleteOldReplies } from "./idempotency/queries.ts";
import { endOldImports } from "./imports/remove-import.ts";
import { deleteExpiredLimits } from "./limits/queries.ts";
import { sweepOutbox } from "./mail/outbox.ts";
import { deleteOldMails } from "./mail/queries.ts";
import { mailRetentionMs } from "./mail/queue.ts";
import { emptyBins } from "./mood-entries/remove-star.ts";
import { deleteExpiredProviderSignIns } from "./provider/queries.ts";
import { planAgain } from "./reminders/plan.ts";
import { deleteOldJobs } from "./reminders/queries.ts";
import { sweepTombstones } from "./revisions/sweep-tombstones.ts";
import { deleteExpiredSessions } from "./sessions/queries.ts";

const hour = 3_600_000;
/** Long enough that waiting does not reveal whether an address has an account. */
const attemptRetentionMs = 30 * 24 * hour;
/** Long enough that a clock that is set back sends no reminder again. */
const jobRetentionMs = 3 * 24 * hour;
const queueIntervalMs = 5_000;

export async function sweep({ context }: App) {
  const { db, now, settings } = context;
  const at = new Date(now());
  await deleteExpiredSessions(db, at);
  await deleteExpiredLimits(db, at);
  await deleteExpiredRegistrations(db, at);
  await deleteExpiredProviderSignIns(db, at);
  await clearExpiredPendingEmails(context, at);
  await deleteOldSignInAttempts(db, new Date(now() - attemptRetentionMs));
  await deleteOldMails(db, new Date(now() - mailRetentionMs));
  await sweepOutbox(settings.dataDir, now());
  await planAgain(context);
  await deleteOldJobs(db, new Date(now() - jobRetentionMs));
  await deleteOldReplies(db, new Date(now() - repliesKeptForMs));
  await removeClosedUniverses(context);
  await emptyBins(context);
  await endOldImports(context);
  await sweepTombstones(context);
}

/** Runs until the app closes. Checks for mails and reminders often, because a process that died may have left some. */
export function startHousekeeping(app: App) {
  const sweepOnce = () => sweep(app).catch((err: unknown) => app.log.warn({ err }, "could not sweep"));
  const send = () => {
    app.context.mail.wake();
    app.context.reminders.wake();
  };
  const timers = [setInterval(sweepOnce, hour), setInterval(send, queueIntervalMs)];
  for (const timer of timers) timer.unref();
  app.server.once("close", () => timers.forEach(clearInterval));
  // The keys of reminders are created at the first start.
  app.context.reminders.keys().catch((err: unknown) => app.log.warn({ err }, "could not read the keys"));
  void sweepOnce();
  send();
}
