/** The steps of a guided meditation, which all take the same time. */

/** Index of the step at an elapsed time. Steps advance evenly, and the last one stays. */
export function stepAt(steps: readonly unknown[], elapsedMs: number, durationMs: number): number {
  const step = Math.floor((Math.max(0, elapsedMs) * steps.length) / durationMs);
  return Math.min(steps.length - 1, step);
}
