/** Stores what became of a job that has been done, so that it is not done again. */

import type { Timers } from "../timers.ts";
import { leaseMs } from "./lease.ts";

const retryMs = 2_000;

/**
 * Tries again while the database is away, for as long as the job is claimed; then rejects with the last error. A job whose
 * outcome is not stored is done a second time.
 */
export async function storeOutcome({ now, pause }: Timers, store: () => Promise<unknown>): Promise<void> {
  const until = now() + leaseMs;
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (now() + retryMs > until) throw error;
      await pause(retryMs);
    }
  }
}
