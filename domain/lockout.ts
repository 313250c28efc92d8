/** Wrong passwords: how many, and what they cost. */

export const lockout = { attempts: 10, lengthMs: 15 * 60_000 } as const;

/** Moments in epoch milliseconds. */
export type Attempts = { readonly loginAttempts: number; readonly lockoutExpires: number | null };

export const noAttempts: Attempts = { loginAttempts: 0, lockoutExpires: null };

/** When the lock ends, or null while there is none. One that ends later than a new one would is of a clock set back. */
export function lockedUntil({ lockoutExpires }: Attempts, now: number): number | null {
  const isLocked =
    lockoutExpires !== null && lockoutExpires > now && lockoutExpires <= now + lockout.lengthMs;
  return isLocked ? lockoutExpires : null;
}

/** After one more wrong password while there is no lock; a lock that has ended leaves a clean slate. */
export function afterWrongPassword({ loginAttempts, lockoutExpires }: Attempts, now: number): Attempts {
  const attempts = (lockoutExpires === null ? loginAttempts : 0) + 1;
  return {
    loginAttempts: attempts,
    lockoutExpires: attempts >= lockout.attempts ? now + lockout.lengthMs : null,
  };
}
