import { afterEach } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, expect } from "../../../../testing/browser/browser-test.tsx";
import { drawn } from "../../../../testing/browser/looks.ts";
import { emulateMedia, resetMedia } from "../../../../testing/browser/media.ts";
import {
  atRest,
  closeSkies,
  differences,
  framesOf,
  openSky,
  type Sky,
} from "../../../../testing/browser/skies.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { WebglSkyRenderer } from "./webgl-renderer.ts";

const test = base.extend({ drawing: "webgl" as const });

const taken = new OccupiedPositions();
const stars: readonly MoodEntry[] = (["joy", "grief", "calm", "anger"] as const).flatMap((emotion, family) =>
  Array.from({ length: 5 }, (_, at) => {
    const place = placeStar(catalogue, 5 * family + at, emotion, taken);
    taken.add(place);
    return makeStar({ id: `${emotion}-${at}`, emotion, intensity: 6, ...place });
  }),
);
const star = (at: number) => stars[at] as MoodEntry;
const moved = stars.with(3, { ...star(3), x: star(3).x + 60, y: -40 });

const openWebglSky = () => openSky((canvas) => new WebglSkyRenderer(canvas));
const show = ({ scene }: Sky, entries: readonly MoodEntry[]) =>
  scene.show({
    feelings: catalogue,
    entries,
    nextPlace: { x: 60, y: 20, z: 60 },
    newestId: entries.at(-1)?.id ?? null,
  });

/** The extension must be asked for before the loss. */
const extensionOf = ({ canvas }: Sky) =>
  canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context") as WEBGL_lose_context;

const eventOf = ({ canvas }: Sky, type: string) =>
  new Promise((resolve) => canvas.addEventListener(type, resolve, { once: true }));

async function lose(sky: Sky, extension: WEBGL_lose_context) {
  const lost = eventOf(sky, "webglcontextlost");
  extension.loseContext();
  await lost;
  // A browser restores a context only after the handlers of the loss have returned.
  await drawn();
}

async function restore(
  sky: Sky,
  extension: WEBGL_lose_context,
  settled: (sky: Sky) => Promise<unknown> = atRest,
) {
  const restored = eventOf(sky, "webglcontextrestored");
  extension.restoreContext();
  await restored;
  await settled(sky);
}

/** The picture at rest after these steps, in a sky whose context is never lost. */
async function pictureAfter(...steps: readonly ((sky: Sky) => void)[]) {
  const sky = openWebglSky();
  show(sky, stars);
  await atRest(sky);
  for (const step of steps) step(sky);
  await atRest(sky);
  return sky.picture().pixels;
}

const select = ({ scene }: Sky) => {
  scene.select(star(7).id);
  scene.selectSeveral([star(2).id, star(7).id, star(12).id]);
};
const emphasize = ({ scene }: Sky) =>
  scene.emphasize({ ids: new Set([star(1).id, star(9).id]), isConnected: true });
const openGrid = ({ scene }: Sky) => scene.setMode("grid");
const add = (sky: Sky) => show(sky, [...stars, makeStar({ id: "new", x: 50, y: 30, z: -50 })]);
const move = (sky: Sky) => show(sky, moved);
const turn = ({ scene }: Sky) => scene.applyPreset("side");

afterEach(closeSkies);

const states = [
  ["at rest", []],
  ["with several stars selected", [select]],
  ["with an emphasis in grid view", [emphasize, openGrid]],
  ["after a star was added", [add]],
] as const;

const movements = [
  ["a new star flares", add],
  ["a star glides to another place", move],
  ["the sky turns", turn],
] as const;

test.each(states)("a context that is lost %s comes back with the same picture", async (_, steps) => {
  const expected = await pictureAfter(...steps);
  const sky = openWebglSky();
  show(sky, stars);
  await atRest(sky);
  const extension = extensionOf(sky);
  for (const step of steps) step(sky);
  await drawn();
  await lose(sky, extension);
  await restore(sky, extension);
  expect(differences(sky.picture().pixels, expected)).toBe(0);
});

test.each(movements)("a context that is lost while %s comes back with what has moved", async (_, begin) => {
  const expected = await pictureAfter(begin);
  await emulateMedia({ "prefers-reduced-motion": "no-preference" });
  const sky = openWebglSky();
  show(sky, stars);
  while (framesOf(sky) === 0) await drawn();
  const extension = extensionOf(sky);
  begin(sky);
  await drawn();
  await lose(sky, extension);
  await restore(sky, extension, drawn);
  // Reduced motion ends the movement, but each star twinkles by 8 % at most where it has stopped.
  await resetMedia();
  await atRest(sky);
  const { pixels } = sky.picture();
  const light = expected.reduce((sum, byte) => sum + byte, 0);
  const apart = expected.reduce((sum, byte, at) => sum + Math.abs(byte - (pixels[at] ?? 0)), 0);
  expect(apart / light).toBeLessThan(0.1);
});

test("what changes while the context is lost is drawn when it returns", async () => {
  const expected = await pictureAfter(move, select);
  const sky = openWebglSky();
  show(sky, stars);
  await atRest(sky);
  const extension = extensionOf(sky);
  await lose(sky, extension);
  move(sky);
  select(sky);
  await drawn();
  await restore(sky, extension);
  expect(differences(sky.picture().pixels, expected)).toBe(0);
});

test("a context that is lost before the first frame draws when it returns", async () => {
  const expected = await pictureAfter();
  const sky = openWebglSky();
  const extension = extensionOf(sky);
  await lose(sky, extension);
  show(sky, stars);
  const before = framesOf(sky);
  await restore(sky, extension);
  expect(framesOf(sky)).toBeGreaterThan(before);
  expect(differences(sky.picture().pixels, expected)).toBe(0);
});
