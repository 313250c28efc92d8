import { afterEach, beforeAll, describe } from "vitest";
import { type Emotion, emotionIds, emotions } from "#domain/emotions.ts";
import { catalogue, feelingsOf, findEmotion } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, expect } from "../../../testing/browser/browser-test.tsx";
import { emulateMedia } from "../../../testing/browser/media.ts";
import {
  atRest,
  closeSkies,
  differences,
  framesOf,
  openSky,
  type Sky,
  setFrameRate,
} from "../../../testing/browser/skies.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { Canvas2dSkyRenderer } from "./canvas2d/canvas2d-renderer.ts";
import type { Emphasis, ViewMode } from "./renderer.ts";
import { WebglSkyRenderer } from "./webgl/webgl-renderer.ts";

const test = base.extend({ drawing: "webgl" as const });

const taken = new OccupiedPositions();

/** An entry a day; some are twins. */
function makeEntry(day: number): MoodEntry {
  const emotion = emotionIds[(day * 7) % emotionIds.length] ?? "joy";
  const place = placeStar(catalogue, day, emotion, taken);
  taken.add(place);
  return makeStar({
    ...{ id: `star-${day}`, emotion, intensity: 1 + (day % 10), ...place },
    timestamp: new Date(Date.UTC(2024, 6, 1 + day)).toISOString(),
    ...(day % 9 === 0 && { isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 3 }),
  });
}

/** The sky has more than 600 stars, from where halos shrink and links have fewer pieces. */
const all = Array.from({ length: 640 }, (_, day) => makeEntry(day));
const star = (list: readonly MoodEntry[], at: number) => list[at] as MoodEntry;

/** A history of a sky: what each step makes of the list. */
const steps: readonly ((list: readonly MoodEntry[]) => readonly MoodEntry[])[] = [
  (list) => [...list, ...all.slice(605, 610)],
  (list) => list.toSpliced(300, 1),
  (list) => list.with(120, { ...star(list, 120), emotion: "grief", intensity: 10, x: 30, y: -90 }),
  (list) => list.toSpliced(200, 0, star(all, 620)),
  // This corrects a moment: the star goes to another place in the path.
  (list) => list.toSpliced(50, 1).toSpliced(400, 0, star(list, 50)),
  // This makes a single star of a twin, and a twin of another star.
  (list) => list.with(90, { ...star(list, 90), isTwinStar: 0, secondaryEmotion: null }),
  (list) => list.with(91, { ...star(list, 91), isTwinStar: 1, secondaryEmotion: "joy" }),
  // The list is one that was fetched again, without its newest and its oldest star.
  (list) => list.slice(1, -1).map((one) => ({ ...one })),
  (list) => list.filter((_, at) => at % 23 !== 0),
  (list) => [...list, star(all, 630)],
];

function show({ scene }: Sky, entries: readonly MoodEntry[]) {
  scene.show({
    feelings: catalogue,
    entries,
    nextPlace: { x: 60, y: 20, z: 60 },
    newestId: entries.at(-1)?.id ?? null,
  });
}

// Labels are measured when they are made.
beforeAll(() => Promise.all([...document.fonts].map((font) => font.load())));

afterEach(closeSkies);

const renderers = [
  ["WebGL", (canvas: HTMLCanvasElement) => new WebglSkyRenderer(canvas)],
  ["a 2D canvas", (canvas: HTMLCanvasElement) => new Canvas2dSkyRenderer(canvas)],
] as const;
const everyFifth: Emphasis = {
  ids: new Set(all.filter((_, at) => at % 5 === 0).map(({ id }) => id)),
  isConnected: true,
};
const looks = [
  ["dark", "galaxy", everyFifth],
  ["light", "grid", null],
] as const satisfies readonly (readonly [string, ViewMode, Emphasis | null])[];

describe.each(renderers)("drawn by %s", (_, makeRenderer) => {
  test.each(looks)(
    "in the %s theme and %s view, a changed sky looks like one that is loaded with these stars",
    async (theme, mode, emphasis) => {
      document.documentElement.dataset.theme = theme;
      let list: readonly MoodEntry[] = all.slice(0, 605);
      const changed = openSky(makeRenderer);
      changed.scene.setMode(mode);
      changed.scene.emphasize(emphasis);
      show(changed, list);
      await atRest(changed);
      for (const step of steps) {
        list = step(list);
        const drawn = framesOf(changed);
        show(changed, list);
        await expect.poll(() => framesOf(changed)).toBeGreaterThan(drawn);
      }
      const fresh = openSky(makeRenderer);
      fresh.scene.setMode(mode);
      fresh.scene.emphasize(emphasis);
      show(fresh, list);

      const twin = list.find(({ isTwinStar }) => isTwinStar === 1);
      const pictures = async (sky: Sky) => {
        sky.scene.applyPreset("reset");
        await atRest(sky);
        const whole = sky.picture();
        sky.scene.select(twin?.id ?? null);
        sky.scene.selectSeveral([star(list, 5).id, star(list, 300).id]);
        sky.scene.applyPreset("tilted");
        await atRest(sky);
        return [whole, sky.picture()];
      };
      const [before, after] = [await pictures(changed), await pictures(fresh)];
      for (const [at, picture] of after.entries()) {
        expect(before[at]?.labels).toBe(picture.labels);
        expect(differences(before[at]?.pixels, picture.pixels)).toBe(0);
      }
      expect(differences(before[0]?.pixels, before[1]?.pixels)).toBeGreaterThan(1_000);
    },
  );

  test("a corrected star glides to its new place, and goes there at once with reduced motion", async () => {
    const [first, moved, last] = [star(all, 0), star(all, 1), star(all, 2)];
    const list = [first, { ...moved, x: -20, y: -30, z: 10 }, last];
    const corrected = [first, { ...moved, emotion: "grief", x: 40, y: 25, z: -10 }, last];
    setFrameRate();
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await emulateMedia({ "prefers-reduced-motion": reducedMotion });
      const sky = openSky(makeRenderer);
      sky.scene.follow(moved.id);
      show(sky, list);
      await expect.poll(() => sky.canvas.dataset.newest).toMatch(/\d/);
      const drawn = framesOf(sky);
      sky.places.clear();
      show(sky, corrected);
      await expect.poll(() => framesOf(sky)).toBeGreaterThan(drawn);
      if (reducedMotion === "reduce") expect(sky.places.size).toBe(1);
      else await expect.poll(() => sky.places.size).toBeGreaterThan(2);
      sky.scene.dispose();
    }
  });

  test("the star of a person's own feeling has a bead that the star of a feeling like it lacks", async () => {
    document.documentElement.dataset.theme = "dark";
    setFrameRate();
    const sadness = findEmotion(catalogue, "sadness") as Emotion;
    const feelings = feelingsOf([...emotions, { ...sadness, id: "mine", name: "Mine" }]);
    const sky = openSky(makeRenderer);
    const picture = async (emotion: string) => {
      const entries = [{ ...star(all, 5), emotion, intensity: 10 }];
      sky.scene.show({ feelings, entries, nextPlace: null, newestId: null });
      sky.scene.select("star-5");
      await atRest(sky);
      return sky.picture().pixels;
    };
    const [plain, again, own] = [await picture("sadness"), await picture("sadness"), await picture("mine")];
    expect(differences(plain, again)).toBe(0);
    expect(differences(plain, own)).toBeGreaterThan(3);
  });

  test("an emphasis dims all other stars, and a line joins its own", async () => {
    // Stars on paper do not shine.
    document.documentElement.dataset.theme = "dark";
    const list = all.slice(0, 40).map((entry) => ({ ...entry, intensity: 8 }));
    const sky = openSky(makeRenderer);
    show(sky, list);
    const light = async (emphasis: Emphasis | null) => {
      sky.scene.emphasize(emphasis);
      await atRest(sky);
      return brightPixels(sky.picture().pixels);
    };
    const ids = new Set(list.slice(20, 30).map(({ id }) => id));
    const all40 = await light(null);
    const ten = await light({ ids, isConnected: false });
    const joined = await light({ ids, isConnected: true });
    expect(ten).toBeLessThan(0.6 * all40);
    expect(await light({ ids: new Set(), isConnected: false })).toBeLessThan(0.5 * ten);
    expect(joined).toBeGreaterThan(1.2 * ten);
    expect(await light(null)).toBeGreaterThan(0.9 * all40);
  });
});

/** The number of pixels that shine clearly over the transparent background: of dimmed stars, only the cores. */
function brightPixels(pixels: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (Math.max(...pixels.subarray(at, at + 3)) * (pixels[at + 3] ?? 0) > 140 * 255) count++;
  return count;
}
