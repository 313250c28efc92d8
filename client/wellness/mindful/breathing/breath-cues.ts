/** Cues for closed eyes: a quiet tone for each phase of a breath, and the phone's vibration. */

import type { PhaseName } from "#domain/wellness/exercises/breathing.ts";
import type { Sine } from "../cues/tone-player.ts";

/** Milliseconds on, off, on. */
const vibrations: Record<PhaseName, number[]> = {
  inhale: [90],
  hold: [30, 90, 30],
  exhale: [260],
  reset: [30],
};

const low = 174.6;
const high = 261.6;
const loudness = 0.07;
/** Seconds. A shorter fade would click. */
const fade = 0.6;

export const canVibrate = () => typeof navigator.vibrate === "function";

export function vibrate(phase: PhaseName) {
  if (canVibrate()) navigator.vibrate(vibrations[phase]);
}

/** A rising tone to inhale, a falling one to exhale, and a short one for the phases between. */
export function breathTone(phase: PhaseName, seconds: number): Sine {
  if (phase === "inhale") return glide(low, high, seconds);
  if (phase === "exhale") return glide(high, low, seconds);
  return shortTone(phase === "hold" ? 2 * high : 2 * low);
}

const glide = (from: number, to: number, seconds: number): Sine => ({
  hertz: from,
  seconds,
  shape(gain, start, frequency) {
    frequency.exponentialRampToValueAtTime(to, start + seconds);
    gain.linearRampToValueAtTime(loudness, start + fade);
    gain.setValueAtTime(loudness, start + Math.max(fade, seconds - fade));
    gain.linearRampToValueAtTime(0, start + seconds);
  },
});

const shortTone = (hertz: number): Sine => ({
  hertz,
  seconds: 0.9,
  shape(gain, start) {
    gain.linearRampToValueAtTime(loudness / 2, start + 0.03);
    gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  },
});
