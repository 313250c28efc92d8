/** What a picture of WebGL shows, and when it is drawn. */

import { afterEach } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, expect } from "../../../../testing/browser/browser-test.tsx";
import { drawn } from "../../../../testing/browser/looks.ts";
import { atRest, closeSkies, framesOf, openSky, setFrameRate } from "../../../../testing/browser/skies.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { WebglSkyRenderer } from "./webgl-renderer.ts";

const test = base.extend({ drawing: "webgl" as const });

const taken = new OccupiedPositions();
const thousand: readonly MoodEntry[] = Array.from({ length: 1000 }, (_, day) => {
  const emotion = emotionIds[(day * 7) % emotionIds.length] ?? "joy";
  const place = placeStar(catalogue, day, emotion, taken);
  taken.add(place);
  const timestamp = new Date(Date.UTC(2024, 0, 1 + day)).toISOString();
  return makeStar({ ...{ id: `star-${day}`, emotion, intensity: 1 + (day % 10), timestamp }, ...place });
});

async function open(entries: readonly MoodEntry[]) {
  document.documentElement.dataset.theme = "dark";
  const sky = openSky((canvas) => new WebglSkyRenderer(canvas));
  sky.scene.show({
    feelings: catalogue,
    entries,
    nextPlace: { x: 60, y: 20, z: 60 },
    newestId: entries.at(-1)?.id ?? null,
  });
  await atRest(sky);
  return sky;
}

afterEach(closeSkies);

/** The shares of the pixels that shine clearly, and that are white, over a dark ground. */
function lightOf(pixels: Uint8ClampedArray) {
  let [clear, white] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (alpha * Math.max(red, green, blue) > 100) clear++;
    if (alpha * Math.min(red, green, blue) >= 250) white++;
  }
  return { clear: (4 * clear) / pixels.length, white: (4 * white) / pixels.length };
}

test("few pixels of a thousand stars are clipped to white", async () => {
  const sky = await open(thousand);
  const { clear, white } = lightOf(sky.picture().pixels);
  expect(clear).toBeGreaterThan(0.02);
  expect(white).toBeLessThan(0.02);
});

test("stars that no version of the product would take are drawn beside the others", async () => {
  const odd = [
    { emotion: "ennui" },
    { x: 100_000, y: 100_000, z: -100_000 },
    { x: 0, y: 0, z: 0, emotion: "ennui", isTwinStar: 1 as const, secondaryEmotion: "nostalgia" },
    { x: 0, y: 0, z: 0 },
    { timestamp: "2999-12-15T12:00:00.000Z" },
  ];
  const sky = await open(thousand.slice(0, 6).map((star, at) => ({ ...star, ...odd[at] })));
  // The view goes to each star, also to the one that is far outside.
  for (let at = 0; at < 6; at++) {
    sky.scene.select(`star-${at}`);
    await atRest(sky);
    expect(sky.canvas.dataset.selected, `star-${at}`).toMatch(/^\d+,\d+$/);
    expect(lightOf(sky.picture().pixels).clear, `star-${at}`).toBeGreaterThan(0);
  }
});

test("with reduced motion the stars do not twinkle: one frame follows an input", async () => {
  // Nothing twinkles on a slow machine.
  setFrameRate();
  const sky = await open(thousand.slice(0, 12));
  const before = framesOf(sky);
  sky.canvas.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", clientX: 1, clientY: 1 }));
  for (let frame = 0; frame < 20; frame++) await drawn();
  expect(framesOf(sky)).toBe(before + 1);
});
