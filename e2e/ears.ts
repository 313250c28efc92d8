/** Ears for a page: how loud what it sends to the loudspeakers is. */

import { expect, type Page } from "@playwright/test";

type Eared = { ear?: AnalyserNode };

/** Before the page is opened. */
export async function giveEars(page: Page) {
  await page.addInitScript(() => {
    const original = AudioNode.prototype.connect as (...what: unknown[]) => AudioNode;
    const connect = function (this: AudioNode, ...[target, ...rest]: unknown[]) {
      if (target instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(this.context, { fftSize: 8_192 });
        original.call(this, ear);
        Object.assign(globalThis, { ear });
      }
      return original.call(this, target, ...rest);
    };
    Object.assign(AudioNode.prototype, { connect });
  });
}

/** Root mean square of the last moments, 0 to 1; 0 too when nothing was ever connected. */
export const loudness = (page: Page) =>
  page.evaluate(() => {
    const { ear } = globalThis as Eared;
    const heard = new Float32Array(ear?.fftSize ?? 1);
    ear?.getFloatTimeDomainData(heard);
    return Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / heard.length);
  });

/** It sounds, and goes on: at two moments it is not the same. */
export async function expectSound(page: Page) {
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.002);
  const before = await loudness(page);
  await expect.poll(() => loudness(page)).not.toBe(before);
}

/** Nothing sounds, and nothing is worked out for it either. */
export const expectRest = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => (globalThis as Eared).ear?.context.state ?? "suspended"))
    .toBe("suspended");
