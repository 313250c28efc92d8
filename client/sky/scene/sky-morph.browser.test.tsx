import { afterEach, beforeEach, describe } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { catalogue } from "#domain/feelings.ts";
import { layoutIds } from "#domain/layouts/layout-ids.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { rangeOf } from "#domain/sky-time/time-window.ts";
import { test as base, expect } from "../../../testing/browser/browser-test.tsx";
import { emulateMedia } from "../../../testing/browser/media.ts";
import { english } from "../../../testing/english.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { makeLayout } from "../layouts/make-layout.ts";
import type { ScreenCircle } from "./camera/view.ts";
import { Canvas2dSkyRenderer } from "./canvas2d/canvas2d-renderer.ts";
import type { SkyEvents } from "./scene-interface.ts";
import { SkyScene } from "./sky-scene.ts";
import { WebglSkyRenderer } from "./webgl/webgl-renderer.ts";

const test = base.extend({ drawing: "webgl" as const });

const size = { width: 640, height: 480 };
const taken = new OccupiedPositions();
const entries = Array.from({ length: 200 }, (_, at) => {
  const emotion = emotionIds[(at * 7) % emotionIds.length] ?? "joy";
  const place = placeStar(catalogue, at, emotion, taken);
  taken.add(place);
  return makeStar({
    ...{ id: `star-${at}`, emotion, intensity: 1 + (at % 10), ...place, utcOffset: 60 },
    timestamp: new Date(Date.UTC(2025, 4, 1 + Math.floor(at / 2), (at * 5) % 24)).toISOString(),
    ...(at % 9 === 0 && { isTwinStar: 1 as const, secondaryEmotion: "grief", secondaryIntensity: 3 }),
    tags: at % 3 === 0 ? [] : [`tag-${at % 5}`, ...(at % 4 === 0 ? ["tag-9"] : [])],
  });
});
const sampled = entries.filter((_, at) => at % 10 === 3);
const layouts = layoutIds.map((id) => [id, makeLayout(english, catalogue, id, [])] as const);
const [, year] = layouts[1] ?? [];
const [, day] = layouts[2] ?? [];

const ignore = () => {};
let host: HTMLElement;
let scene: SkyScene;
let canvas: HTMLCanvasElement;
let followed: ScreenCircle | null = null;
let several: readonly ScreenCircle[] = [];
let tapped: readonly string[] = [];
const copy = new OffscreenCanvas(size.width, size.height).getContext("2d", { willReadFrequently: true });

function open(makeRenderer: (canvas: HTMLCanvasElement) => ConstructorParameters<typeof SkyScene>[1]) {
  canvas = host.appendChild(document.createElement("canvas"));
  canvas.style.cssText = "width: 100%; height: 100%; display: block";
  const events: SkyEvents = {
    ...{ hovered: ignore, held: ignore, stepped: ignore, picked: ignore, toggled: ignore },
    ...{ zoomed: ignore, presetChanged: ignore, contextLost: ignore },
    tapped: (ids) => {
      tapped = ids;
    },
    frameDrawn(stars) {
      ({ followed, several } = stars);
      copy?.clearRect(0, 0, size.width, size.height);
      copy?.drawImage(canvas, 0, 0, size.width, size.height);
    },
  };
  scene = new SkyScene(canvas, makeRenderer(canvas), events);
  scene.show({ feelings: catalogue, entries, nextPlace: { x: 60, y: 20, z: 60 }, newestId: "star-199" });
}

const pixels = () => copy?.getImageData(0, 0, size.width, size.height).data ?? new Uint8ClampedArray();
const frames = () => Number(canvas.dataset.frames ?? 0);
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

async function atRest() {
  await expect.poll(frames).toBeGreaterThan(0);
  for (let still = 0, before = -1; still < 6; still = frames() === before ? still + 1 : 0) {
    before = frames();
    await frame();
  }
}

async function placeOf(id: string): Promise<ScreenCircle | null> {
  const drawn = frames();
  scene.follow(id);
  await expect.poll(frames).toBeGreaterThan(drawn);
  return followed;
}

/** A click of the mouse in the middle of a star. */
function click({ x, y }: ScreenCircle) {
  const box = canvas.getBoundingClientRect();
  const at = { clientX: box.left + x, clientY: box.top + y, pointerId: 1, button: 0, bubbles: true };
  for (const type of ["pointerdown", "pointerup"])
    canvas.dispatchEvent(new PointerEvent(type, { ...at, pointerType: "mouse" }));
}

/** One frame reports where all of them are, because it draws them as selected. */
async function expectPicks() {
  const drawn = frames();
  scene.selectSeveral(sampled.map(({ id }) => id));
  await expect.poll(frames).toBeGreaterThan(drawn);
  expect(several).toHaveLength(sampled.length);
  for (const [at, { id }] of sampled.entries()) {
    click(several[at] as ScreenCircle);
    expect(tapped[0], id).toBe(id);
  }
  scene.selectSeveral([]);
}

const differences = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((count, byte, at) => count + (byte === other[at] ? 0 : 1), 0);

beforeEach(() => {
  tapped = [];
  host = document.body.appendChild(document.createElement("div"));
  host.style.cssText = `position: relative; width: ${size.width}px; height: ${size.height}px`;
});

afterEach(() => {
  scene.dispose();
  host.remove();
});

const renderers = [
  ["WebGL", (canvas: HTMLCanvasElement) => new WebglSkyRenderer(canvas)],
  ["a 2D canvas", (canvas: HTMLCanvasElement) => new Canvas2dSkyRenderer(canvas)],
] as const;

describe.each(renderers)("drawn by %s", (_, makeRenderer) => {
  test("in each layout the pointer finds 20 sampled stars, and back in the sky the picture is the same", async () => {
    open(makeRenderer);
    await atRest();
    const before = pixels();
    for (const [id, layout] of layouts) {
      scene.morphTo(layout);
      await atRest();
      if (id !== "sky") expect(differences(before, pixels())).toBeGreaterThan(1_000);
      await expectPicks();
    }
    scene.follow(null);
    scene.morphTo(null);
    await atRest();
    expect(differences(before, pixels())).toBe(0);
  });

  test("a morph that is interrupted turns round where the stars are", async () => {
    await emulateMedia({ "prefers-reduced-motion": "no-preference" });
    open(makeRenderer);
    await expect.poll(frames).toBeGreaterThan(0);
    scene.morphTo(year ?? null);
    await frame();
    await frame();
    scene.morphTo(day ?? null);
    expect(canvas.isConnected).toBe(true);
    await frame();
    scene.morphTo(null);
    await emulateMedia({});
    await atRest();
    const after = await placeOf("star-150");
    scene.dispose();
    canvas.remove();
    open(makeRenderer);
    await atRest();
    expect(after).toEqual(await placeOf("star-150"));
  });

  test("stars outside the shown time are faint, and all are as before when it is shown again", async () => {
    document.documentElement.dataset.theme = "dark";
    open(makeRenderer);
    await atRest();
    const before = pixels();
    const light = () => pixels().reduce((sum, value, at) => sum + (at % 4 === 3 ? value : 0), 0);
    const whole = light();
    scene.showTime({
      ...rangeOf({ from: null, until: Math.floor(timeOf(entries[20] ?? makeStar())) }),
      speed: 0,
    });
    await atRest();
    expect(light()).toBeLessThan(0.6 * whole);
    await expectPicks();
    scene.follow(null);
    scene.showTime(null);
    await atRest();
    expect(differences(before, pixels())).toBe(0);
  });
});

test("a graphics context that is lost while the stars morph and the journal plays comes back with both", async () => {
  await emulateMedia({ "prefers-reduced-motion": "no-preference" });
  open((canvas) => new WebglSkyRenderer(canvas));
  await expect.poll(frames).toBeGreaterThan(0);
  scene.showTime({ ...rangeOf({ from: null, until: 20_250 }), speed: 7 });
  scene.morphTo(year ?? null);
  await frame();
  const loss = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
  const lost = new Promise((done) => canvas.addEventListener("webglcontextlost", done, { once: true }));
  loss?.loseContext();
  await lost;
  scene.showTime({ ...rangeOf({ from: null, until: 20_260 }), speed: 0 });
  scene.morphTo(day ?? null);
  await frame();
  const restored = new Promise((done) =>
    canvas.addEventListener("webglcontextrestored", done, { once: true }),
  );
  loss?.restoreContext();
  await restored;
  await emulateMedia({});
  await atRest();
  const ofLost = pixels();
  await expectPicks();
  expect(ofLost.some((value) => value > 0)).toBe(true);
});
