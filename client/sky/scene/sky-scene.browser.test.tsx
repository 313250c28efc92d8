import { afterEach, beforeAll, beforeEach, describe } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { emulateMedia } from "../../../testing/browser/media.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { Canvas2dSkyRenderer } from "./canvas2d/canvas2d-renderer.ts";
import type { Emphasis, ViewMode } from "./renderer.ts";
import type { SkyEvents } from "./scene-interface.ts";
import { SkyScene } from "./sky-scene.ts";
import { WebglSkyRenderer } from "./webgl/webgl-renderer.ts";

const size = { width: 480, height: 360 };
const taken = new OccupiedPositions();

/** One a day; some are twins. */
function makeEntry(day: number): MoodEntry {
  const emotion = emotionIds[(day * 7) % emotionIds.length] ?? "joy";
  const place = placeStar(day, emotion, taken);
  taken.add(place);
  return makeStar({
    ...{ id: `star-${day}`, emotion, intensity: 1 + (day % 10), ...place },
    timestamp: new Date(Date.UTC(2024, 6, 1 + day)).toISOString(),
    ...(day % 9 === 0 && { isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 3 }),
  });
}

/** More than 600, from where halos shrink and links have fewer pieces. */
const all = Array.from({ length: 640 }, (_, day) => makeEntry(day));
const star = (list: readonly MoodEntry[], at: number) => list[at] as MoodEntry;

/** A history of a sky: what each step makes of the list. */
const steps: readonly ((list: readonly MoodEntry[]) => readonly MoodEntry[])[] = [
  (list) => [...list, ...all.slice(605, 610)],
  (list) => list.toSpliced(300, 1),
  (list) => list.with(120, { ...star(list, 120), emotion: "grief", intensity: 10, x: 30, y: -90 }),
  (list) => list.toSpliced(200, 0, star(all, 620)),
  // A corrected moment: the star goes to another place in the path.
  (list) => list.toSpliced(50, 1).toSpliced(400, 0, star(list, 50)),
  // A twin star becomes a single one, and another one a twin.
  (list) => list.with(90, { ...star(list, 90), isTwinStar: 0, secondaryEmotion: null }),
  (list) => list.with(91, { ...star(list, 91), isTwinStar: 1, secondaryEmotion: "joy" }),
  // As a list that was fetched again, without its newest and its oldest star.
  (list) => list.slice(1, -1).map((one) => ({ ...one })),
  (list) => list.filter((_, at) => at % 23 !== 0),
  (list) => [...list, star(all, 630)],
];

const ignore = () => {};

type Sky = {
  readonly scene: SkyScene;
  readonly canvas: HTMLCanvasElement;
  /** Pixels of the last frame, and the labels over it. */
  picture(): { pixels: Uint8ClampedArray; labels: string };
  /** Where the followed star was in each frame so far, in pixels. */
  readonly places: Set<string>;
};
let skies: Sky[] = [];
let hosts: HTMLElement[] = [];

function openSky(
  makeRenderer: (canvas: HTMLCanvasElement) => ConstructorParameters<typeof SkyScene>[1],
): Sky {
  const host = document.body.appendChild(document.createElement("div"));
  hosts.push(host);
  host.style.cssText = `position: relative; width: ${size.width}px; height: ${size.height}px`;
  const canvas = host.appendChild(document.createElement("canvas"));
  canvas.style.cssText = "width: 100%; height: 100%";
  const copy = new OffscreenCanvas(size.width, size.height).getContext("2d", { willReadFrequently: true });
  const places = new Set<string>();
  const events: SkyEvents = {
    ...{ tapped: ignore, hovered: ignore, held: ignore, stepped: ignore, picked: ignore, toggled: ignore },
    ...{ zoomed: ignore, presetChanged: ignore, contextLost: ignore },
    // WebGL keeps its picture only until the end of the task that drew it.
    frameDrawn({ followed }) {
      if (followed) places.add(`${followed.x.toFixed(1)}, ${followed.y.toFixed(1)}`);
      copy?.clearRect(0, 0, size.width, size.height);
      copy?.drawImage(canvas, 0, 0, size.width, size.height);
    },
  };
  const scene = new SkyScene(canvas, makeRenderer(canvas), events);
  const picture = () => ({
    pixels: copy?.getImageData(0, 0, size.width, size.height).data ?? new Uint8ClampedArray(),
    labels: host.querySelector(".sky-labels")?.innerHTML ?? "",
  });
  const sky = { scene, canvas, picture, places };
  skies.push(sky);
  return sky;
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const framesOf = ({ canvas }: Sky) => Number(canvas.dataset.frames ?? 0);

/** Until the sky has drawn and then draws no more: what is new has flared, and what moved has arrived. */
async function atRest(sky: Sky) {
  await expect.poll(() => framesOf(sky)).toBeGreaterThan(0);
  for (let still = 0, before = -1; still < 6; still = framesOf(sky) === before ? still + 1 : 0) {
    before = framesOf(sky);
    await frame();
  }
}

function show({ scene }: Sky, entries: readonly MoodEntry[]) {
  scene.show({ entries, nextPlace: { x: 60, y: 20, z: 60 }, newestId: entries.at(-1)?.id ?? null });
}

// Labels are measured when they are made.
beforeAll(() => Promise.all([...document.fonts].map((font) => font.load())));

beforeEach(() => {
  [skies, hosts] = [[], []];
});

afterEach(() => {
  for (const { scene } of skies) scene.dispose();
  for (const host of hosts) host.remove();
  document.documentElement.removeAttribute("data-theme");
});

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

  test("an emphasis dims all other stars, and a line joins its own", async () => {
    // On paper, stars do not shine.
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
    expect(joined).toBeGreaterThan(1.1 * ten);
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

/** The number of bytes that differ. */
function differences(one: Uint8ClampedArray | undefined, other: Uint8ClampedArray | undefined): number {
  let count = 0;
  for (let at = 0; at < size.width * size.height * 4; at++) if (one?.[at] !== other?.[at]) count++;
  return count;
}
