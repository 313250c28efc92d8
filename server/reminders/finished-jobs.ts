/** Stores the ends of jobs together, because each commit waits for the disk. */

import { setTimeout } from "node:timers/promises";
import type { Db } from "../database/schema.ts";
import { storeOutcome } from "../jobs/store-outcome.ts";
import { updateJobs } from "./queries.ts";

/** Short for a job, long enough for many of them. */
const gatherMs = 20;

export class FinishedJobs {
  readonly #db: Db;
  #ids: string[] = [];
  #stored: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Resolves when it is stored that the job is done. */
  add(id: string): Promise<void> {
    this.#ids.push(id);
    this.#stored ??= this.#storeSoon();
    return this.#stored;
  }

  async #storeSoon() {
    await setTimeout(gatherMs);
    const ids = this.#ids;
    this.#ids = [];
    this.#stored = null;
    await storeOutcome(() => updateJobs(this.#db, ids, { dueAt: null }));
  }
}
