/** What happens by itself: mails that are due go out, and what has run out is removed. */

import {
  deleteEndedRegistrations,
  deleteOldSignInAttempts,
  forgetEndedPendingEmails,
} from "./accounts/queries.ts";
import type { App } from "./app.ts";
import { answersKeptFor } from "./idempotency/first-answer.ts";
import { deleteOldAnswers } from "./idempotency/queries.ts";
import { deleteEndedLimits } from "./limits/queries.ts";
import { sweepOutbox } from "./mail/outbox.ts";
import { deleteOldMails } from "./mail/queries.ts";
import { mailsKeptFor } from "./mail/queue.ts";
import { deleteEndedProviderSignIns } from "./provider/queries.ts";
import { deleteExpiredSessions } from "./sessions/queries.ts";

const hour = 3_600_000;
/** So long that nobody can tell by waiting that an address has no account. */
const attemptsKeptFor = 30 * 24 * hour;
const mailEveryMs = 5_000;

export async function sweep({ context: { db, now, settings } }: App) {
  const at = new Date(now());
  await deleteExpiredSessions(db, at);
  await deleteEndedLimits(db, at);
  await deleteEndedRegistrations(db, at);
  await deleteEndedProviderSignIns(db, at);
  await forgetEndedPendingEmails(db, at);
  await deleteOldSignInAttempts(db, new Date(now() - attemptsKeptFor));
  await deleteOldMails(db, new Date(now() - mailsKeptFor));
  await sweepOutbox(settings.dataDir, now());
  await deleteOldAnswers(db, new Date(now() - answersKeptFor));
}

/** Until the app closes. Mails are looked for often, because a process that died may have left one to the others. */
export function keepHouse(app: App) {
  const sweepOnce = () => sweep(app).catch((err: unknown) => app.log.warn({ err }, "could not sweep"));
  const sendMails = () => app.context.mail.wake();
  const timers = [setInterval(sweepOnce, hour), setInterval(sendMails, mailEveryMs)];
  for (const timer of timers) timer.unref();
  app.server.once("close", () => timers.forEach(clearInterval));
  void sweepOnce();
  sendMails();
}
