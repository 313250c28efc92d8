/** One pure tone with a beginning and an end: everything but the wind is made of these. */

import type { Ring } from "./ring.ts";

export type Tone = {
  /** Seconds; a tone that lasts beyond the ring's end goes on at its beginning. */
  readonly at: number;
  readonly lasts: number;
  readonly hertz: number;
  /** −1 is left, 1 is right. */
  readonly pan: number;
  /** Radians. */
  readonly phase: number;
  /** Strength, 0 or more, by seconds since the beginning; it begins and ends with 0. */
  readonly strength: (seconds: number) => number;
};

/** The strength is asked for once in so many samples, and a straight line between. */
const step = 32;

/** Nothing above this is heard, nor may it be mirrored down from the end of what the rate can hold. */
const highest = (rate: number) => Math.min(0.45 * rate, 9_000);

export function addTone(ring: Ring, tone: Tone) {
  if (tone.hertz > highest(ring.rate)) return;
  const { left, right, rate } = ring;
  const length = left.length;
  const samples = Math.round(tone.lasts * rate);
  const turn = (2 * Math.PI * tone.hertz) / rate;
  // Equal power on the way from left to right.
  const angle = ((tone.pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [Math.cos(angle), Math.sin(angle)];
  let at = wrap(Math.round(tone.at * rate), length);
  let strength = tone.strength(0);
  for (let done = 0; done < samples; done += step) {
    const until = Math.min(done + step, samples);
    const next = tone.strength(until / rate);
    const slope = (next - strength) / (until - done);
    for (let sample = done; sample < until; sample++) {
      const value = strength * Math.sin(tone.phase + turn * sample);
      left[at] = (left[at] ?? 0) + toLeft * value;
      right[at] = (right[at] ?? 0) + toRight * value;
      strength += slope;
      if (++at === length) at = 0;
    }
    strength = next;
  }
}

const wrap = (at: number, length: number) => ((at % length) + length) % length;

/** From 0 to 1 and back along half a cosine: no edge to be heard. */
export function swell(seconds: number, lasts: number, rise: number, fall: number): number {
  const ease = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)));
  return ease(seconds / rise) * ease((lasts - seconds) / fall);
}
