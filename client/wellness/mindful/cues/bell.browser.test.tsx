import { describe } from "vitest";
import { expect, test } from "../../../../testing/browser/browser-test.tsx";
import { closingBell, stepBell } from "./bell.ts";
import { type Sine, startSines } from "./tone-player.ts";

const sampleRate = 44_100;

/** The samples of a sound, as the browser computes them. */
async function render(sines: readonly Sine[], seconds: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, sampleRate * seconds, sampleRate);
  startSines(context, sines);
  return (await context.startRendering()).getChannelData(0);
}

const between = (samples: Float32Array, from: number, to: number) =>
  samples.subarray(sampleRate * from, sampleRate * to);
const peak = (samples: Float32Array) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
const loudness = (samples: Float32Array) => Math.hypot(...samples) / Math.sqrt(samples.length);
const steepest = (samples: Float32Array) =>
  samples.reduce((most, each, n) => Math.max(most, Math.abs(each - (samples[n - 1] ?? 0))), 0);

const bells = {
  "of a step": { bell: stepBell, seconds: 6 },
  "of the end": { bell: closingBell, seconds: 10 },
};

describe.each(Object.entries(bells))("the bell %s", (_, { bell, seconds }) => {
  test("can be heard, but never comes near the limit", async () => {
    const samples = await render(bell, seconds);
    expect(peak(samples)).toBeGreaterThan(0.2);
    expect(peak(samples)).toBeLessThan(0.4);
    expect(loudness(between(samples, 0.05, 0.5))).toBeGreaterThan(0.08);
  });

  test("begins and ends without a click, and fades all the way", async () => {
    const samples = await render(bell, seconds);
    // A click is a jump: the wave itself is never this steep in its first and last moments.
    expect(peak(between(samples, 0, 0.003))).toBeLessThan(0.04);
    expect(steepest(between(samples, seconds - 2, seconds))).toBeLessThan(0.0005);
    const loudnesses = [0.1, 1, 2, 3, 4].map((at) => loudness(between(samples, at, at + 0.5)));
    expect(loudnesses).toEqual(loudnesses.toSorted((a, b) => b - a));
    expect(peak(between(samples, seconds - 0.5, seconds))).toBeLessThan(0.0005);
  });
});

test("the end sounds lower than a step, and longer", () => {
  const lowest = (sines: readonly Sine[]) => Math.min(...sines.map(({ hertz }) => hertz));
  const longest = (sines: readonly Sine[]) => Math.max(...sines.map(({ seconds }) => seconds));
  expect(lowest(closingBell)).toBeLessThan(lowest(stepBell));
  expect(longest(closingBell)).toBeGreaterThan(longest(stepBell));
});
