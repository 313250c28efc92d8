/** Reads `Retry-After`: seconds, or a date. */

/** Milliseconds; 0 for what is neither, or over. */
export function waitOf(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
