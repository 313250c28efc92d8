/** How long the rest of a film takes, from how long its first part took. */

import { keepsakes } from "#domain/languages/en/keepsakes.ts";
/** Seconds before which an estimate would jump. */
import type { Translator } from "#domain/languages/translator.ts";

const leastMs = 2_000;

/** Seconds, or null while it is too early to tell. */
export function remainingSeconds(done: number, frames: number, elapsedMs: number): number | null {
  if (elapsedMs < leastMs || done === 0) return null;
  return ((frames - done) * elapsedMs) / done / 1_000;
}

/** The rest as a text, rounded, so that it does not change with each frame. */
export function remainingText(t: Translator, seconds: number | null): string {
  if (seconds === null) return t(keepsakes.film.left.unknown);
  if (seconds < 8) return t(keepsakes.film.left.seconds);
  if (seconds < 55) return t(keepsakes.film.left.aboutSeconds, { seconds: Math.ceil(seconds / 10) * 10 });
  const minutes = Math.round(seconds / 60);
  return t(keepsakes.film.left.aboutMinutes, { minutes });
}
