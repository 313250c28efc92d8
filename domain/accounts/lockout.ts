/** The lockout after repeated wrong passwords. */

export const lockout = { maxAttempts: 10, durationMs: 15 * 60_000 } as const;

/** `lockoutExpires` is in epoch milliseconds. */
export type FailedAttempts = { readonly loginAttempts: number; readonly lockoutExpires: number | null };

export const noFailedAttempts: FailedAttempts = { loginAttempts: 0, lockoutExpires: null };

/** The clocks of two processes may differ by this much. */
const clockToleranceMs = 5_000;

/**
 * The end of the lockout in epoch milliseconds, or null when none is active. An end that lies further away than
 * `lockout.durationMs`, and than clocks differ, means that the clock was set back; it is ignored.
 */
export function lockedUntil({ lockoutExpires }: FailedAttempts, now: number): number | null {
  const latest = now + lockout.durationMs + clockToleranceMs;
  const isLocked = lockoutExpires !== null && lockoutExpires > now && lockoutExpires <= latest;
  return isLocked ? lockoutExpires : null;
}

/** The state after one more wrong password. Call it only while no lockout is active; an expired lockout resets the count. */
export function recordWrongPassword(
  { loginAttempts, lockoutExpires }: FailedAttempts,
  now: number,
): FailedAttempts {
  const attempts = (lockoutExpires === null ? loginAttempts : 0) + 1;
  return {
    loginAttempts: attempts,
    lockoutExpires: attempts >= lockout.maxAttempts ? now + lockout.durationMs : null,
  };
}
