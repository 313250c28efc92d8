/**
 * Mails on their way. They are rows until they are sent, so that no crash, restart or silent mail server loses one;
 * what they say, and the secret in their link, is made at the moment of sending and kept nowhere.
 */

import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { emailKey } from "#domain/email.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Dialect } from "../database/open.ts";
import type { Db } from "../database/schema.ts";
import {
  claimMail,
  deleteMail,
  findDueMail,
  findRecentMail,
  isMailWaiting,
  type MailRow,
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

/** Whether the address has had a mail within the last minute, or is about to. */
export async function hasRecentMail(inside: Db, key: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - pauseMs);
  return (await isMailWaiting(inside, key)) || (await findRecentMail(inside, key, since, "")) !== undefined;
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
  #round: Promise<void> | null = null;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends what is due, without anybody waiting for it. */
  wake() {
    void this.sendDue().catch(this.#parts.onFailure);
  }

  /** Resolves when nothing more is due and nothing is on its way from this process. */
  async sendDue(): Promise<void> {
    while (this.#round) await this.#round;
    this.#round = this.#drain().finally(() => {
      this.#round = null;
    });
    return this.#round;
  }

  /** Waits a little for what is on its way; the rest stays for the next start. */
  async close() {
    this.#isClosed = true;
    const round = this.#round?.catch(() => {});
    await Promise.race([round, setTimeout(longestCloseMs, null, { ref: false })]);
    // What hangs is given up at once, and its row still says that it was not sent.
    this.#transport?.close();
    await round;
  }

  async #drain() {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (!this.#isClosed && (await this.#sendNext())) {}
      }),
    );
  }

  async #sendNext(): Promise<boolean> {
    const next = await this.#takeNext();
    if (next === null) return false;
    if (next !== "try again") await this.#send(next);
    return true;
  }

  async #takeNext(): Promise<MailRow | "try again" | null> {
    const { db, dialect, now } = this.#parts;
    const at = now();
    const mail = await findDueMail(db, new Date(at));
    if (!mail) return null;
    return db.transaction().execute(async (inside) => {
      // The address before the row, as everybody who queues a mail.
      await lockKeys(inside, dialect, emailLock(mail.emailKey));
      const recent = await findRecentMail(inside, mail.emailKey, new Date(at - pauseMs), mail.id);
      if (recent?.attemptedAt) {
        await claimMail(inside, mail, { dueAt: new Date(recent.attemptedAt.getTime() + pauseMs) });
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
