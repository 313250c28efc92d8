import { afterEach } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, expect } from "../../../testing/browser/browser-test.tsx";
import { emulateMedia, resetMedia } from "../../../testing/browser/media.ts";
import { atRest, closeSkies, differences, openSky, type Sky, size } from "../../../testing/browser/skies.ts";
import { english } from "../../../testing/english.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { makeLights } from "../../sky/scene/lights/make-lights.ts";
import { allTime } from "../../sky/scene/shown-time.ts";
import { WebglSkyRenderer } from "../../sky/scene/webgl/webgl-renderer.ts";
import { skyWords } from "../../sky/sky-words.ts";
import { viewOf } from "./picture-view.ts";
import { openingPortrait, type Portrait, portraitOf } from "./portrait.ts";
import { NoGraphics, SkyDrawing } from "./sky-drawing.ts";

const test = base.extend({ drawing: "webgl" as const });

const taken = new OccupiedPositions();
const stars: readonly MoodEntry[] = (["joy", "grief", "calm", "anger"] as const).flatMap((emotion, family) =>
  Array.from({ length: 5 }, (_, at) => {
    const place = placeStar(catalogue, 5 * family + at, emotion, taken);
    taken.add(place);
    const timestamp = new Date(Date.UTC(2026, family, 1 + at)).toISOString();
    return makeStar({ id: `${emotion}-${at}`, emotion, intensity: 2 * at + 2, timestamp, ...place });
  }),
);
const moment = { time: 0, shownTime: allTime };
const whole = { left: 0, top: 0, right: size.width, bottom: size.height };

const drawings: SkyDrawing[] = [];
function draw(portrait: Portrait) {
  const drawing = new SkyDrawing(portrait, "dark");
  drawings.push(drawing);
  return drawing;
}

afterEach(async () => {
  for (const drawing of drawings.splice(0)) drawing.dispose();
  closeSkies();
  await resetMedia();
});

/** A sky of the page that has drawn these stars and no longer moves. */
async function restingSky(entries = stars) {
  // Reduced motion, which is the usual setting, lets the sky's clock stand at zero.
  await emulateMedia({ "prefers-color-scheme": "dark" });
  const sky = openSky((canvas) => new WebglSkyRenderer(canvas));
  sky.scene.show({ feelings: catalogue, entries, nextPlace: null, newestId: null });
  await atRest(sky);
  return sky;
}

const portraitIn = ({ scene }: Sky) =>
  portraitOf({ ...scene.inView, mode: "galaxy", layoutId: "sky", constellations: [] }, skyWords(english));

const pixelsOf = (canvas: OffscreenCanvas) => {
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", {
    willReadFrequently: true,
  });
  copy?.drawImage(canvas, 0, 0);
  return copy?.getImageData(0, 0, canvas.width, canvas.height).data;
};

test("a drawing of what is in view is the page's own picture", async () => {
  const sky = await restingSky();
  sky.scene.turnBy(0.7, 0.2);
  sky.scene.emphasize({ ids: new Set(["joy-1", "calm-2"]), isConnected: true });
  await atRest(sky);
  const portrait = portraitIn(sky);
  const drawing = draw(portrait);
  drawing.draw(portrait.view, moment, devicePixelRatio);
  expect(differences(sky.picture().pixels, pixelsOf(drawing.canvas))).toBe(0);
});

test("a drawing of a comparison has its lights", async () => {
  const sky = await restingSky();
  const bare = sky.picture().pixels;
  sky.scene.showLights(
    makeLights(
      new Map([
        ["joy-1", "first"],
        ["calm-2", "second"],
      ]),
    ),
  );
  await atRest(sky);
  const portrait = portraitIn(sky);
  const drawing = draw(portrait);
  drawing.draw(portrait.view, moment, devicePixelRatio);
  expect(differences(sky.picture().pixels, bare)).toBeGreaterThan(100);
  expect(differences(sky.picture().pixels, pixelsOf(drawing.canvas))).toBe(0);
});

test("the tiles of a picture are the picture, up to the rounding of the graphics card", async () => {
  const portrait = portraitIn(await restingSky());
  const view = viewOf(portrait, size, whole);
  const drawing = draw(portrait);
  drawing.draw(view, moment);
  const expected = pixelsOf(drawing.canvas) as Uint8ClampedArray;
  let [most, lit] = [0, 0];
  for (const [x, y, width, height] of [
    [0, 0, 300, 200],
    [300, 0, 180, 200],
    [0, 200, 480, 160],
  ] as const) {
    drawing.drawTile(view, moment, size, { x, y, width, height });
    const pixels = new Uint8Array(4 * width * height);
    drawing.read({ x, y, width, height }, pixels);
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const from = 4 * ((height - 1 - row) * width + column) + 3;
        const alpha = expected[4 * ((y + row) * size.width + x + column) + 3] as number;
        most = Math.max(most, Math.abs((pixels[from] as number) - alpha));
        lit += alpha > 0 ? 1 : 0;
      }
  }
  expect(lit).toBeGreaterThan(1_000);
  expect(most).toBeLessThanOrEqual(1);
});

test("a portrait has no note and no tag", async () => {
  const entries = stars.map((star) => ({ ...star, note: "secret words", tags: ["secret tag"] }));
  const sky = await restingSky(entries);
  expect(JSON.stringify(sky.scene.inView)).toContain("secret");
  expect(
    JSON.stringify([portraitIn(sky), openingPortrait(catalogue, entries, skyWords(english))]),
  ).not.toContain("secret");
});

test("a lost graphics context is an error, not an empty picture", async () => {
  const portrait = portraitIn(await restingSky());
  const drawing = draw(portrait);
  drawing.canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  expect(() => drawing.draw(portrait.view, moment)).toThrow(NoGraphics);
});
