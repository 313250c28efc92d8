import { beforeAll, expect, test } from "vitest";
import { seededRandom } from "#domain/seeded.ts";
import { loopSeconds } from "../../client/music/loop.ts";
import { strokes } from "./bells.ts";
import { compose, headroom } from "./compose.ts";
import type { Ring } from "./ring.ts";

/** Low, so that it takes a second: what is tested does not depend on it. */
const rate = 3_000;
let piece: Ring;
beforeAll(() => {
  piece = compose(1, rate);
});

const channels = () => [piece.left, piece.right];
const rms = (samples: Float64Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** Vitest's own comparison takes seconds for so many. */
const isSame = (one: Float64Array, other: Float64Array) =>
  Buffer.from(one.buffer).equals(Buffer.from(other.buffer));

/** How far each sample is from the one before; the first is the way across the seam. */
const jumps = (samples: Float64Array) =>
  samples.map((sample, at) => Math.abs(sample - (samples.at(at - 1) ?? 0)));

/** The second differences, which grow where a curve has a corner. */
const corners = (samples: Float64Array) =>
  samples.map((sample, at) => Math.abs((samples.at(at - 1) ?? 0) * 2 - sample - (samples.at(at - 2) ?? 0)));

test("the same seed makes the same samples, and another one another piece", () => {
  const again = compose(1, rate);
  expect(isSame(again.left, piece.left)).toBe(true);
  expect(isSame(again.right, piece.right)).toBe(true);
  expect(isSame(compose(2, rate).left, piece.left)).toBe(false);
});

test("it is as long as the loop, on both sides", () => {
  for (const samples of channels()) expect(samples.length).toBe(loopSeconds * rate);
});

test("the way across the seam is one of the ordinary ones, in its step and in its bend", () => {
  for (const samples of channels())
    for (const measure of [jumps, corners]) {
      const all = measure(samples);
      const usual = all.toSorted()[Math.floor(0.999 * all.length)] ?? 0;
      for (const seam of [0, 1]) expect(all[seam]).toBeLessThanOrEqual(usual);
    }
});

test("it fills its headroom and never goes beyond", () => {
  const strongest = Math.max(
    ...channels().map((samples) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)),
  );
  expect(strongest).toBeCloseTo(headroom, 9);
});

test("it is never silent and never sudden: each second is within 12 dB of the whole", () => {
  for (const samples of channels()) {
    const whole = rms(samples);
    for (let second = 0; second < loopSeconds; second++) {
      const part = rms(samples.subarray(second * rate, (second + 1) * rate));
      expect(Math.abs(20 * Math.log10(part / whole))).toBeLessThan(12);
    }
  }
});

test("it stands on no constant, which would click when it begins", () => {
  for (const samples of channels()) {
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.01 * rms(samples));
  }
});

test("the bells keep two seconds between them and never strike the same note twice, for every seed", () => {
  for (let seed = 0; seed < 50; seed++) {
    const struck = strokes(seededRandom(seed));
    const moments = struck.map(({ at }) => at);
    for (const [index, { hertz }] of struck.entries()) expect(hertz).not.toBe(struck[index + 1]?.hertz);
    expect(moments.length).toBeGreaterThan(10);
    // Across the seam too.
    const gaps = moments.map((at, index) => (moments[index + 1] ?? (moments[0] ?? 0) + loopSeconds) - at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
  }
});
