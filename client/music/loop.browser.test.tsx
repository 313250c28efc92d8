import { expect, test } from "vitest";
import loopUrl from "./ambient-loop.mp3?url";
import { loopEnd, loopSeconds, loopStart } from "./loop.ts";

/** `seamStep` is the step from the loop's end to its start, `largestStep` the largest of all the others. */
function measure(samples: Float32Array, rate: number) {
  const [start, end] = [loopStart * rate, loopEnd * rate];
  const sample = (at: number) => samples[at] ?? Number.NaN;
  let [largestStep, energy, difference, energyAtStart] = [0, 0, 0, 0];
  for (let at = start + 1; at < end; at++) {
    largestStep = Math.max(largestStep, Math.abs(sample(at) - sample(at - 1)));
    energy += sample(at) ** 2;
  }
  const range = Math.round(0.2 * rate);
  for (let by = -range; by < range; by++) {
    difference += (sample(end + by) - sample(start + by)) ** 2;
    energyAtStart += sample(start + by) ** 2;
  }
  return {
    seamStep: Math.abs(sample(start) - sample(end - 1)),
    largestStep,
    deviation: Math.sqrt(difference / energyAtStart),
    rms: Math.sqrt(energy / (end - start)),
  };
}

test.for([44_100, 48_000])("at %i samples a second, the music loops without a gap", async (rate) => {
  const file = await (await fetch(loopUrl)).arrayBuffer();
  const buffer = await new OfflineAudioContext(2, 1, rate).decodeAudioData(file);
  expect(buffer.duration).toBeGreaterThan(loopSeconds + 2 * loopStart - 0.1);
  expect(buffer.numberOfChannels).toBe(2);
  for (const channel of [0, 1]) {
    const { seamStep, largestStep, deviation, rms } = measure(buffer.getChannelData(channel), rate);
    expect(seamStep).toBeLessThanOrEqual(largestStep);
    // What follows the loop's end equals what follows its start, except for the noise of the encoding.
    expect(deviation).toBeLessThan(0.1);
    // The bounds are about −23 dB: neither silent nor clipped.
    expect(rms).toBeGreaterThan(0.03);
    expect(rms).toBeLessThan(0.2);
  }
});
