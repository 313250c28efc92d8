/** How long a proof of who somebody is counts for what needs one. */

/** Ten minutes after a sign-in, or after the person has proved themselves again. */
export const recentSignInMs = 10 * 60_000;

/** Whether a proof at `provedAt` still counts. One in the future was stored while the clock was ahead. All in epoch milliseconds. */
export const isRecent = (provedAt: number, now: number): boolean =>
  provedAt <= now && now - provedAt < recentSignInMs;
