import fc from "fast-check";
import { expect, test } from "vitest";
import { loopSeconds } from "../../client/music/loop.ts";
import { emptyRing, throughDevice } from "./ring.ts";
import { fadesIn, room } from "./room.ts";
import { addTone, swell } from "./tone.ts";
import { wavOf } from "./wav.ts";
import { curtain } from "./wind.ts";

const rate = 1_000;
const length = loopSeconds * rate;

/** One tone that begins `at` seconds round the ring. */
function ringWithTone(at: number) {
  const ring = emptyRing(rate);
  const lasts = 9;
  addTone(ring, {
    at,
    lasts,
    hertz: 220,
    pan: 0.3,
    phase: 1,
    strength: (seconds) => swell(seconds, lasts, 2, 3),
  });
  return ring;
}

/** The ring, begun `by` samples later. */
const turned = (samples: Float64Array, by: number) =>
  samples.map((_, at) => samples[(((at - by) % length) + length) % length] ?? 0);

const farthest = (one: Float64Array, other: Float64Array) =>
  one.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (other[at] ?? 0))), 0);

test("a tone sounds the same wherever it begins, across the seam too", () => {
  const first = ringWithTone(0);
  fc.assert(
    fc.property(fc.integer({ min: -length, max: 2 * length }), (by) => {
      const later = ringWithTone(by / rate);
      expect(farthest(later.left, turned(first.left, by))).toBe(0);
      expect(farthest(later.right, turned(first.right, by))).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test.each([
  ["the room", () => room(rate)],
  ["the curtain", () => curtain(rate, 200)],
])("%s carries a sound across the seam as it carries it anywhere", (_, device) => {
  const by = length - 2 * rate;
  const early = throughDevice(ringWithTone(0), device());
  const late = throughDevice(ringWithTone(by / rate), device());
  expect(farthest(early.left, new Float64Array(length))).toBeGreaterThan(0.01);
  expect(farthest(late.left, turned(early.left, by))).toBeLessThan(1e-9);
  expect(farthest(late.right, turned(early.right, by))).toBeLessThan(1e-9);
});

test("a clap in the room has faded by 60 dB when it should have", () => {
  const device = room(rate);
  const half = rate / 2;
  const fades = fadesIn * rate;
  const energy = { early: 0, late: 0 };
  for (let at = 0; at < half + fades; at++) {
    const [left, right] = device(at === 0 ? 1 : 0, 0, at);
    if (at < half) energy.early += left * left + right * right;
    if (at >= fades) energy.late += left * left + right * right;
  }
  const decibels = 10 * Math.log10(energy.late / energy.early);
  expect(decibels).toBeGreaterThan(-66);
  expect(decibels).toBeLessThan(-54);
});

test("a swell begins and ends with nothing and is full between", () => {
  expect([swell(0, 10, 2, 3), swell(5, 10, 2, 3), swell(10, 10, 2, 3)]).toEqual([0, 1, 0]);
});

test("the file goes on round the ring, for as long as it is asked to", () => {
  const ring = ringWithTone(loopSeconds - 1);
  const wav = wavOf(ring, loopSeconds + 1);
  const view = new DataView(wav.buffer);
  expect(new TextDecoder().decode(wav.subarray(0, 4))).toBe("RIFF");
  expect(view.getUint32(40, true)).toBe((loopSeconds + 1) * rate * 8);
  const left = (sample: number) => view.getFloat32(44 + 8 * sample, true);
  expect(left(500)).not.toBe(0);
  for (const sample of [0, 1, 500, rate - 1]) expect(left(length + sample)).toBe(left(sample));
});
