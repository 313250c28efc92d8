/**
 * Sends queued mails. A mail is a row until it is sent, so that no crash, restart or unresponsive mail server loses it. Its
 * text and the secret in its link are made when it is sent and are not stored.
 */

import { randomUUID } from "node:crypto";
import type { Dialect } from "../database/dialect.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { JobRunner } from "../jobs/job-runner.ts";
import { claimAt, failedAt } from "../jobs/lease.ts";
import { storeOutcome } from "../jobs/store-outcome.ts";
import type { Timers } from "../timers.ts";
import { emailKey } from "../users/email-key.ts";
import type { Letter, Transport } from "./letter.ts";
import {
  deleteMail,
  findDueMail,
  findRecentMail,
  insertMail,
  type MailRow,
  postponeMails,
  updateMail,
  updateWaitingMail,
} from "./queries.ts";

const minute = 60_000;
/** An address gets at most one mail in this time. */
const minIntervalMs = minute;
/** The time for which a link is valid. Milliseconds. */
export const mailRetentionMs = 24 * 60 * minute;
/** The clocks of two processes may differ by this much. */
const clockToleranceMs = 5_000;
/** Deliveries of a process at a time. */
const slots = 4;

export const mailKinds = [
  // Mails of the version before, which had one registration of an address.
  "registration",
  "verify-registration",
  "pending-email",
  "change-requested",
  "email-changed",
  "password-changed",
  "password-changed-here",
  "sign-in-link",
  "new-device",
  "passkey-added",
  "passkey-removed",
  "second-factor-added",
  "second-factor-removed",
  "provider-removed",
  "provider-is-enough",
  "provider-is-not-enough",
  "recovery-codes-made",
  "sky-link-made",
  "token-made",
  "webhook-made",
  "sealing-began",
  "words-sealed",
  "opening-began",
  "words-open",
  "seal-changed",
  "universe-closed",
  "universe-reopened",
  "webhook-paused",
  "universe-deleted",
  "reminder",
  "check-in",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Follows the deletion of its recipient: it does not wait for other mails to the address, and leaves no row. */
const lastMail: MailKind = "universe-deleted";

/**
 * Mails that nobody waits for, because they go to many people at once, or come with every sign-in of a program that keeps no
 * cookies: they wait for all other mails, and no other mail to the address waits for them.
 */
const bulkMails: readonly MailKind[] = ["reminder", "check-in", "new-device"];

/** Queues a mail in the transaction that causes it; `locale` is for a user who will be gone when it is sent. */
export const enqueueMail = (
  transaction: Db,
  kind: MailKind,
  subjectId: string,
  email: string,
  now: Date,
  locale: string | null = null,
) =>
  insertMail(transaction, {
    locale,
    id: randomUUID(),
    kind,
    subjectId,
    email,
    emailKey: emailKey(email),
    dueAt: now,
    createdAt: now,
    isBulk: bulkMails.includes(kind) ? 1 : 0,
  });

/**
 * The time of a mail that was sent to the address, or claimed, within the last minute; null without one. Only a mail in bulk
 * waits for those in bulk.
 */
export async function findLastMailTime(
  transaction: Db,
  key: string,
  now: Date,
  isBulk: 0 | 1 = 0,
): Promise<Date | null> {
  const since = new Date(now.getTime() - minIntervalMs);
  const until = new Date(now.getTime() + clockToleranceMs);
  const recent = await findRecentMail(transaction, key, { since, until, isBulk });
  return recent?.attemptedAt ?? null;
}

type QueueOptions = {
  readonly db: Db;
  readonly dialect: Dialect;
  readonly timers: Timers;
  readonly openTransport: () => Transport;
  /** The letter in its current form, or null when its reason no longer exists. */
  readonly compose: (mail: MailRow) => Promise<Letter | null>;
  /** An attempt to send a mail failed. */
  readonly onDeliveryFailure: (error: unknown) => void;
  /** The queue itself could not be read or written. */
  readonly onQueueFailure: (error: unknown) => void;
};

export class MailQueue {
  readonly #options: QueueOptions;
  readonly #runner: JobRunner<MailRow>;
  #transport: Transport | null = null;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#runner = new JobRunner({
      timers: options.timers,
      slots,
      claim: () => this.#claim(),
      run: (mail) => this.#send(mail),
      onFailure: options.onQueueFailure,
      // A hung delivery is aborted; its row still says that the mail was not sent.
      abort: () => this.#transport?.close(),
    });
  }

  /** Starts sending the due mails. */
  wake() {
    this.#runner.wake();
  }

  /** Resolves when no mail is due and this process is sending none. */
  sendDue(): Promise<void> {
    return this.#runner.finishDue();
  }

  /** Waits a short time for deliveries in progress. The other mails stay queued for the next start. */
  close() {
    return this.#runner.close();
  }

  async #claim(): Promise<MailRow[] | "try again"> {
    const { db, dialect, timers } = this.#options;
    const at = timers.now();
    // During an update, a process of a later version may queue other kinds, which only it can compose.
    const mail = await findDueMail(db, new Date(at), mailKinds);
    if (!mail) return [];
    return db.transaction().execute(async (transaction) => {
      // The address before the row, in the order in which queueing a mail locks them.
      await lockKeys(transaction, dialect, emailLock(mail.emailKey));
      const lastMailAt = await findLastMailTime(transaction, mail.emailKey, new Date(at), mail.isBulk);
      if (lastMailAt && mail.kind !== lastMail) {
        await postponeMails(
          transaction,
          mail,
          new Date(at),
          new Date(lastMailAt.getTime() + minIntervalMs),
          lastMail,
        );
        return "try again";
      }
      const claim = claimAt(mail.attempts, at);
      return (await updateWaitingMail(transaction, mail, claim)) ? [{ ...mail, ...claim }] : "try again";
    });
  }

  async #send(mail: MailRow) {
    const { db, timers, onDeliveryFailure } = this.#options;
    try {
      if (!(await this.#deliver(mail))) return void (await deleteMail(db, mail.id));
    } catch (error) {
      onDeliveryFailure(error);
      // The lease may have ended, and another process have sent the mail.
      return void (await updateWaitingMail(db, mail, failedAt(mail.attempts, timers.now())));
    }
    await storeOutcome(timers, () =>
      mail.kind === lastMail ? deleteMail(db, mail.id) : updateMail(db, mail.id, { dueAt: null }),
    );
  }

  /** Rejects when the mail was not accepted; resolves to false when its reason no longer exists. */
  async #deliver(mail: MailRow): Promise<boolean> {
    const letter = await this.#options.compose(mail);
    if (!letter) return false;
    this.#transport ??= this.#options.openTransport();
    await this.#transport.send(letter, mail);
    return true;
  }
}
