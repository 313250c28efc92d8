/** The cooldown: the pause between two entries. All times are epoch milliseconds of the server's clock. */

export const defaultCooldownSeconds = 300;

/** The clocks of servers that share a database may differ by this much. */
const clockToleranceMs = 5_000;

/**
 * The end of the cooldown after the latest entry, or null when a new entry may be added now.
 * If the latest entry lies further in the future than clocks may differ, the clock was set back: then there is no
 * cooldown, so that it never lasts longer than `cooldownMs`.
 */
export function cooldownEnd(latestEntryAt: number | null, now: number, cooldownMs: number): number | null {
  if (latestEntryAt === null || latestEntryAt > now + clockToleranceMs) return null;
  const end = Math.min(latestEntryAt, now) + cooldownMs;
  return end > now ? end : null;
}

/** Minutes until `endsAt`, rounded up; 0 once it has passed. */
export function remainingMinutes(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 60_000));
}

/** Time until `endsAt` as `MM:SS`, rounded up to the second; `00:00` once it has passed. */
export function formatCountdown(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
