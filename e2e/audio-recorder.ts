/** Measures the loudness of a page's audio output. */

import { expect, type Page } from "@playwright/test";

type RecordedPage = { analyser?: AnalyserNode };

/** Must be called before the page opens. */
export async function recordAudio(page: Page) {
  await page.addInitScript(() => {
    const original = AudioNode.prototype.connect as (...what: unknown[]) => AudioNode;
    const connect = function (this: AudioNode, ...[target, ...rest]: unknown[]) {
      if (target instanceof AudioDestinationNode) {
        const analyser = new AnalyserNode(this.context, { fftSize: 8_192 });
        original.call(this, analyser);
        Object.assign(globalThis, { analyser });
      }
      return original.call(this, target, ...rest);
    };
    Object.assign(AudioNode.prototype, { connect });
  });
}

/** Root mean square of the latest samples, 0 to 1; 0 also when no audio node was connected. */
export const loudness = (page: Page) =>
  page.evaluate(() => {
    const { analyser } = globalThis as RecordedPage;
    const samples = new Float32Array(analyser?.fftSize ?? 1);
    analyser?.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  });

/** Expects audible output that changes over time. */
export async function expectSound(page: Page) {
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.002);
  const before = await loudness(page);
  await expect.poll(() => loudness(page)).not.toBe(before);
}

/** Expects that the audio context is suspended, or was never created. */
export const expectSuspendedAudio = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => (globalThis as RecordedPage).analyser?.context.state ?? "suspended"))
    .toBe("suspended");
