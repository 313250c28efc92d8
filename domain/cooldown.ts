/** The cooldown: the pause between two entries. All times are epoch milliseconds of the server's clock. */

export const defaultCooldownSeconds = 300;

/** The clocks of servers that share a database may differ by this much. A star further in the future means that the clock was set back. */
export const clockToleranceMs = 5_000;

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

/**
 * The pause as a rule about moments: returns the moment of the star that keeps another star from `moment`, or null. It
 * is less than `cooldownMs` before or after; of several, the latest. `others` are the moments of the other stars outside
 * the bin. Stars in the future count as in `cooldownEnd`, which this rule equals for a star for the present moment.
 */
export function pausingMoment(
  moment: number,
  others: readonly number[],
  now: number,
  cooldownMs: number,
): number | null {
  const near = others.filter(
    (other) => other <= now + clockToleranceMs && Math.abs(Math.min(other, now) - moment) < cooldownMs,
  );
  return near.length > 0 ? Math.max(...near) : null;
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
