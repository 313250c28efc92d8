/** The bin: how long it keeps a removed star. */

const dayMs = 24 * 3_600_000;
const daysInBin = 30;

export const binRetentionMs = daysInBin * dayMs;

/**
 * The whole days until a star leaves the bin for good: 30 just after its removal, 0 on its last day. `deletedAt` is
 * ISO 8601, `now` in epoch milliseconds.
 */
export function daysLeftInBin(deletedAt: string, now: number): number {
  const left = Date.parse(deletedAt) + binRetentionMs - now;
  return Math.min(daysInBin, Math.max(0, Math.round(left / dayMs)));
}
