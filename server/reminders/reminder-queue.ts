/** Sends reminders. A reminder is a row for each target until it is sent, so that no crash or silent push service loses it. */

import { reminderLine } from "#domain/reminders/lines.ts";
import { makeReminderMessage, tagOf } from "#domain/reminders/make-message.ts";
import type { ReminderMessage } from "#domain/reminders/message.ts";
import { ntfyReminder } from "#domain/reminders/ntfy-message.ts";
import { isTooLate } from "#domain/reminders/rules.ts";
import type { ReminderKind } from "#domain/reminders/schedule.ts";
import type { Dialect } from "../database/dialect.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { JobRunner } from "../jobs/job-runner.ts";
import { claimAt, failedAt } from "../jobs/lease.ts";
import { translatorOfUser } from "../languages/translators.ts";
import { enqueueMail } from "../mail/queue.ts";
import { deleteSubscriptions } from "../sessions/queries.ts";
import type { Timers } from "../timers.ts";
import { dueKind } from "./due-kind.ts";
import { FinishedJobs } from "./finished-jobs.ts";
import { type ReminderKeys, readKeys } from "./keys.ts";
import { makeLinkToken } from "./links.ts";
import { type NtfyService, partsOfTopic } from "./ntfy-service.ts";
import { mailTarget, ntfyTarget, planDue } from "./plan.ts";
import type { Delivered, PushService } from "./push-service.ts";
import { type DueJob, finishJob, lockDueJobs, postponeJob, setNtfyProblem, updateJobs } from "./queries.ts";

/** Deliveries of a process at a time: more than one service gets, so that a silent one delays only its own. */
const slots = 64;
const slotsOfService = 40;

const mailOf = { star: "reminder", "check-in": "check-in" } as const;

type Options = {
  readonly db: Db;
  readonly dialect: Dialect;
  readonly timers: Timers;
  /** Address of the product without a slash at its end, below which is what a tap opens. */
  readonly address: string;
  readonly push: PushService;
  readonly ntfy: NtfyService;
  /** Called when mails were queued. */
  readonly wakeMail: () => void;
  /** An attempt to send a reminder failed. `status` is the answer of a push service. */
  readonly onDeliveryFailure: (failure: { readonly err: unknown } | { readonly status: number }) => void;
  /** The queue itself could not be read or written. */
  readonly onQueueFailure: (error: unknown) => void;
};

/** A delivery without an answer is tried again, too. */
type Ended = Delivered | { readonly is: "retry"; readonly waitMs: number };

const serviceOf = ({ target, service, ntfyService }: DueJob) =>
  target === ntfyTarget ? ntfyService : service;

export class ReminderQueue {
  readonly #options: Options;
  readonly #runner: JobRunner<DueJob>;
  readonly #finished: FinishedJobs;
  readonly #inService = new Map<string, number>();
  #keys: Promise<ReminderKeys> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#finished = new FinishedJobs(options.db, options.timers);
    this.#runner = new JobRunner({
      timers: options.timers,
      slots,
      claim: (free) => this.#claim(free),
      run: (job) => this.#run(job),
      onFailure: options.onQueueFailure,
      abort: () => {
        options.push.close();
        options.ntfy.close();
      },
    });
  }

  /** The keys of the server, which the first call of all processes creates. */
  keys(): Promise<ReminderKeys> {
    this.#keys ??= readKeys(this.#options.db, this.#now()).catch((error) => {
      this.#keys = null;
      throw error;
    });
    return this.#keys;
  }

  /** Starts sending what is due. */
  wake() {
    this.#runner.wake();
  }

  /** Resolves when nothing is due and this process is sending nothing. */
  sendDue(): Promise<void> {
    return this.#runner.finishDue();
  }

  /** Waits a short time for deliveries in progress. The others stay queued for the next start. */
  close() {
    return this.#runner.close();
  }

  #now() {
    return this.#options.timers.now();
  }

  async #claim(free: number): Promise<DueJob[] | "try again"> {
    const { db, dialect } = this.#options;
    const hasPlanned = await planDue({ db, dialect, now: this.#options.timers.now });
    const at = this.#now();
    const busy = [...this.#inService].flatMap(([service, count]) =>
      count < slotsOfService ? [] : [service],
    );
    const claimed = await db.transaction().execute(async (transaction) => {
      const jobs = await lockDueJobs(
        transaction,
        dialect,
        new Date(at),
        busy,
        Math.min(free, slotsOfService),
      );
      const byAttempts = Map.groupBy(jobs, ({ attempts }) => attempts);
      for (const [attempts, group] of byAttempts) await updateJobs(transaction, group, claimAt(attempts, at));
      return jobs.map((job) => ({ ...job, attempts: job.attempts + 1 }));
    });
    for (const job of claimed) this.#count(serviceOf(job), 1);
    return hasPlanned && claimed.length === 0 ? "try again" : claimed;
  }

  #count(service: string | null, change: 1 | -1) {
    if (service === null) return;
    const count = (this.#inService.get(service) ?? 0) + change;
    if (count > 0) this.#inService.set(service, count);
    else this.#inService.delete(service);
  }

  async #run(job: DueJob) {
    try {
      const kind = this.#isWanted(job) ? await dueKind(this.#options.db, job, this.#now()) : null;
      if (kind === null) await this.#finished.add(job);
      else if (job.target === mailTarget) await this.#queueMail(job, kind);
      else if (job.target === ntfyTarget) await this.#publish(job, kind);
      else await this.#push(job, kind);
    } finally {
      this.#count(serviceOf(job), -1);
    }
  }

  /** Much can have happened since the reminder was planned, above all for one that is tried again. */
  #isWanted({ isOn, closedAt, restUntil, at }: DueJob) {
    const now = this.#now();
    const isResting = restUntil !== null && restUntil.getTime() > now;
    return isOn === 1 && closedAt === null && !isResting && !isTooLate(at.getTime(), now);
  }

  /** The address before the row, as wherever a mail is queued. */
  async #queueMail(job: DueJob, kind: ReminderKind) {
    const { db, dialect, wakeMail } = this.#options;
    const { email, emailKey, emailVerified, byMail } = job;
    if (!email || !emailKey || emailVerified !== 1 || byMail !== 1) return this.#finished.add(job);
    await db.transaction().execute(async (transaction) => {
      await lockKeys(transaction, dialect, emailLock(emailKey));
      // The lease may have ended, and another process have queued the mail.
      if (await finishJob(transaction, job))
        await enqueueMail(transaction, mailOf[kind], job.userId, email, job.at);
    });
    wakeMail();
  }

  async #push(job: DueJob, kind: ReminderKind) {
    const { db, push } = this.#options;
    const { endpoint, service, p256dh, auth } = job;
    // The person has removed the device.
    if (!endpoint || !service || !p256dh || !auth) return this.#finished.add(job);
    const to = { endpoint, service, p256dh, auth };
    const [message, keys] = [await this.#messageOf(job, kind), await this.keys()];
    const json = JSON.stringify(message);
    const delivered = await this.#attempt(push.send(to, { message: json, topic: tagOf[kind] }, keys));
    if (delivered.is === "gone") await deleteSubscriptions(db, { userId: job.userId, id: job.target });
    await this.#end(job, delivered);
  }

  async #publish(job: DueJob, kind: ReminderKind) {
    const { db, ntfy, address } = this.#options;
    const { userId, ntfyUrl, ntfyToken } = job;
    // The person has removed the topic.
    if (!ntfyUrl) return this.#finished.add(job);
    const message = ntfyReminder(partsOfTopic(ntfyUrl).topic, address, await this.#messageOf(job, kind));
    const delivered = await this.#attempt(ntfy.send({ userId, ntfyUrl, ntfyToken }, message));
    const problem =
      delivered.is === "sent" ? null : delivered.is === "retry" ? "unreachable" : ("refused" as const);
    if (problem !== job.ntfyProblem) await setNtfyProblem(db, { userId, ntfyUrl }, problem);
    await this.#end(job, delivered);
  }

  async #attempt(delivery: Promise<Delivered>): Promise<Ended> {
    const { onDeliveryFailure } = this.#options;
    const delivered = await delivery.catch((err: unknown) => {
      onDeliveryFailure({ err });
      return { is: "retry", waitMs: 0 } as const;
    });
    if ("status" in delivered) onDeliveryFailure({ status: delivered.status });
    return delivered;
  }

  async #end(job: DueJob, delivered: Ended) {
    if (delivered.is !== "retry") return this.#finished.add(job);
    await postponeJob(this.#options.db, job, failedAt(job.attempts, this.#now(), delivered.waitMs));
  }

  async #messageOf(job: DueJob, kind: ReminderKind): Promise<ReminderMessage> {
    const { address } = this.#options;
    const link = makeLinkToken(job.userId, (await this.keys()).linkKey);
    const t = await translatorOfUser(job.locale);
    const content = {
      ...{ kind, address, isSilent: job.isSilent === 1, link },
      line: reminderLine(t, job, kind),
    };
    return makeReminderMessage(t, content);
  }
}
