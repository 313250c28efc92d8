import fc from "fast-check";
import { expect, test } from "vitest";
import { loopSeconds } from "../../client/music/loop.ts";
import { emptyRing, throughDevice } from "./ring.ts";
import { reverbSeconds, room } from "./room.ts";
import { addTone, fadeInOut } from "./tone.ts";
import { wavOf } from "./wav.ts";
import { lowPass } from "./wind.ts";

const rate = 1_000;
const length = loopSeconds * rate;

/** A ring with one tone that starts after `at` seconds. */
function ringWithTone(at: number) {
  const ring = emptyRing(rate);
  const duration = 9;
  addTone(ring, {
    at,
    duration,
    hertz: 220,
    pan: 0.3,
    phase: 1,
    strength: (seconds) => fadeInOut(seconds, duration, 2, 3),
  });
  return ring;
}

/** The samples, moved `by` positions later round the ring. */
const rotated = (samples: Float64Array, by: number) =>
  samples.map((_, at) => samples[(((at - by) % length) + length) % length] ?? 0);

const maxDifference = (a: Float64Array, b: Float64Array) =>
  a.reduce((max, sample, at) => Math.max(max, Math.abs(sample - (b[at] ?? 0))), 0);

test("a tone has the same samples wherever it starts, also across the seam", () => {
  const first = ringWithTone(0);
  fc.assert(
    fc.property(fc.integer({ min: -length, max: 2 * length }), (by) => {
      const later = ringWithTone(by / rate);
      expect(maxDifference(later.left, rotated(first.left, by))).toBe(0);
      expect(maxDifference(later.right, rotated(first.right, by))).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test.each([
  ["the room", () => room(rate)],
  ["the low-pass filter", () => lowPass(rate, 200)],
])("%s treats a sound across the seam like any other", (_, device) => {
  const by = length - 2 * rate;
  const early = throughDevice(ringWithTone(0), device());
  const late = throughDevice(ringWithTone(by / rate), device());
  expect(maxDifference(early.left, new Float64Array(length))).toBeGreaterThan(0.01);
  expect(maxDifference(late.left, rotated(early.left, by))).toBeLessThan(1e-9);
  expect(maxDifference(late.right, rotated(early.right, by))).toBeLessThan(1e-9);
});

test("an impulse in the room decays by 60 dB in the reverberation time", () => {
  const device = room(rate);
  const half = rate / 2;
  const decay = reverbSeconds * rate;
  const energy = { early: 0, late: 0 };
  for (let at = 0; at < half + decay; at++) {
    const [left, right] = device(at === 0 ? 1 : 0, 0, at);
    if (at < half) energy.early += left * left + right * right;
    if (at >= decay) energy.late += left * left + right * right;
  }
  const decibels = 10 * Math.log10(energy.late / energy.early);
  expect(decibels).toBeGreaterThan(-66);
  expect(decibels).toBeLessThan(-54);
});

test("a fade starts and ends at 0 and reaches 1 in between", () => {
  expect([fadeInOut(0, 10, 2, 3), fadeInOut(5, 10, 2, 3), fadeInOut(10, 10, 2, 3)]).toEqual([0, 1, 0]);
});

test("a file that is longer than the ring repeats it", () => {
  const ring = ringWithTone(loopSeconds - 1);
  const wav = wavOf(ring, loopSeconds + 1);
  const view = new DataView(wav.buffer);
  expect(new TextDecoder().decode(wav.subarray(0, 4))).toBe("RIFF");
  expect(view.getUint32(40, true)).toBe((loopSeconds + 1) * rate * 8);
  const left = (sample: number) => view.getFloat32(44 + 8 * sample, true);
  expect(left(500)).not.toBe(0);
  for (const sample of [0, 1, 500, rate - 1]) expect(left(length + sample)).toBe(left(sample));
});
