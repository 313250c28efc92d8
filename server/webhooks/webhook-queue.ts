/**
 * Tells webhooks what has changed. A webhook is a job for as long as its universe has another revision than it knows: its
 * events are sent one after the other, in the order of the changes, and a slow or dead one delays only itself.
 */

import { randomUUID } from "node:crypto";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Database } from "../database/open.ts";
import type { WebhookRow } from "../database/schema.ts";
import { readSnapshot } from "../database/snapshot.ts";
import { JobRunner } from "../jobs/job-runner.ts";
import { claimAt, failedAt } from "../jobs/lease.ts";
import { storeOutcome } from "../jobs/store-outcome.ts";
import { notify } from "../mail/notify.ts";
import { Outgoing } from "../outgoing/outgoing.ts";
import type { Timers } from "../timers.ts";
import { findUser } from "../users/queries.ts";
import { findWebhook, lockDueWebhooks, updateClaimed, updateWebhook } from "./queries.ts";
import { eventId, readEvents } from "./read-events.ts";
import { sendEvent, type Told } from "./send-event.ts";
import type { Answered, WebhookService } from "./webhook-service.ts";

/** Webhooks of a process at a time. */
const slots = 64;
/** A run ends after this time, before its lease does; the next one goes on. */
const runMs = 60_000;
/** Without success for so long, a webhook is paused. */
const patienceMs = 24 * 3_600_000;

type Options = Pick<Database, "db" | "dialect" | "readers"> & {
  readonly timers: Timers;
  /** The key of the secrets; null where the file cannot be used. */
  readonly key: () => Promise<Buffer | null>;
  /** Set by tests alone. */
  readonly trustedOrigin?: string | undefined;
  /** Called when mails were queued. */
  readonly wakeMail: () => void;
  readonly onDeliveryFailure: (failure: { readonly err: unknown } | { readonly status: number }) => void;
  readonly onQueueFailure: (error: unknown) => void;
};

export class WebhookQueue implements WebhookService {
  readonly #options: Options;
  readonly #runner: JobRunner<WebhookRow>;
  readonly #outgoing: Outgoing;

  constructor(options: Options) {
    this.#options = options;
    this.#outgoing = new Outgoing(options);
    this.#runner = new JobRunner({
      timers: options.timers,
      slots,
      claim: (free) => this.#claim(free),
      run: (webhook) => this.#run(webhook),
      onFailure: options.onQueueFailure,
      abort: () => this.#outgoing.close(),
    });
  }

  wake() {
    this.#runner.wake();
  }

  tellDue(): Promise<void> {
    return this.#runner.finishDue();
  }

  close() {
    return this.#runner.close();
  }

  findReach(address: string) {
    return this.#outgoing.findReach(address);
  }

  async test(key: Pick<WebhookRow, "userId" | "id">): Promise<Answered | null> {
    const webhook = await findWebhook(this.#options.db, key);
    if (!webhook) return null;
    const event = { type: "webhook.test", data: { universe: key.userId } } as const;
    const told = await this.#send(webhook, event, `msg_${randomUUID()}`);
    await updateWebhook(this.#options.db, key, this.#answerOf(told));
    return { status: told.status, hasArrived: told.is === "accepted" };
  }

  #now() {
    return this.#options.timers.now();
  }

  #claim(free: number): Promise<WebhookRow[]> {
    const { db, dialect } = this.#options;
    const at = this.#now();
    return db.transaction().execute(async (transaction) => {
      const due = await lockDueWebhooks(transaction, dialect, new Date(at), free);
      const claimed = [];
      for (const { userId, id, attempts } of due) {
        const { attemptedAt: _, ...columns } = claimAt(attempts, at);
        const row = await updateWebhook(transaction, { userId, id }, { ...columns, claim: randomUUID() });
        if (row) claimed.push(row);
      }
      return claimed;
    });
  }

  async #run(claimed: WebhookRow) {
    const until = this.#now() + runMs;
    const untold = await readSnapshot(this.#options, (db) => readEvents(db, claimed));
    if (!untold) return;
    let webhook = claimed;
    const told = JSON.parse(webhook.told) as string[];
    for (const { key, ...event } of untold.events) {
      if (this.#now() > until) return void (await this.#store(webhook, this.#rest()));
      const outcome = await this.#send(webhook, event, eventId(webhook.id, key));
      if (outcome.is !== "accepted") return this.#fail(webhook, outcome);
      told.push(key);
      webhook = { ...webhook, attempts: 1, failingSince: null };
      const columns = { told: JSON.stringify(told), failingSince: null, ...this.#answerOf(outcome) };
      if (!(await this.#store(webhook, columns))) return;
    }
    const { revision, ordinal } = untold;
    await this.#store(webhook, { revision, ordinal, told: "[]", ...this.#rest() });
  }

  /** Returns whether the run goes on: its person may have changed or removed the webhook meanwhile. */
  async #store(webhook: WebhookRow, columns: Parameters<typeof updateClaimed>[2]): Promise<boolean> {
    let isOurs = false;
    await storeOutcome(this.#options.timers, async () => {
      isOurs = await updateClaimed(this.#options.db, webhook, columns);
    });
    return isOurs;
  }

  /** The columns of a webhook that no run tells anything. */
  #rest() {
    return { attempts: 0, dueAt: new Date(this.#now()), claim: null };
  }

  async #send(webhook: WebhookRow, event: Parameters<typeof sendEvent>[2], id: string) {
    const { key, onDeliveryFailure } = this.#options;
    const parts = { outgoing: this.#outgoing, key: await key(), now: () => this.#now() };
    return sendEvent({ ...parts, onFailure: onDeliveryFailure }, webhook, event, id);
  }

  #answerOf({ status }: Told) {
    return { answeredAt: new Date(this.#now()), answer: status };
  }

  /** Tries again later, or pauses what was gone or failed for a day, and tells the person. */
  async #fail(webhook: WebhookRow, told: Told) {
    const at = this.#now();
    const failingSince = webhook.failingSince ?? new Date(at);
    const answer = this.#answerOf(told);
    if (told.is === "gone") return this.#pause(webhook, { ...answer, pausedBecause: "gone" });
    if (at - failingSince.getTime() >= patienceMs)
      return this.#pause(webhook, { ...answer, pausedBecause: "failing" });
    const { dueAt } = failedAt(webhook.attempts, at, "waitMs" in told ? told.waitMs : 0);
    await this.#store(webhook, { ...answer, failingSince, dueAt, claim: null });
  }

  async #pause(webhook: WebhookRow, columns: Partial<WebhookRow>) {
    const { db, dialect, timers, wakeMail } = this.#options;
    const at = new Date(this.#now());
    const paused = { ...columns, pausedAt: at, dueAt: null, claim: null };
    await storeOutcome(timers, () =>
      db.transaction().execute(async (transaction) => {
        const user = await findUser(transaction, webhook.userId);
        // The address before the row, as wherever a mail is queued.
        if (user?.emailKey) await lockKeys(transaction, dialect, emailLock(user.emailKey));
        if ((await updateClaimed(transaction, webhook, paused)) && user)
          await notify(transaction, "webhook-paused", user, at);
      }),
    );
    wakeMail();
  }
}
