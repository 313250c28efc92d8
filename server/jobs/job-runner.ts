/**
 * Runs jobs that are rows of the database. A process claims a job under a lease, so that a job of a process that died is
 * claimed again after it. Claims follow each other; claimed jobs run beside each other, so that a slow one delays only itself.
 */

import { setImmediate } from "node:timers/promises";
import { orAfter, type Timers } from "../timers.ts";

export const closeTimeoutMs = 3_000;
/** Time in which aborted jobs can store their outcome; longer waits only for a database that hangs. */
const abortTimeoutMs = 2_000;

type Options<Job> = {
  readonly timers: Timers;
  /** The most jobs that this process runs at a time. */
  readonly slots: number;
  /** Claims up to `free` due jobs. "try again" says that none was claimed, and that others may be due. */
  readonly claim: (free: number) => Promise<readonly Job[] | "try again">;
  /** Stores the outcome of the job itself, also of a failure. */
  readonly run: (job: Job) => Promise<void>;
  /** A claim or the storing of an outcome failed. The lease of the job ends by itself. */
  readonly onFailure: (error: unknown) => void;
  /** Ends what the running jobs wait for. */
  readonly abort: () => void;
};

export class JobRunner<Job> {
  readonly #options: Options<Job>;
  readonly #running = new Set<Promise<void>>();
  #claiming: Promise<void> | null = null;
  /** Jobs became due, or a slot free, while due jobs were looked up. */
  #mustLookAgain = false;
  #closing: Promise<void> | null = null;

  constructor(options: Options<Job>) {
    this.#options = options;
  }

  /** Starts the due jobs, as far as slots are free. */
  wake() {
    if (this.#closing) return;
    this.#mustLookAgain = true;
    this.#claiming ??= this.#claimAll().finally(() => {
      this.#claiming = null;
      if (this.#mustLookAgain) this.wake();
    });
  }

  /** Resolves when no job is due and this process runs none. */
  async finishDue(): Promise<void> {
    this.wake();
    await this.#idle();
  }

  /**
   * Waits a short time for the running jobs, then aborts them. All others stay queued for the next start, and so does an
   * aborted one whose outcome cannot be stored soon, until its lease ends. A second call waits for the first.
   */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close() {
    const { timers, abort } = this.#options;
    const idle = this.#idle();
    await orAfter(timers, closeTimeoutMs, idle, undefined);
    abort();
    await orAfter(timers, abortTimeoutMs, idle, undefined);
  }

  async #idle() {
    while (this.#claiming || this.#running.size > 0) await Promise.all([this.#claiming, ...this.#running]);
  }

  async #claimAll() {
    try {
      while (this.#mustLookAgain && !this.#closing) {
        // One claim fills the slots that become free together.
        await setImmediate();
        this.#mustLookAgain = false;
        const free = this.#options.slots - this.#running.size;
        if (free > 0 && (await this.#claim(free))) this.#mustLookAgain = true;
      }
    } catch (error) {
      this.#options.onFailure(error);
      // The next wake looks again, not this one.
      this.#mustLookAgain = false;
    }
  }

  /** Whether other jobs may be due. */
  async #claim(free: number): Promise<boolean> {
    const jobs = await this.#options.claim(free);
    if (jobs === "try again") return true;
    for (const job of jobs) this.#start(job);
    return jobs.length > 0;
  }

  #start(job: Job) {
    const running: Promise<void> = this.#options
      .run(job)
      .catch(this.#options.onFailure)
      .finally(() => {
        this.#running.delete(running);
        this.wake();
      });
    this.#running.add(running);
  }
}
