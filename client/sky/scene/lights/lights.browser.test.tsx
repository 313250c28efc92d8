import { afterEach, describe } from "vitest";
import type { SideName } from "#domain/comparison/comparison.ts";
import { catalogue } from "#domain/feelings.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { test as base, expect } from "../../../../testing/browser/browser-test.tsx";
import {
  atRest,
  closeSkies,
  differences,
  openSky,
  type Sky,
  size,
} from "../../../../testing/browser/skies.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { Canvas2dSkyRenderer } from "../canvas2d/canvas2d-renderer.ts";
import { WebglSkyRenderer } from "../webgl/webgl-renderer.ts";
import { makeLights } from "./make-lights.ts";

const test = base.extend({ drawing: "webgl" as const });

afterEach(closeSkies);

const renderers = [
  ["WebGL", (canvas: HTMLCanvasElement) => new WebglSkyRenderer(canvas)],
  ["a 2D canvas", (canvas: HTMLCanvasElement) => new Canvas2dSkyRenderer(canvas)],
] as const;

const star = makeStar({ id: "mine", x: 0, y: 0, z: 0, intensity: 9 });
const day = Math.floor(timeOf(star));
const sidesOf = (side: SideName) => new Map([[star.id, side]]);

async function openStar(makeRenderer: (typeof renderers)[number][1], theme: string) {
  document.documentElement.dataset.theme = theme;
  const sky = openSky(makeRenderer);
  sky.scene.show({ feelings: catalogue, entries: [star], nextPlace: null, newestId: null });
  // A selected star is in the middle, where no other star twinkles.
  sky.scene.select(star.id);
  await atRest(sky);
  return sky;
}

async function pixelsOf(sky: Sky) {
  await atRest(sky);
  return sky.picture().pixels;
}

/** How far from the middle pixels differ, in a direction: the greatest distance in pixels, 0 for nowhere. */
function reachOf(one: Uint8ClampedArray, other: Uint8ClampedArray, across: number, down: number): number {
  const [x, y] = [size.width / 2, size.height / 2];
  let farthest = 0;
  for (let distance = 0; distance < 150; distance++) {
    const at = 4 * (Math.round(y + down * distance) * size.width + Math.round(x + across * distance));
    const difference = [0, 1, 2, 3].reduce(
      (most, channel) => Math.max(most, Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0))),
      0,
    );
    if (difference > 90) farthest = distance;
  }
  return farthest;
}

describe.each(renderers)("drawn by %s", (_, makeRenderer) => {
  test.each(["dark", "light"])(
    "in the %s theme, the light of the first side is round, and that of the second a diamond, round a star that stays as it is",
    async (theme) => {
      const sky = await openStar(makeRenderer, theme);
      const bare = await pixelsOf(sky);
      const diagonal = Math.SQRT1_2;
      const shape: Partial<Record<SideName, number>> = {};
      for (const side of ["first", "second"] as const) {
        sky.scene.showLights(makeLights(sidesOf(side)));
        const lit = await pixelsOf(sky);
        const straight = reachOf(bare, lit, 1, 0);
        expect(straight).toBeGreaterThan(10);
        shape[side] = reachOf(bare, lit, diagonal, diagonal) / straight;
        const middle = 4 * ((size.height / 2) * size.width + size.width / 2);
        expect(lit.slice(middle, middle + 4)).toEqual(bare.slice(middle, middle + 4));
      }
      expect(shape.first).toBeGreaterThan(0.9);
      expect(shape.first).toBeLessThan(1.1);
      expect(shape.second).toBeLessThan(0.85);
    },
  );

  test("a star outside the shown time has no light, and none has one when the comparison ends", async () => {
    const sky = await openStar(makeRenderer, "dark");
    const bare = await pixelsOf(sky);
    const lights = makeLights(sidesOf("first"));
    // Lights outshine the faint stars behind them.
    sky.scene.showLights(makeLights(new Map()));
    sky.scene.showTime({ from: Number.NEGATIVE_INFINITY, until: day, speed: 0 });
    const outline = await pixelsOf(sky);
    sky.scene.showLights(lights);
    expect(differences(await pixelsOf(sky), outline)).toBe(0);
    sky.scene.showTime(null);
    expect(differences(await pixelsOf(sky), bare)).toBeGreaterThan(100);
    sky.scene.showLights(null);
    expect(differences(await pixelsOf(sky), bare)).toBe(0);
  });
});
