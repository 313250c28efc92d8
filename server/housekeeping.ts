/** Periodic work: sends due mails, reminders and events of webhooks, and deletes expired rows and files. */

import { deleteExpiredJoinInvitations } from "./accounts/admin/invitation-queries.ts";
import { updateSizeSteps } from "./accounts/admin/universe-queries.ts";
import { removeClosedUniverses } from "./accounts/deletion.ts";
import { clearExpiredPendingEmails } from "./accounts/pending-email.ts";
import { deleteOldSignInAttempts } from "./accounts/queries.ts";
import { deleteExpiredRegistrations } from "./accounts/registration-queries.ts";
import { deleteExpiredSignInLinks } from "./accounts/sign-in-link-queries.ts";
import { deleteExpiredInvitations, deletePastMigrations } from "./accounts/taking-over-queries.ts";
import type { App, Context } from "./context.ts";
import { overwriteDeleted } from "./database/overwrite.ts";
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
import { deleteOldDevices, deviceKeptForMs } from "./sessions/known-device-queries.ts";
import { deleteExpiredSessions } from "./sessions/queries.ts";
import { deleteExpiredTokens } from "./tokens/queries.ts";
import { clearRemovedTrackers } from "./trackers/remove-tracker.ts";
import { deleteExpiredChallenges } from "./users/challenge-queries.ts";
import { addMissingLooks } from "./users/missing-looks.ts";

const hour = 3_600_000;
/** Long enough that waiting does not reveal whether an address has an account. */
const attemptRetentionMs = 30 * 24 * hour;
/** Long enough that a clock that is set back sends no reminder again. */
const jobRetentionMs = 3 * 24 * hour;
/** Long enough that a person sees on the page which program stopped, and why. */
const expiredTokensListedMs = 30 * 24 * hour;
const queueIntervalMs = 5_000;

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** Named by what they delete or correct. */
const steps: Record<string, (context: Context, at: Date) => Promise<unknown>> = {
  sessions: ({ db }, at) => deleteExpiredSessions(db, at),
  "access tokens": ({ db }, at) => deleteExpiredTokens(db, before(at, expiredTokensListedMs)),
  invitations: ({ db }, at) => deleteExpiredInvitations(db, at),
  "invitations of new people": ({ db }, at) => deleteExpiredJoinInvitations(db, at),
  sizes: ({ db }) => updateSizeSteps(db),
  challenges: ({ db }, at) => deleteExpiredChallenges(db, at),
  "sign-in links": ({ db }, at) => deleteExpiredSignInLinks(db, at),
  "known devices": ({ db }, at) => deleteOldDevices(db, before(at, deviceKeptForMs)),
  "past migrations": ({ db }, at) => deletePastMigrations(db, at),
  limits: ({ db }, at) => deleteExpiredLimits(db, at),
  registrations: ({ db }, at) => deleteExpiredRegistrations(db, at),
  "provider sign-ins": ({ db }, at) => deleteExpiredProviderSignIns(db, at),
  "pending addresses": clearExpiredPendingEmails,
  "sign-in attempts": ({ db }, at) => deleteOldSignInAttempts(db, before(at, attemptRetentionMs)),
  mails: ({ db }, at) => deleteOldMails(db, before(at, mailRetentionMs)),
  outbox: ({ settings }, at) => sweepOutbox(settings.dataDir, at.getTime()),
  reminders: planAgain,
  "reminder jobs": ({ db }, at) => deleteOldJobs(db, before(at, jobRetentionMs)),
  replies: ({ db }, at) => deleteOldReplies(db, before(at, repliesKeptForMs)),
  "closed universes": removeClosedUniverses,
  bins: emptyBins,
  imports: endOldImports,
  readings: clearRemovedTrackers,
  tombstones: sweepTombstones,
  names: addMissingLooks,
  // The overwriting comes after the others, whose deletions it completes.
  "deleted content": ({ db, dialect }) => overwriteDeleted(db, dialect, { writesLarge: true }),
};

/** A step that fails is logged, and keeps no other from its work. */
export async function sweep({ context, log }: App) {
  const at = new Date(context.now());
  for (const [step, run] of Object.entries(steps)) {
    if (context.draining.isDraining) return;
    await run(context, at).catch((err: unknown) => log.warn({ err, step }, "could not sweep"));
  }
}

/** Runs until the app closes. Checks for mails, reminders and webhooks often, because a process that died may have left some. */
export function startHousekeeping(app: App) {
  const send = () => {
    app.context.mail.wake();
    app.context.reminders.wake();
    app.context.webhooks.wake();
  };
  const { timers } = app.context;
  const endings = [timers.every(hour, () => sweep(app)), timers.every(queueIntervalMs, send)];
  app.server.once("close", () => {
    for (const end of endings) end();
  });
  // The keys of reminders are created at the first start.
  app.context.reminders.keys().catch((err: unknown) => app.log.warn({ err }, "could not read the keys"));
  void sweep(app);
  send();
}
