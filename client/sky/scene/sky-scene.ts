/** The sky as a whole: what a person does to it, what it shows, and when it draws. Knows the DOM, no React. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { extentOf, fitZoom } from "./fit.ts";
import { Gestures, type Intents } from "./gestures.ts";
import { actOf } from "./keys.ts";
import { OrbitCamera } from "./orbit-camera.ts";
import { Painting } from "./painting.ts";
import { circleOf, Picker, type ScreenCircle } from "./picking.ts";
import { type Pace, RenderLoop } from "./render-loop.ts";
import { mouseReach, touchReach } from "./screen-index.ts";
import { SkyClock } from "./sky-clock.ts";
import { themes } from "./themes.ts";
import type { View } from "./view.ts";
import { currentGround, wantsStillness, watchPreferences } from "./watch-preferences.ts";

export type SkyContents = {
  readonly entries: readonly MoodEntry[];
  readonly nextPlace: Position | null;
  readonly newestId: string | null;
};

/** What the sky tells. Stars are ids of entries, null for none. */
export type SkyEvents = {
  tapped(id: string | null): void;
  hovered(id: string | null): void;
  /** After each frame: where the followed star is on the screen. */
  moved(at: ScreenCircle | null): void;
  zoomed(zoom: number): void;
  /** The graphics context is gone, or back. */
  lost(isLost: boolean): void;
};

const nothing: SkyContents = { entries: [], nextPlace: null, newestId: null };

/** Places by value: whoever works one out anew gives a new object for the same place. */
function isSame(one: SkyContents, other: SkyContents): boolean {
  const [from, to] = [one.nextPlace, other.nextPlace];
  const isSamePlace = from === to || (from && to && from.x === to.x && from.y === to.y && from.z === to.z);
  return one.entries === other.entries && one.newestId === other.newestId && Boolean(isSamePlace);
}

export class SkyScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: SkyEvents;
  readonly #painting: Painting;
  readonly #camera = new OrbitCamera();
  readonly #clock = new SkyClock();
  readonly #picker = new Picker();
  readonly #loop = new RenderLoop((now, seconds) => this.#draw(now, seconds));
  readonly #end = new AbortController();
  #contents = nothing;
  #newest: MoodEntry | null = null;
  #selected: string | null = null;
  #followed: string | null = null;
  #followedEntry: MoodEntry | null = null;
  /** How far out all but stray stars reach, in units. */
  #reach = 1;
  #still = wantsStillness();
  /** When the newest star was born, if anybody was there to see it. Milliseconds of `performance.now()`. */
  #bornAt = Number.NEGATIVE_INFINITY;
  /** Whether there is something to draw, and a window to draw it in. */
  #isFilled = false;
  #hasSize = false;
  /** Until somebody turns or zooms it, the sky fits itself to its window. */
  #isUntouched = true;
  #frames = 0;

  /** Throws when the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement, events: SkyEvents) {
    this.#canvas = canvas;
    this.#events = events;
    this.#painting = new Painting(canvas);
    canvas.dataset.renderer = "webgl2";
    this.#listen();
    this.#wear();
  }

  /** Draws these entries from now on. What is the same as before wakes nothing. */
  show(contents: SkyContents) {
    const before = this.#contents;
    if (this.#isFilled && isSame(before, contents)) return;
    this.#contents = contents;
    this.#isFilled = true;
    this.#painting.ring.show(contents.nextPlace, contents.entries.length === 0);
    if (contents.entries !== before.entries) this.#placeStars();
    this.#markNewest(before);
    this.#refit();
    this.#stir();
  }

  /** Tells from now on, by `moved`, where this entry is on the screen. */
  follow(id: string | null) {
    this.#followed = id;
    this.#followedEntry = this.#contents.entries.find((entry) => entry.id === id) ?? null;
    this.#loop.wake();
  }

  /** Gives this entry the wide glow. */
  select(id: string | null) {
    this.#selected = id;
    this.#painting.stars.select(id === null ? -1 : this.#contents.entries.findIndex((one) => one.id === id));
    this.#loop.wake();
  }

  dispose() {
    this.#end.abort();
    this.#loop.stop();
    this.#painting.dispose();
  }

  #placeStars() {
    const { entries } = this.#contents;
    this.#painting.stars.show(entries);
    const { outermost, typical } = extentOf(entries);
    this.#camera.surround(outermost);
    this.#reach = typical;
    this.#canvas.dataset.stars = String(entries.length);
    this.select(this.#selected);
    this.follow(this.#followed);
  }

  /** A star that comes while the sky is open is born with a flare; those that were there before are not. */
  #markNewest(before: SkyContents) {
    const { entries, newestId } = this.#contents;
    const at = entries.findLastIndex(({ id }) => id === newestId);
    this.#newest = entries[at] ?? null;
    this.#painting.stars.markNewest(at);
    if (newestId === before.newestId) return;
    const isNew = this.#frames > 0 && !before.entries.some(({ id }) => id === newestId);
    this.#bornAt = isNew ? performance.now() : Number.NEGATIVE_INFINITY;
  }

  #refit() {
    if (!this.#isUntouched || !this.#isFilled || !this.#hasSize) return;
    this.#camera.zoomTo(this.#fittingZoom());
    if (this.#frames === 0) this.#camera.arrive();
  }

  #fittingZoom(): number {
    const { entries, nextPlace } = this.#contents;
    const places = entries.length > 0 || !nextPlace ? entries : [nextPlace];
    return fitZoom(places, this.#camera.aim, this.#newest);
  }

  /** Somebody is here, or something has changed. */
  #stir() {
    this.#clock.stir(performance.now());
    this.#loop.wake();
  }

  #wear() {
    this.#still = wantsStillness();
    this.#painting.wear(themes[currentGround()]);
    this.#stir();
  }

  #listen() {
    const { signal } = this.#end;
    new Gestures(this.#canvas, this.#intents, signal);
    this.#canvas.addEventListener("keydown", this.#keyDown, { signal });
    this.#canvas.addEventListener("webglcontextlost", this.#lose, { signal });
    this.#canvas.addEventListener("webglcontextrestored", this.#restore, { signal });
    watchPreferences(() => this.#wear(), signal);
    const observer = new ResizeObserver(() =>
      this.#resize(this.#canvas.clientWidth, this.#canvas.clientHeight),
    );
    observer.observe(this.#canvas);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  readonly #intents: Intents = {
    stir: () => this.#stir(),
    hold: (held) => {
      this.#camera.held = held;
      this.#loop.wake();
    },
    turn: (yaw, pitch) => this.#steer(() => this.#camera.turnBy(yaw, pitch)),
    zoom: (factor) => this.#steer(() => this.#camera.zoomBy(factor)),
    tap: (x, y, byTouch) => this.#events.tapped(this.#starAt(x, y, byTouch)),
    point: (at) => {
      const id = at && this.#starAt(at.x, at.y, false);
      this.#canvas.style.cursor = id ? "pointer" : "";
      this.#events.hovered(id);
    },
  };

  readonly #keyDown = (event: KeyboardEvent) => {
    const asked = actOf(event);
    if (!asked) return;
    event.preventDefault();
    this.#stir();
    if (asked.act === "turn") this.#steer(() => this.#camera.turnBy(asked.yaw, asked.pitch));
    else if (asked.act === "zoom") this.#steer(() => this.#camera.zoomBy(asked.factor));
    else this.#reset();
  };

  #steer(move: () => void) {
    this.#isUntouched = false;
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

  readonly #lose = () => {
    this.#loop.stop();
    this.#painting.release();
    this.#events.lost(true);
  };

  readonly #restore = () => {
    this.#events.lost(false);
    this.#stir();
  };

  #resize(width: number, height: number) {
    if (width === 0 || height === 0) return;
    this.#hasSize = true;
    this.#camera.resize(width, height);
    if (this.#frames === 0) this.#camera.open();
    this.#refit();
    this.#loop.wake();
  }

  #draw(now: number, seconds: number): Pace {
    if (!this.#isFilled || !this.#hasSize) return "rest";
    const isTurning = this.#camera.advance(seconds, this.#still);
    const isBreathing = !this.#still && this.#clock.advance(now, seconds);
    const isBorn = this.#painting.stars.ageNewest((now - this.#bornAt) / 1000);
    const isHurried = this.#loop.isStrained && (isTurning || this.#camera.held);
    const moment = { reach: this.#reach, time: this.#clock.time, still: this.#still };
    this.#painting.draw(this.#camera, moment, isHurried);
    this.#tell(isTurning);
    return isTurning || isBorn ? "moving" : isBreathing ? "breathing" : "rest";
  }

  #tell(isTurning: boolean) {
    const { view } = this.#camera;
    this.#frames++;
    this.#canvas.dataset.frames = String(this.#frames);
    this.#events.zoomed(view.zoom);
    this.#events.moved(this.#followedEntry && circleOf(this.#followedEntry, view));
    if (!isTurning) this.#tellNewest(view);
  }

  /** Where the newest star is, for whoever looks from outside. */
  #tellNewest(view: View) {
    if (!this.#newest) return;
    const { x, y } = circleOf(this.#newest, view);
    this.#canvas.dataset.newest = `${Math.round(x)},${Math.round(y)}`;
  }
}
