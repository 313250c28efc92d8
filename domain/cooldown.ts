/** The pause between two entries. All times are epoch milliseconds of one clock, the server's. */

export const defaultCooldownSeconds = 300;

/** Servers that share a database may disagree by this much about what time it is. */
const clockToleranceMs = 5_000;

/**
 * When the pause after the latest entry ends, or null when a new entry may be added now.
 * An entry that lies further ahead than clocks disagree means that the clock was set back: it starts no pause,
 * so that nobody ever waits longer than `cooldownMs`.
 */
export function cooldownEnd(latestEntryAt: number | null, now: number, cooldownMs: number): number | null {
  if (latestEntryAt === null || latestEntryAt > now + clockToleranceMs) return null;
  const end = Math.min(latestEntryAt, now) + cooldownMs;
  return end > now ? end : null;
}

/** Whole minutes to wait, rounded up. */
export function remainingMinutes(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 60_000));
}

/** `MM:SS` until `endsAt`, rounded up to the second, `00:00` once it has passed. */
export function formatCountdown(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
