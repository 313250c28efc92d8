/** Stores what became of a job that has been done, so that it is not done again. */

import { setTimeout } from "node:timers/promises";
import { leaseMs } from "./lease.ts";

const retryMs = 2_000;

/**
 * Tries again while the database is away, for as long as the job is claimed; then rejects with the last error. A job whose
 * outcome is not stored is done a second time.
 */
export async function storeOutcome(store: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + leaseMs;
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (performance.now() + retryMs > until) throw error;
      await setTimeout(retryMs, null, { ref: false });
    }
  }
}
