/** The columns of a queued job while a process runs it, and after a failure. Times in milliseconds. */

const minute = 60_000;

/** Longer than any delivery: after it, another process may claim the job of one that has died. */
export const leaseMs = 2 * minute;

/** Delay after each failure; the last one repeats until the job is too old. */
const retryDelays = [10_000, minute, 5 * minute, 15 * minute, 60 * minute] as const;

/** The columns with which a process claims a job at a moment (epoch milliseconds). */
export const claimAt = (attempts: number, at: number) => ({
  attempts: attempts + 1,
  attemptedAt: new Date(at),
  dueAt: new Date(at + leaseMs),
});

/** The columns of a job whose attempt number `attempts` failed; `waitMs` is what the other side asked for. */
export function failedAt(attempts: number, at: number, waitMs = 0) {
  const delay = retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? minute;
  return { attemptedAt: null, dueAt: new Date(at + Math.max(delay, waitMs)) };
}
