/** The sky as a whole: what a person does to it, what it shows, and when it draws. Knows the DOM, no React. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { fitZoom, focusZoom, isWellInside } from "./fit.ts";
import { Gestures, type Intents } from "./gestures.ts";
import { Hold } from "./hold.ts";
import { actOf } from "./keys.ts";
import type { ViewMode } from "./links.ts";
import { OrbitCamera, presets } from "./orbit-camera.ts";
import type { Painter } from "./painter.ts";
import { circleOf } from "./picking.ts";
import { Pointing } from "./pointing.ts";
import { type Pace, RenderLoop } from "./render-loop.ts";
import { SkyClock } from "./sky-clock.ts";
import { SkyStars } from "./sky-stars.ts";
import { isSame, type Preset, type SkyContents, type SkyEvents } from "./sky-terms.ts";
import { themes } from "./themes.ts";
import type { View } from "./view.ts";
import { watchCanvas } from "./watch-canvas.ts";
import { currentGround, wantsStillness, watchPreferences } from "./watch-preferences.ts";

const nothing: SkyContents = { entries: [], nextPlace: null, newestId: null };
/** How long the platform says that a hold was understood, in milliseconds. */
const vibration = 50;

export class SkyScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: SkyEvents;
  readonly #painter: Painter;
  readonly #stars = new SkyStars();
  readonly #camera = new OrbitCamera();
  readonly #pointing = new Pointing(this.#stars, this.#camera);
  readonly #clock = new SkyClock();
  readonly #hold = new Hold();
  readonly #loop = new RenderLoop((now, seconds) => this.#draw(now, seconds));
  readonly #end = new AbortController();
  #contents = nothing;
  #selected: string | null = null;
  #several: readonly string[] = [];
  #followed: string | null = null;
  #still = wantsStillness();
  /** When the newest star was born, if anybody was there to see it. Milliseconds of `performance.now()`. */
  #bornAt = Number.NEGATIVE_INFINITY;
  /** Whether there is something to draw, and a window to draw it in. */
  #isFilled = false;
  #hasSize = false;
  /** Until somebody turns or zooms it, the sky fits itself to its window. */
  #isUntouched = true;
  #frames = 0;

  constructor(canvas: HTMLCanvasElement, painter: Painter, events: SkyEvents) {
    this.#canvas = canvas;
    this.#events = events;
    this.#painter = painter;
    canvas.dataset.renderer = painter.kind;
    this.#listen();
    this.#wear();
  }

  /** Draws these entries from now on. What is the same as before wakes nothing. */
  show(contents: SkyContents) {
    const before = this.#contents;
    if (this.#isFilled && isSame(before, contents)) return;
    this.#contents = contents;
    this.#isFilled = true;
    const wasThere = this.#stars.indexOf(contents.newestId) >= 0;
    const isGrown = contents.entries === before.entries || this.#stars.replace(contents.entries);
    const { extent } = this.#stars;
    this.#camera.surround(extent.outermost);
    this.#canvas.dataset.stars = String(contents.entries.length);
    if (contents.newestId !== before.newestId) this.#bearNewest(wasThere);
    this.#painter.show({
      entries: contents.entries,
      nextPlace: contents.nextPlace,
      newest: this.#stars.indexOf(contents.newestId),
      reach: extent.typical,
      outermost: extent.outermost,
    });
    this.#choose();
    if (!isGrown || !this.#isNewestInside()) this.#refit();
    this.#stir();
  }

  /** Tells from now on, by `moved`, where this entry is on the screen. */
  follow(id: string | null) {
    this.#followed = id;
    this.#loop.wake();
  }

  /** Gives this entry the wide glow and its ring, turns it to the front and lets zoom go closer; null lets go. */
  select(id: string | null) {
    if (id === this.#selected) return;
    this.#selected = id;
    delete this.#canvas.dataset.selected;
    this.#isUntouched &&= id === null;
    this.#camera.focus(this.#stars.find(id));
    this.#choose();
    this.#stir();
  }

  /** Rings these entries, and joins them in this order. */
  choose(ids: readonly string[]) {
    this.#several = ids;
    this.#choose();
    this.#stir();
  }

  setMode(mode: ViewMode) {
    this.#painter.setMode(mode);
    this.#stir();
  }

  look(preset: Preset) {
    this.#isUntouched = false;
    this.#camera.turnTo(presets[preset]);
    if (preset === "reset") this.#camera.zoomTo(this.#fittingZoom());
    this.#stir();
  }

  /** Radians. */
  turnBy(yaw: number, pitch: number) {
    this.#steer(() => this.#camera.turnBy(yaw, pitch));
  }

  zoomBy(factor: number) {
    this.#steer(() => this.#camera.zoomBy(factor));
  }

  dispose() {
    this.#end.abort();
    this.#loop.stop();
    this.#painter.dispose();
  }

  #choose() {
    const held = this.#hold.at(performance.now());
    this.#painter.choose({
      selected: this.#stars.indexOf(this.#selected),
      several: this.#several.map(this.#stars.indexOf).filter((at) => at >= 0),
      held: this.#stars.indexOf(held?.id ?? null),
      heldShare: held?.share ?? 0,
    });
  }

  /** A star that comes while the sky is open is born with a flare; those that were there before are not. */
  #bearNewest(wasThere: boolean) {
    this.#bornAt = this.#frames > 0 && !wasThere ? performance.now() : Number.NEGATIVE_INFINITY;
  }

  #isNewestInside(): boolean {
    const newest = this.#stars.find(this.#contents.newestId);
    return newest === null || isWellInside(newest, this.#camera.aim);
  }

  #refit() {
    if (!this.#isUntouched || !this.#isFilled || !this.#hasSize) return;
    this.#camera.zoomTo(this.#fittingZoom());
    if (this.#frames === 0) this.#camera.arrive();
  }

  #fittingZoom(): number {
    const { entries, nextPlace, newestId } = this.#contents;
    const focused = this.#stars.find(this.#selected);
    if (focused) return focusZoom(focused, entries, this.#camera.aim);
    const places = entries.length > 0 || !nextPlace ? entries : [nextPlace];
    return fitZoom(places, this.#camera.aim, this.#stars.find(newestId));
  }

  /** Somebody is here, or something has changed. */
  #stir() {
    this.#clock.stir(performance.now());
    this.#loop.wake();
  }

  #wear() {
    this.#still = wantsStillness();
    this.#painter.wear(themes[currentGround()]);
    this.#stir();
  }

  #listen() {
    const { signal } = this.#end;
    new Gestures(this.#canvas, this.#intents, signal);
    this.#canvas.addEventListener("keydown", this.#keyDown, { signal });
    watchCanvas(this.#canvas, this.#happened, signal);
    watchPreferences(() => this.#wear(), signal);
  }

  readonly #happened = {
    lost: () => {
      this.#loop.stop();
      this.#painter.release();
      this.#events.lost(true);
    },
    restored: () => {
      this.#events.lost(false);
      this.#stir();
    },
    resized: (width: number, height: number) => {
      if (width === 0 || height === 0) return;
      this.#hasSize = true;
      this.#camera.resize(width, height);
      if (this.#frames === 0) this.#camera.open();
      this.#refit();
      this.#loop.wake();
    },
  };

  readonly #intents: Intents = {
    stir: () => this.#stir(),
    hold: (held) => {
      this.#camera.held = held;
      this.#loop.wake();
    },
    turn: (yaw, pitch) => this.turnBy(yaw, pitch),
    zoom: (factor) => this.zoomBy(factor),
    tap: (x, y, { byTouch, isAdding }) =>
      this.#events.tapped(this.#pointing.starsAt(x, y, byTouch), isAdding),
    press: (at) => {
      this.#hold.begin(at && this.#pointing.starAt(at.x, at.y, at.byTouch), performance.now());
      this.#choose();
      this.#stir();
    },
    point: (at) => {
      const id = at && this.#pointing.starAt(at.x, at.y, false);
      this.#canvas.style.cursor = id ? "pointer" : "";
      this.#events.hovered(id);
    },
  };

  readonly #keyDown = (event: KeyboardEvent) => {
    const asked = actOf(event);
    if (!asked) return;
    event.preventDefault();
    this.#stir();
    if (asked.act === "turn") this.turnBy(asked.yaw, asked.pitch);
    else if (asked.act === "zoom") this.zoomBy(asked.factor);
    else if (asked.act === "step") this.#events.stepped(asked.by);
    else if (asked.act === "pick") this.#events.picked(this.#pointing.inTheMiddle());
    else if (asked.act === "add") this.#events.added();
    else this.look("reset");
  };

  #steer(move: () => void) {
    this.#isUntouched = false;
    move();
    this.#stir();
  }

  #draw(now: number, seconds: number): Pace {
    if (!this.#isFilled || !this.#hasSize) return "rest";
    const isTurning = this.#camera.advance(seconds, this.#still);
    const isBreathing = !this.#still && this.#clock.advance(now, seconds);
    const isHolding = this.#goOnHolding(now);
    const isFlaring = this.#painter.draw(this.#camera.view, {
      time: this.#clock.time,
      still: this.#still,
      age: (now - this.#bornAt) / 1000,
      hurried: this.#loop.isStrained && (isTurning || this.#camera.held),
    });
    this.#tell(isTurning);
    return isTurning || isFlaring || isHolding ? "moving" : isBreathing ? "breathing" : "rest";
  }

  /** Fills the ring of a star that is held; when it is full, several can be chosen. */
  #goOnHolding(now: number): boolean {
    if (!this.#hold.isOn) return false;
    const held = this.#hold.at(now);
    if (held && held.share >= 1) {
      this.#hold.end();
      navigator.vibrate?.(vibration);
      this.#events.held(held.id);
    }
    this.#choose();
    return this.#hold.isOn;
  }

  #tell(isTurning: boolean) {
    const { view } = this.#camera;
    this.#frames++;
    this.#canvas.dataset.frames = String(this.#frames);
    this.#events.zoomed(view.zoom);
    const followed = this.#stars.find(this.#followed);
    this.#events.moved(followed && circleOf(followed, view));
    if (!isTurning) this.#tellPlaces(view);
  }

  /** Where the newest and the selected star are, for whoever looks from outside. */
  #tellPlaces(view: View) {
    const { dataset } = this.#canvas;
    tellPlace(dataset, "newest", this.#stars.find(this.#contents.newestId), view);
    tellPlace(dataset, "selected", this.#stars.find(this.#selected), view);
  }
}

function tellPlace(dataset: DOMStringMap, name: string, star: MoodEntry | null, view: View) {
  const { x, y } = star ? circleOf(star, view) : { x: 0, y: 0 };
  if (star) dataset[name] = `${Math.round(x)},${Math.round(y)}`;
  else delete dataset[name];
}
