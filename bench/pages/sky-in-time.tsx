/** Runs in the browser: the sky with its scrubber, which is moved with every frame, and with its layouts. */

import "../../client/ui/theme.css";
import "../../client/ui/slider.css";
import { createRoot } from "react-dom/client";
import { catalogue } from "#domain/feelings.ts";
import { layoutIds } from "#domain/layouts/layout-ids.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { translator } from "../../client/languages/language.ts";
import { OwnUniverseContext } from "../../client/outbox/own-universe.tsx";
import { makeLayout } from "../../client/sky/layouts/make-layout.ts";
import type { ScreenCircle } from "../../client/sky/scene/camera/view.ts";
import { SkyScene } from "../../client/sky/scene/sky-scene.ts";
import { WebglSkyRenderer } from "../../client/sky/scene/webgl/webgl-renderer.ts";
import { SkyContext, SkyStore } from "../../client/sky/sky-store.tsx";
import { TimePanel } from "../../client/sky/time/TimePanel.tsx";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { ignoredEvents } from "./ignored-events.ts";

/** The functions that are put on the window. */
export type SkyInTimePage = {
  open(entries: MoodEntry[]): Promise<void>;
  /** Moves the handle with each frame; resolves with the frames drawn, and the uploads of vertices during them. */
  scrub(milliseconds: number): Promise<{ frames: number; uploads: number }>;
  /** Turns the sky with each frame instead. */
  turn(milliseconds: number): Promise<{ frames: number }>;
  /** In every layout, clicks on so many stars; resolves with the number of clicks that hit them first. */
  pickInLayouts(stars: number): Promise<number>;
  /** Goes through all layouts and back; resolves with the bytes of the picture that differ from before. */
  returnToSky(): Promise<number>;
};

let scene: SkyScene;
let entries: readonly MoodEntry[] = [];
let frames = 0;
let uploads = 0;
let followed: ScreenCircle | null = null;
let tapped: readonly string[] = [];
const canvas = document.createElement("canvas");
const picture = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

const { bufferData, bufferSubData } = WebGL2RenderingContext.prototype;

/** Uniform blocks are not vertices: one of a few bytes is written with each frame. */
function countUploads() {
  const count = (target: number) => {
    if (target !== WebGL2RenderingContext.UNIFORM_BUFFER) uploads++;
  };
  WebGL2RenderingContext.prototype.bufferData = function (target: number, ...rest: unknown[]) {
    count(target);
    return Reflect.apply(bufferData, this, [target, ...rest]);
  };
  WebGL2RenderingContext.prototype.bufferSubData = function (target: number, ...rest: unknown[]) {
    count(target);
    return Reflect.apply(bufferSubData, this, [target, ...rest]);
  };
}

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

async function atRest() {
  for (let still = 0, before = -1; still < 6; still = frames === before ? still + 1 : 0) {
    before = frames;
    await nextFrame();
  }
}

function bytes() {
  const { width, height } = canvas;
  return picture?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}

function frameDrawn(stars: { followed: ScreenCircle | null }) {
  frames++;
  followed = stars.followed;
  if (!isPictured || !picture) return;
  Object.assign(picture.canvas, { width: canvas.width, height: canvas.height });
  picture.drawImage(canvas, 0, 0);
}

/** Copies the picture after each frame, which costs too much where the cost is measured. */
let isPictured = false;

function click({ x, y }: ScreenCircle) {
  const at = { clientX: x, clientY: y, pointerId: 1, button: 0, bubbles: true, pointerType: "mouse" };
  for (const type of ["pointerdown", "pointerup"]) canvas.dispatchEvent(new PointerEvent(type, at));
}

async function isHit({ id }: MoodEntry) {
  const drawn = frames;
  scene.follow(id);
  while (frames === drawn) await nextFrame();
  if (followed) click(followed);
  return tapped[0] === id;
}

const page: SkyInTimePage = {
  async open(stars) {
    entries = stars;
    countUploads();
    const host = document.body.appendChild(document.createElement("div"));
    host.style.cssText = "position: fixed; inset: 0";
    canvas.className = "absolute inset-0 size-full";
    host.append(canvas);
    const tell = (ids: readonly string[]) => {
      tapped = ids;
    };
    scene = new SkyScene(canvas, new WebglSkyRenderer(canvas), {
      ...ignoredEvents,
      tapped: tell,
      frameDrawn,
    });
    scene.show({ feelings: catalogue, entries, nextPlace: null, newestId: entries.at(-1)?.id ?? null });
    const own = {
      ...{ user: makeUser(), entries, stored: entries, tags: [], constellations: [] },
      ...{ feelings: [], trackers: [], readings: [], comparisons: [] },
      ...{ nextOrdinal: entries.length, isLoading: false, isStale: false, isOutOfReach: false },
      ...{ listed: entries, waitingStars: [], corrections: [] },
    };
    const store = new SkyStore();
    store.set({ scene });
    const panel = host.appendChild(document.createElement("div"));
    createRoot(panel).render(
      <OwnUniverseContext value={own}>
        <SkyContext value={store}>
          <TimePanel isInView onClose={() => {}} />
        </SkyContext>
      </OwnUniverseContext>,
    );
    await atRest();
  },
  async scrub(milliseconds) {
    const slider = document.querySelector<HTMLInputElement>("[data-handle=until]");
    if (!slider) throw new Error("There is no scrubber.");
    const [first, last] = [Number(slider.min), Number(slider.max)];
    [frames, uploads] = [0, 0];
    const startedAt = performance.now();
    for (let passed = 0; passed < milliseconds; passed = performance.now() - startedAt) {
      slider.value = String(Math.round(first + ((last - first) * passed) / milliseconds));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await nextFrame();
    }
    return { frames, uploads };
  },
  async turn(milliseconds: number) {
    frames = 0;
    const startedAt = performance.now();
    while (performance.now() - startedAt < milliseconds) {
      scene.turnBy(0.02, 0);
      await nextFrame();
    }
    return { frames };
  },
  async pickInLayouts(stars) {
    let hits = 0;
    for (const id of layoutIds) {
      scene.morphTo(makeLayout(translator(), catalogue, id, []));
      await atRest();
      for (let star = 0; star < stars; star++) {
        const entry = entries[Math.floor(((star + 0.5) * entries.length) / stars)];
        if (entry && (await isHit(entry))) hits++;
      }
    }
    return hits;
  },
  async returnToSky() {
    isPictured = true;
    scene.follow(null);
    scene.morphTo(null);
    scene.redraw();
    await atRest();
    const before = bytes();
    for (const id of [...layoutIds, "sky" as const]) {
      scene.morphTo(makeLayout(translator(), catalogue, id, []));
      await atRest();
    }
    return bytes().reduce((count, byte, at) => count + (byte === before[at] ? 0 : 1), 0);
  },
};

Object.assign(window, { skyInTime: page });
