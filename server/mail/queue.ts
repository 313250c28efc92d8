/**
 * Mails on their way. They are rows until they are sent, so that no crash, restart or silent mail server loses one;
 * what they say, and the secret in their link, is made at the moment of sending and kept nowhere.
 */

import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Dialect } from "../database/open.ts";
import type { Db } from "../database/schema.ts";
import { emailKey } from "../email-key.ts";
import {
  claimMail,
  deleteMail,
  findDueMail,
  findRecentMail,
  type MailRow,
  postponeMails,
  queueMail,
  updateMail,
} from "./queries.ts";
import type { Letter, Transport } from "./transport.ts";

const minute = 60_000;
/** At most one mail to an address in this time. */
const pauseMs = minute;
/** Longer than any transport takes: whoever took a mail and died has lost it to the others then. */
const leaseMs = 2 * minute;
/** How long to wait after each failure; the last goes on until the mail is too old. */
const patience = [10_000, minute, 5 * minute, 15 * minute, 60 * minute] as const;
/** As long as a link lives. */
export const mailsKeptFor = 24 * 60 * minute;
/** Processes may disagree by this much about what time it is. */
const clockToleranceMs = 5_000;
const atOnce = 4;
const longestCloseMs = 3_000;

export type MailKind =
  | "registration"
  | "pending-email"
  | "change-requested"
  | "email-changed"
  | "password-changed";

/** Queues a mail inside the transaction that gives the reason for it. */
export const postMail = (inside: Db, kind: MailKind, subjectId: string, email: string, now: Date) =>
  queueMail(inside, {
    id: randomUUID(),
    kind,
    subjectId,
    email,
    emailKey: emailKey(email),
    dueAt: now,
    createdAt: now,
  });

/** When the address had a mail within the last minute, or is about to have one; null when it did not. */
export async function lastMailTo(inside: Db, key: string, now: Date): Promise<Date | null> {
  const since = new Date(now.getTime() - pauseMs);
  const recent = await findRecentMail(inside, key, since, new Date(now.getTime() + clockToleranceMs));
  return recent?.attemptedAt ?? null;
}

type Parts = {
  readonly db: Db;
  readonly dialect: Dialect;
  readonly now: () => number;
  readonly openTransport: () => Transport;
  /** The letter as it is to be now, or null when its reason is gone. */
  readonly compose: (mail: MailRow) => Promise<Letter | null>;
  readonly onFailure: (error: unknown) => void;
};

export class MailQueue {
  readonly #parts: Parts;
  #transport: Transport | null = null;
  readonly #workers = new Set<Promise<void>>();
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends what is due, without anybody waiting for it. */
  wake() {
    if (this.#isClosed || this.#workers.size >= atOnce) return;
    const worker: Promise<void> = this.#work().finally(() => this.#workers.delete(worker));
    this.#workers.add(worker);
  }

  /** Resolves when nothing more is due and nothing is on its way from this process. */
  async sendDue(): Promise<void> {
    this.wake();
    while (this.#workers.size > 0) await Promise.all(this.#workers);
  }

  /** Waits a little for what is on its way; the rest stays for the next start. */
  async close() {
    this.#isClosed = true;
    const working = Promise.all(this.#workers);
    await Promise.race([working, setTimeout(longestCloseMs, null, { ref: false })]);
    // What hangs is given up at once, and its row still says that it was not sent.
    this.#transport?.close();
    await working;
  }

  /** Whoever finds something to send lets another look too, so that one silent mail server holds up one mail. */
  async #work() {
    try {
      while (!this.#isClosed) {
        const next = await this.#takeNext();
        if (next === null) return;
        if (next === "try again") continue;
        this.wake();
        await this.#send(next);
      }
    } catch (error) {
      this.#parts.onFailure(error);
    }
  }

  async #takeNext(): Promise<MailRow | "try again" | null> {
    const { db, dialect, now } = this.#parts;
    const at = now();
    const mail = await findDueMail(db, new Date(at));
    if (!mail) return null;
    return db.transaction().execute(async (inside) => {
      // The address before the row, as everybody who queues a mail.
      await lockKeys(inside, dialect, emailLock(mail.emailKey));
      const last = await lastMailTo(inside, mail.emailKey, new Date(at));
      if (last) {
        await postponeMails(inside, mail.emailKey, new Date(at), new Date(last.getTime() + pauseMs));
        return "try again";
      }
      const taken = { attempts: mail.attempts + 1, attemptedAt: new Date(at), dueAt: new Date(at + leaseMs) };
      return (await claimMail(inside, mail, taken)) ? { ...mail, ...taken } : "try again";
    });
  }

  async #send(mail: MailRow) {
    const { db, now, compose, onFailure } = this.#parts;
    try {
      const letter = await compose(mail);
      if (!letter) return void (await deleteMail(db, mail.id));
      this.#transport ??= this.#parts.openTransport();
      await this.#transport.send(letter);
      await updateMail(db, mail.id, { dueAt: null });
    } catch (error) {
      onFailure(error);
      const wait = patience[Math.min(mail.attempts, patience.length) - 1] ?? minute;
      await updateMail(db, mail.id, { attemptedAt: null, dueAt: new Date(now() + wait) });
    }
  }
}
