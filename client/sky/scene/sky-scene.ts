/** The sky: puts stars, ground and camera together and draws them. Knows three and the DOM, no React. */

import { Scene, WebGLRenderer } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { AmbientStars } from "./ambient.ts";
import { extentOf, fitZoom } from "./fit.ts";
import { Gestures } from "./gestures.ts";
import { Graticule } from "./graticule.ts";
import { actOf } from "./keys.ts";
import { NextPlaceRing } from "./next-place-ring.ts";
import { OrbitCamera } from "./orbit-camera.ts";
import { circleOf, Picker, type ScreenCircle } from "./picking.ts";
import { type Pace, RenderLoop } from "./render-loop.ts";
import { mouseReach, touchReach } from "./screen-index.ts";
import { SkyClock } from "./sky-clock.ts";
import { Stars } from "./stars.ts";
import { themes } from "./themes.ts";
import type { View } from "./view.ts";
import { currentGround, wantsStillness, watchPreferences } from "./watch-preferences.ts";

export type SkyContents = {
  readonly entries: readonly MoodEntry[];
  readonly nextPlace: Position | null;
  readonly newestId: string | null;
};

/** What the sky tells: ids of entries, null for none. */
export type SkyEvents = {
  tapped(id: string | null): void;
  hovered(id: string | null): void;
  /** After each frame: where the followed star is on the screen. */
  moved(at: ScreenCircle | null): void;
  zoomed(zoom: number): void;
  /** The graphics context is gone, or back. */
  lost(isLost: boolean): void;
};

const sharpest = 2;

export class SkyScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: SkyEvents;
  readonly #renderer: WebGLRenderer;
  readonly #world = new Scene();
  readonly #grid = new Graticule();
  readonly #ambient = new AmbientStars();
  readonly #stars = new Stars();
  readonly #ring = new NextPlaceRing();
  readonly #camera = new OrbitCamera();
  readonly #clock = new SkyClock();
  readonly #picker = new Picker();
  readonly #loop = new RenderLoop((now, seconds) => this.#draw(now, seconds));
  readonly #end = new AbortController();
  #contents: SkyContents = { entries: [], nextPlace: null, newestId: null };
  /** How far out all but stray stars reach, in units. */
  #reach = 1;
  #followed: MoodEntry | null = null;
  #still = wantsStillness();
  #size = { width: 0, height: 0 };
  /** The first look, before anybody turned or zoomed: the sky fits itself to its window. */
  #untouched = true;
  #opened = false;
  #filled = false;
  #bornAt = Number.NEGATIVE_INFINITY;
  #frames = 0;

  /** Throws when the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement, events: SkyEvents) {
    this.#canvas = canvas;
    this.#events = events;
    prepare(canvas);
    this.#renderer = new WebGLRenderer({
      canvas,
      antialias: false,
      depth: false,
      stencil: false,
      alpha: false,
    });
    // The ground shows through from behind the canvas.
    this.#renderer.setClearAlpha(0);
    const painted = [this.#grid, this.#ambient, this.#stars, this.#ring];
    this.#world.add(...painted.map(({ mesh }) => mesh));
    this.#listen();
    this.#wear();
  }

  /** Draws these entries from now on. */
  show(contents: SkyContents) {
    const before = this.#contents;
    this.#contents = contents;
    this.#filled = true;
    this.#ring.show(contents.nextPlace, contents.entries.length === 0);
    if (contents.entries !== before.entries) this.#placeStars();
    this.#markNewest(before);
    this.#refit();
    this.#touch();
  }

  /** What assistive technology is told: a name, and the id of the element that says how to use the sky. */
  describe(name: string, descriptionId: string) {
    this.#canvas.setAttribute("aria-label", name);
    this.#canvas.setAttribute("aria-describedby", descriptionId);
  }

  /** Tells from now on, by `moved`, where this entry is on the screen. */
  follow(id: string | null) {
    this.#followed = this.#contents.entries.find((entry) => entry.id === id) ?? null;
    this.#loop.wake();
  }

  /** Gives this entry the wide glow. */
  select(id: string | null) {
    this.#stars.select(this.#contents.entries.findIndex((entry) => entry.id === id));
    this.#loop.wake();
  }

  dispose() {
    this.#end.abort();
    this.#loop.stop();
    for (const part of [this.#grid, this.#ambient, this.#stars, this.#ring]) part.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #placeStars() {
    const { entries } = this.#contents;
    this.#stars.show(entries);
    const { outermost, typical } = extentOf(entries);
    this.#camera.surround(outermost);
    this.#reach = typical;
    this.#canvas.dataset.stars = String(entries.length);
  }

  /** A star that comes while the sky is open is born with a flare; those that were there before are not. */
  #markNewest(before: SkyContents) {
    const { entries, newestId } = this.#contents;
    this.#stars.markNewest(entries.findLastIndex(({ id }) => id === newestId));
    if (newestId === null || newestId === before.newestId) return;
    const isNew = this.#opened && !before.entries.some(({ id }) => id === newestId);
    this.#bornAt = isNew ? performance.now() : Number.NEGATIVE_INFINITY;
  }

  #refit() {
    if (!this.#untouched || !this.#filled || this.#size.width === 0) return;
    this.#camera.zoomTo(this.#fittingZoom());
    if (!this.#opened) this.#camera.arrive();
  }

  #fittingZoom(): number {
    const { entries, nextPlace } = this.#contents;
    return fitZoom(entries.length > 0 || !nextPlace ? entries : [nextPlace], this.#camera.aim);
  }

  /** Somebody or something has changed the sky. */
  #touch() {
    this.#clock.stir(performance.now());
    this.#loop.wake();
  }

  #wear() {
    const theme = themes[currentGround()];
    this.#still = wantsStillness();
    this.#canvas.style.background = theme.ground;
    for (const part of [this.#grid, this.#ambient, this.#stars, this.#ring]) part.wear(theme);
    this.#touch();
  }

  #listen() {
    const { signal } = this.#end;
    const canvas = this.#canvas;
    new Gestures(canvas, this.#intents, signal);
    canvas.addEventListener("keydown", this.#keyDown, { signal });
    canvas.addEventListener("webglcontextlost", () => this.#lose(), { signal });
    canvas.addEventListener("webglcontextrestored", () => this.#restore(), { signal });
    watchPreferences(() => this.#wear(), signal);
    const observer = new ResizeObserver(([change]) => {
      const { width = 0, height = 0 } = change?.contentRect ?? {};
      this.#resize(width, height);
    });
    observer.observe(canvas);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  readonly #intents = {
    stir: () => this.#touch(),
    hold: (held: boolean) => {
      this.#camera.held = held;
    },
    turn: (yaw: number, pitch: number) => this.#steer(() => this.#camera.turnBy(yaw, pitch)),
    zoom: (factor: number) => this.#steer(() => this.#camera.zoomBy(factor)),
    tap: (x: number, y: number, byTouch: boolean) => this.#events.tapped(this.#starAt(x, y, byTouch)),
    point: (at: { x: number; y: number } | null) => {
      const id = at && this.#starAt(at.x, at.y, false);
      this.#canvas.style.cursor = id ? "pointer" : "";
      this.#events.hovered(id);
    },
  };

  readonly #keyDown = (event: KeyboardEvent) => {
    const asked = actOf(event);
    if (!asked) return;
    event.preventDefault();
    this.#touch();
    if (asked.act === "turn") this.#steer(() => this.#camera.turnBy(asked.yaw, asked.pitch));
    else if (asked.act === "zoom") this.#steer(() => this.#camera.zoomBy(asked.factor));
    else this.#reset();
  };

  #steer(move: () => void) {
    this.#untouched = false;
    move();
    this.#loop.wake();
  }

  #reset() {
    this.#camera.turnTo({ yaw: 0, pitch: 0 });
    this.#camera.zoomTo(this.#fittingZoom());
    this.#loop.wake();
  }

  #starAt(x: number, y: number, byTouch: boolean): string | null {
    const reach = byTouch ? touchReach : mouseReach;
    return this.#picker.pick(x, y, reach, this.#contents.entries, this.#camera.view)?.id ?? null;
  }

  #lose() {
    this.#loop.stop();
    this.#events.lost(true);
  }

  #restore() {
    this.#events.lost(false);
    this.#touch();
  }

  #resize(width: number, height: number) {
    if (width === 0 || height === 0) return;
    this.#size = { width, height };
    this.#camera.resize(width, height);
    this.#refit();
    this.#loop.wake();
  }

  #draw(now: number, seconds: number): Pace {
    if (!this.#filled || this.#size.width === 0) return "rest";
    this.#opened = true;
    this.#sharpen();
    const isTurning = this.#camera.advance(seconds, this.#still);
    const isBreathing = !this.#still && this.#clock.advance(now, seconds);
    const isBorn = this.#stars.ageNewest((now - this.#bornAt) / 1000);
    this.#see();
    this.#renderer.render(this.#world, this.#camera.lens);
    this.#tell(isTurning);
    return isTurning || isBorn || this.#camera.held ? "moving" : isBreathing ? "breathing" : "rest";
  }

  /** Fits the drawing to the canvas, right before it is drawn so that it never shows blank. */
  #sharpen() {
    const ratio = Math.min(sharpest, devicePixelRatio);
    const { width, height } = this.#size;
    const isSame =
      this.#canvas.width === Math.floor(width * ratio) && this.#canvas.height === Math.floor(height * ratio);
    if (isSame) return;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
  }

  #see() {
    const { view } = this.#camera;
    for (const part of [this.#grid, this.#ambient, this.#ring]) part.see(view);
    this.#stars.see(view, this.#reach, this.#clock.time, this.#still);
  }

  #tell(isTurning: boolean) {
    const { view } = this.#camera;
    this.#frames++;
    this.#canvas.dataset.frames = String(this.#frames);
    this.#events.zoomed(view.zoom);
    this.#events.moved(this.#followed && circleOf(this.#followed, view));
    if (!isTurning) this.#tellNewest(view);
  }

  #tellNewest(view: View) {
    const newest = this.#contents.entries.findLast(({ id }) => id === this.#contents.newestId);
    if (!newest) return;
    const { x, y } = circleOf(newest, view);
    this.#canvas.dataset.newest = `${Math.round(x)},${Math.round(y)}`;
  }
}

/** A canvas that fills its parent, takes the focus and leaves no gesture to the browser. */
function prepare(canvas: HTMLCanvasElement) {
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.className =
    "absolute inset-0 size-full touch-none select-none outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset";
  canvas.dataset.renderer = "webgl2";
}
