/** A sine tone with an envelope. The pads and the bells consist of such tones. */

import type { Ring } from "./ring.ts";

export type Tone = {
  /** Seconds. A tone that reaches the ring's end continues at its beginning. */
  readonly at: number;
  readonly duration: number;
  readonly hertz: number;
  /** Side from −1 (left) to 1 (right). */
  readonly pan: number;
  /** Radians. */
  readonly phase: number;
  /** The envelope: strength, 0 or more, by seconds since the start. It must start and end at 0. */
  readonly strength: (seconds: number) => number;
};

/** The envelope is evaluated once in so many samples and interpolated linearly between them. */
const step = 32;

/** Limits frequencies to the audible part of this piece, and below the Nyquist frequency, where they would alias. */
const maxHertz = (rate: number) => Math.min(0.45 * rate, 9_000);

/** Adds a tone to the ring, unless its frequency is above the limit. */
export function addTone(ring: Ring, tone: Tone) {
  if (tone.hertz > maxHertz(ring.rate)) return;
  const { left, right, rate } = ring;
  const length = left.length;
  const samples = Math.round(tone.duration * rate);
  const phaseStep = (2 * Math.PI * tone.hertz) / rate;
  // Equal-power panning.
  const angle = ((tone.pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [Math.cos(angle), Math.sin(angle)];
  let at = wrap(Math.round(tone.at * rate), length);
  let strength = tone.strength(0);
  for (let done = 0; done < samples; done += step) {
    const until = Math.min(done + step, samples);
    const next = tone.strength(until / rate);
    const slope = (next - strength) / (until - done);
    for (let sample = done; sample < until; sample++) {
      const value = strength * Math.sin(tone.phase + phaseStep * sample);
      left[at] = (left[at] ?? 0) + toLeft * value;
      right[at] = (right[at] ?? 0) + toRight * value;
      strength += slope;
      if (++at === length) at = 0;
    }
    strength = next;
  }
}

const wrap = (at: number, length: number) => ((at % length) + length) % length;

/** An envelope that rises from 0 to 1 in `rise` seconds and falls to 0 in the last `fall` seconds, along half a cosine. */
export function fadeInOut(seconds: number, duration: number, rise: number, fall: number): number {
  const ease = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)));
  return ease(seconds / rise) * ease((duration - seconds) / fall);
}
