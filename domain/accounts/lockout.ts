/** The lockout after repeated wrong passwords. */

export const lockout = { maxAttempts: 10, durationMs: 15 * 60_000 } as const;

/** `lockoutExpires` is in epoch milliseconds. */
export type FailedAttempts = { readonly loginAttempts: number; readonly lockoutExpires: number | null };

export const noFailedAttempts: FailedAttempts = { loginAttempts: 0, lockoutExpires: null };

/**
 * The end of the lockout in epoch milliseconds, or null when none is active.
 * An end that lies further away than `lockout.durationMs` means that the clock was set back; it is ignored.
 */
export function lockedUntil({ lockoutExpires }: FailedAttempts, now: number): number | null {
  const isLocked =
    lockoutExpires !== null && lockoutExpires > now && lockoutExpires <= now + lockout.durationMs;
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
