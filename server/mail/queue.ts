/**
 * Sends queued mails. A mail is a row until it is sent, so that no crash, restart or unresponsive mail server loses it. Its
 * text and the secret in its link are made when it is sent and are not stored.
 */

import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Dialect } from "../database/dialect.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { emailKey } from "../users/email-key.ts";
import type { Letter, Transport } from "./letter.ts";
import {
  claimMail,
  deleteMail,
  findDueMail,
  findRecentMail,
  insertMail,
  type MailRow,
  postponeMails,
  updateMail,
} from "./queries.ts";

const minute = 60_000;
/** An address gets at most one mail in this time. */
const minIntervalMs = minute;
/** Longer than any delivery: after it, another worker may claim the mail of a worker that has died. */
const leaseMs = 2 * minute;
/** Delay after each failure in milliseconds; the last one repeats until the mail is too old. */
const retryDelays = [10_000, minute, 5 * minute, 15 * minute, 60 * minute] as const;
/** As long as a link is valid. */
export const mailRetentionMs = 24 * 60 * minute;
/** The clocks of two processes may differ by this much. */
const clockToleranceMs = 5_000;
const maxWorkers = 4;
const closeTimeoutMs = 3_000;

export type MailKind =
  | "registration"
  | "pending-email"
  | "change-requested"
  | "email-changed"
  | "password-changed"
  | "universe-deleted";

/** Follows the deletion of its recipient: it does not wait for other mails to the address, and leaves no row. */
const lastMail: MailKind = "universe-deleted";

/** Queues a mail in the transaction that causes it. */
export const enqueueMail = (transaction: Db, kind: MailKind, subjectId: string, email: string, now: Date) =>
  insertMail(transaction, {
    id: randomUUID(),
    kind,
    subjectId,
    email,
    emailKey: emailKey(email),
    dueAt: now,
    createdAt: now,
  });

/** The time of a mail that was sent to the address, or claimed, within the last minute; null without one. */
export async function findLastMailTime(transaction: Db, key: string, now: Date): Promise<Date | null> {
  const since = new Date(now.getTime() - minIntervalMs);
  const recent = await findRecentMail(transaction, key, since, new Date(now.getTime() + clockToleranceMs));
  return recent?.attemptedAt ?? null;
}

type QueueOptions = {
  readonly db: Db;
  readonly dialect: Dialect;
  readonly now: () => number;
  readonly openTransport: () => Transport;
  /** The letter in its current form, or null when its reason no longer exists. */
  readonly compose: (mail: MailRow) => Promise<Letter | null>;
  readonly onFailure: (error: unknown) => void;
};

export class MailQueue {
  readonly #options: QueueOptions;
  #transport: Transport | null = null;
  readonly #workers = new Set<Promise<void>>();
  #isClosed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Starts a worker that sends the due mails, unless enough of them run. */
  startWorker() {
    if (this.#isClosed || this.#workers.size >= maxWorkers) return;
    const worker: Promise<void> = this.#run().finally(() => this.#workers.delete(worker));
    this.#workers.add(worker);
  }

  /** Resolves when no mail is due and this process is sending none. */
  async sendDue(): Promise<void> {
    this.startWorker();
    while (this.#workers.size > 0) await Promise.all(this.#workers);
  }

  /** Waits a short time for deliveries in progress. The other mails stay queued for the next start. */
  async close() {
    this.#isClosed = true;
    const running = Promise.all(this.#workers);
    await Promise.race([running, setTimeout(closeTimeoutMs, null, { ref: false })]);
    // A hung delivery is aborted; its row still says that the mail was not sent.
    this.#transport?.close();
    await running;
  }

  /** A worker that claims a mail wakes another, so that a hung connection delays only its own mail. */
  async #run() {
    try {
      while (!this.#isClosed) {
        const next = await this.#claimNextMail();
        if (next === null) return;
        if (next === "try again") continue;
        this.startWorker();
        await this.#send(next);
      }
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  async #claimNextMail(): Promise<MailRow | "try again" | null> {
    const { db, dialect, now } = this.#options;
    const at = now();
    const mail = await findDueMail(db, new Date(at));
    if (!mail) return null;
    return db.transaction().execute(async (transaction) => {
      // The address before the row, in the order in which queueing a mail locks them.
      await lockKeys(transaction, dialect, emailLock(mail.emailKey));
      const lastMailAt = await findLastMailTime(transaction, mail.emailKey, new Date(at));
      if (lastMailAt && mail.kind !== lastMail) {
        await postponeMails(
          transaction,
          mail.emailKey,
          new Date(at),
          new Date(lastMailAt.getTime() + minIntervalMs),
          lastMail,
        );
        return "try again";
      }
      const claim = { attempts: mail.attempts + 1, attemptedAt: new Date(at), dueAt: new Date(at + leaseMs) };
      return (await claimMail(transaction, mail, claim)) ? { ...mail, ...claim } : "try again";
    });
  }

  async #send(mail: MailRow) {
    const { db, now, compose, onFailure } = this.#options;
    try {
      const letter = await compose(mail);
      if (!letter) return void (await deleteMail(db, mail.id));
      this.#transport ??= this.#options.openTransport();
      await this.#transport.send(letter);
      if (mail.kind === lastMail) await deleteMail(db, mail.id);
      else await updateMail(db, mail.id, { dueAt: null });
    } catch (error) {
      onFailure(error);
      const delay = retryDelays[Math.min(mail.attempts, retryDelays.length) - 1] ?? minute;
      await updateMail(db, mail.id, { attemptedAt: null, dueAt: new Date(now() + delay) });
    }
  }
}
