/** Stores the ends of jobs together, because each commit waits for the disk. */

import type { Db } from "../database/schema.ts";
import { storeOutcome } from "../jobs/store-outcome.ts";
import type { Timers } from "../timers.ts";
import { type JobKey, updateJobs } from "./queries.ts";

/** Short for a job, long enough for many of them. */
const gatherMs = 20;

export class FinishedJobs {
  readonly #db: Db;
  readonly #timers: Timers;
  #jobs: JobKey[] = [];
  #stored: Promise<void> | null = null;

  constructor(db: Db, timers: Timers) {
    this.#db = db;
    this.#timers = timers;
  }

  /** Resolves when it is stored that the job is done. */
  add(job: JobKey): Promise<void> {
    this.#jobs.push(job);
    this.#stored ??= this.#storeSoon();
    return this.#stored;
  }

  async #storeSoon() {
    await this.#timers.pause(gatherMs);
    const jobs = this.#jobs;
    this.#jobs = [];
    this.#stored = null;
    await storeOutcome(this.#timers, () => updateJobs(this.#db, jobs, { dueAt: null }));
  }
}
