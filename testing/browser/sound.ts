/** Measures the sound that the page sends to the loudspeakers. Imported before the code that plays. */

import { expect } from "vitest";

let analyser: AnalyserNode | undefined;

const original = AudioNode.prototype.connect as (...args: unknown[]) => AudioNode;
const connect = function (this: AudioNode, ...[target, ...rest]: unknown[]) {
  if (target instanceof AudioDestinationNode) {
    analyser = new AnalyserNode(this.context, { fftSize: 8_192 });
    original.call(this, analyser);
  }
  return original.call(this, target, ...rest);
};
Object.assign(AudioNode.prototype, { connect });

/** Root mean square of the latest 8,192 samples, 0 to 1; 0 if nothing was ever connected. */
export function loudness(): number {
  const samples = new Float32Array(analyser?.fftSize ?? 1);
  analyser?.getFloatTimeDomainData(samples);
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** Expects sound that goes on: it differs between two moments. */
export async function expectSound() {
  await expect.poll(loudness).toBeGreaterThan(0.002);
  const before = loudness();
  await expect.poll(loudness).not.toBe(before);
}

/** Expects that there is no sound, and none is computed. */
export const expectSilence = () =>
  expect.poll(() => analyser?.context.state ?? "suspended").toBe("suspended");
