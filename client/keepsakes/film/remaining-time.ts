/** How long the rest of a film takes, from how long its first part took. */

/** Before this, an estimate would jump. */
const leastMs = 2_000;

/** Seconds, or null while it is too early to tell. */
export function remainingSeconds(done: number, frames: number, elapsedMs: number): number | null {
  if (elapsedMs < leastMs || done === 0) return null;
  return ((frames - done) * elapsedMs) / done / 1_000;
}

/** Rounded, so that it does not change with each frame. */
export function remainingText(seconds: number | null): string {
  if (seconds === null) return "Working out how long it takes";
  if (seconds < 8) return "A few seconds left";
  if (seconds < 55) return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  return `About ${minutes} ${minutes === 1 ? "minute" : "minutes"} left`;
}
