import { beforeAll, expect, test } from "vitest";
import { seededRandom } from "#domain/pseudo-random.ts";
import { loopSeconds } from "../../client/music/loop.ts";
import { strokes } from "./bells.ts";
import { compose, headroom } from "./compose.ts";
import type { Ring } from "./ring.ts";

/** A low rate keeps the tests fast; their results do not depend on it while it is twice the highest pitch of the wind. */
const rate = 2_000;
let piece: Ring;
beforeAll(() => {
  piece = compose(1, rate);
});

const channels = () => [piece.left, piece.right];
const rms = (samples: Float64Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** Vitest's own comparison takes seconds for this many samples. */
const isSame = (one: Float64Array, other: Float64Array) =>
  Buffer.from(one.buffer).equals(Buffer.from(other.buffer));

/** The absolute difference of each sample from the previous one. The first value is the difference across the seam. */
const jumps = (samples: Float64Array) =>
  samples.map((sample, at) => Math.abs(sample - (samples.at(at - 1) ?? 0)));

/** The absolute second differences, which are large where the curve has a corner. */
const corners = (samples: Float64Array) =>
  samples.map((sample, at) => Math.abs((samples.at(at - 1) ?? 0) * 2 - sample - (samples.at(at - 2) ?? 0)));

test("the same seed gives the same samples, and another seed gives another piece", () => {
  const again = compose(1, rate);
  expect(isSame(again.left, piece.left)).toBe(true);
  expect(isSame(again.right, piece.right)).toBe(true);
  expect(isSame(compose(2, rate).left, piece.left)).toBe(false);
});

test("both channels are as long as the loop", () => {
  for (const samples of channels()) expect(samples.length).toBe(loopSeconds * rate);
});

test("the first and second differences at the seam are not larger than usual", () => {
  for (const samples of channels())
    for (const measure of [jumps, corners]) {
      const all = measure(samples);
      const usual = all.toSorted()[Math.floor(0.999 * all.length)] ?? 0;
      for (const seam of [0, 1]) expect(all[seam]).toBeLessThanOrEqual(usual);
    }
});

test("the peak equals the headroom", () => {
  const peak = Math.max(
    ...channels().map((samples) => samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0)),
  );
  expect(peak).toBeCloseTo(headroom, 9);
});

test("the loudness of each second is within 12 dB of the whole", () => {
  for (const samples of channels()) {
    const whole = rms(samples);
    for (let second = 0; second < loopSeconds; second++) {
      const part = rms(samples.subarray(second * rate, (second + 1) * rate));
      expect(Math.abs(20 * Math.log10(part / whole))).toBeLessThan(12);
    }
  }
});

test("the piece has no DC offset, which would click at the start", () => {
  for (const samples of channels()) {
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.01 * rms(samples));
  }
});

test("strokes of bells are at least two seconds apart and never repeat a note, for every seed", () => {
  for (let seed = 0; seed < 50; seed++) {
    const played = strokes(seededRandom(seed));
    const times = played.map(({ at }) => at);
    for (const [index, { hertz }] of played.entries()) expect(hertz).not.toBe(played[index + 1]?.hertz);
    expect(times.length).toBeGreaterThan(10);
    // The last gap goes across the seam.
    const gaps = times.map((at, index) => (times[index + 1] ?? (times[0] ?? 0) + loopSeconds) - at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
  }
});
