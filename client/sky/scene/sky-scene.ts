/** The sky as one object: receives stars and input, moves the camera and decides when to draw. Uses the DOM, not React. */

import { fittingZoom, isWellInside } from "./camera/fit.ts";
import { OrbitCamera, presets } from "./camera/orbit-camera.ts";
import { FrameReport } from "./frame-report.ts";
import { connectInput, type InputTarget } from "./input/connect-input.ts";
import { Hold } from "./input/hold.ts";
import { SkyPicker } from "./input/sky-picker.ts";
import { watchCanvas } from "./input/watch-canvas.ts";
import { currentColorScheme, prefersReducedMotion, watchPreferences } from "./input/watch-preferences.ts";
import { SkyStars } from "./model/sky-stars.ts";
import { themes } from "./model/themes.ts";
import { type Pace, RenderLoop } from "./render-loop.ts";
import type { SkyRenderer, ViewMode } from "./renderer.ts";
import { isSameContents, type Preset, type SkyContents, type SkyEvents } from "./scene-interface.ts";
import { SkyClock } from "./sky-clock.ts";

const emptySky: SkyContents = { entries: [], nextPlace: null, newestId: null };
/** Length of the vibration that confirms a hold, in milliseconds. */
const vibrationMs = 50;

export class SkyScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: SkyEvents;
  readonly #renderer: SkyRenderer;
  readonly #stars = new SkyStars();
  readonly #camera = new OrbitCamera();
  readonly #picker = new SkyPicker(this.#stars, this.#camera);
  readonly #clock = new SkyClock();
  readonly #hold = new Hold();
  readonly #loop = new RenderLoop((now, seconds) => this.#draw(now, seconds));
  readonly #report: FrameReport;
  readonly #disposal = new AbortController();
  #contents = emptySky;
  #selected: string | null = null;
  #several: readonly string[] = [];
  #followed: string | null = null;
  #reducedMotion = prefersReducedMotion();
  /** Milliseconds of `performance.now()`; −∞ for a star that was there when the sky opened. */
  #flareStartedAt = Number.NEGATIVE_INFINITY;
  #hasContents = false;
  #hasSize = false;
  /** The sky fits itself to its window until the user turns or zooms it. */
  #isAutoFit = true;

  constructor(canvas: HTMLCanvasElement, renderer: SkyRenderer, events: SkyEvents) {
    this.#canvas = canvas;
    this.#events = events;
    this.#renderer = renderer;
    this.#report = new FrameReport(canvas, events);
    canvas.dataset.renderer = renderer.kind;
    const { signal } = this.#disposal;
    connectInput(canvas, this.#picker, this.#inputTarget, events, signal);
    watchCanvas(canvas, this.#canvasEvents, signal);
    watchPreferences(() => this.#applyPreferences(), signal);
    this.#applyPreferences();
  }

  /** Draws these entries from now on. Equal contents request no frame. */
  show(contents: SkyContents) {
    const before = this.#contents;
    if (this.#hasContents && isSameContents(before, contents)) return;
    this.#contents = contents;
    this.#hasContents = true;
    const wasThere = this.#stars.indexOf(contents.newestId) >= 0;
    const isGrown = contents.entries === before.entries || this.#stars.replace(contents.entries);
    const { extent } = this.#stars;
    this.#camera.setExtent(extent.outermost);
    this.#canvas.dataset.stars = String(contents.entries.length);
    if (contents.newestId !== before.newestId) this.#startFlare(wasThere);
    this.#renderer.show({
      entries: contents.entries,
      nextPlace: contents.nextPlace,
      newest: this.#stars.indexOf(contents.newestId),
      reach: extent.typical,
      outermost: extent.outermost,
    });
    this.#updateHighlights();
    if (!isGrown || !this.#isNewestInside()) this.#refit();
    this.#noteActivity();
  }

  /** Reports the screen position of this entry with each frame; null stops that. */
  follow(id: string | null) {
    this.#followed = id;
    this.#loop.requestFrame();
  }

  /** Gives this entry the wide glow and a ring, turns it to the front and allows more zoom; null selects none. */
  select(id: string | null) {
    if (id === this.#selected) return;
    this.#selected = id;
    delete this.#canvas.dataset.selected;
    this.#isAutoFit &&= id === null;
    this.#camera.focus(this.#stars.find(id));
    this.#updateHighlights();
    this.#noteActivity();
  }

  /** Draws rings round these entries, and a line through them in this order. */
  selectSeveral(ids: readonly string[]) {
    this.#several = ids;
    this.#updateHighlights();
    this.#noteActivity();
  }

  setMode(mode: ViewMode) {
    this.#renderer.setMode(mode);
    this.#noteActivity();
  }

  applyPreset(preset: Preset) {
    this.#isAutoFit = false;
    this.#camera.turnTo(presets[preset]);
    if (preset === "reset") this.#camera.zoomTo(this.#fittingZoom());
    this.#noteActivity();
  }

  /** Radians. */
  turnBy(yaw: number, pitch: number) {
    this.#isAutoFit = false;
    this.#camera.turnBy(yaw, pitch);
    this.#noteActivity();
  }

  zoomBy(factor: number) {
    this.#isAutoFit = false;
    this.#camera.zoomBy(factor);
    this.#noteActivity();
  }

  dispose() {
    this.#disposal.abort();
    this.#loop.stop();
    this.#renderer.dispose();
  }

  #updateHighlights() {
    const held = this.#hold.at(performance.now());
    this.#renderer.highlight({
      selected: this.#stars.indexOf(this.#selected),
      several: this.#several.map(this.#stars.indexOf).filter((at) => at >= 0),
      held: this.#stars.indexOf(held?.id ?? null),
      heldShare: held?.share ?? 0,
    });
  }

  /** Only a star that is added while the sky is on the screen begins with a flare. */
  #startFlare(wasThere: boolean) {
    const isAdded = this.#report.frames > 0 && !wasThere;
    this.#flareStartedAt = isAdded ? performance.now() : Number.NEGATIVE_INFINITY;
  }

  #isNewestInside(): boolean {
    const newest = this.#stars.find(this.#contents.newestId);
    return newest === null || isWellInside(newest, this.#camera.targetView);
  }

  #refit() {
    if (!this.#isAutoFit || !this.#hasContents || !this.#hasSize) return;
    this.#camera.zoomTo(this.#fittingZoom());
    if (this.#report.frames === 0) this.#camera.jumpToTarget();
  }

  #fittingZoom(): number {
    const { entries, nextPlace, newestId } = this.#contents;
    const [focused, newest] = [this.#stars.find(this.#selected), this.#stars.find(newestId)];
    return fittingZoom({ places: entries, nextPlace, newest, focused }, this.#camera.targetView);
  }

  #noteActivity() {
    this.#clock.noteActivity(performance.now());
    this.#loop.requestFrame();
  }

  #applyPreferences() {
    this.#reducedMotion = prefersReducedMotion();
    this.#renderer.applyTheme(themes[currentColorScheme()]);
    this.#noteActivity();
  }

  readonly #inputTarget: InputTarget = {
    noteActivity: () => this.#noteActivity(),
    setDragging: (isDragging) => {
      this.#camera.isDragging = isDragging;
      this.#loop.requestFrame();
    },
    turnBy: (yaw, pitch) => this.turnBy(yaw, pitch),
    zoomBy: (factor) => this.zoomBy(factor),
    resetView: () => this.applyPreset("reset"),
    beginHold: (id) => {
      this.#hold.begin(id, performance.now());
      this.#updateHighlights();
      this.#noteActivity();
    },
  };

  readonly #canvasEvents = {
    lost: () => {
      this.#loop.stop();
      this.#renderer.releaseContext();
      this.#events.contextLost(true);
    },
    restored: () => {
      this.#events.contextLost(false);
      this.#noteActivity();
    },
    resized: (width: number, height: number) => {
      if (width === 0 || height === 0) return;
      this.#hasSize = true;
      this.#camera.resize(width, height);
      if (this.#report.frames === 0) this.#camera.setOpeningTurn();
      this.#refit();
      this.#loop.requestFrame();
    },
  };

  #draw(now: number, seconds: number): Pace {
    if (!this.#hasContents || !this.#hasSize) return "idle";
    const isTurning = this.#camera.advance(seconds, this.#reducedMotion);
    const isAnimating = !this.#reducedMotion && this.#clock.advance(now, seconds);
    const isHolding = this.#advanceHold(now);
    const isFlaring = this.#renderer.draw(this.#camera.view, {
      time: this.#clock.time,
      reducedMotion: this.#reducedMotion,
      newestAge: (now - this.#flareStartedAt) / 1000,
      lowResolution: this.#loop.isOverloaded && (isTurning || this.#camera.isDragging),
    });
    this.#report.add(this.#camera.view, isTurning, {
      followed: this.#stars.find(this.#followed),
      newest: this.#stars.find(this.#contents.newestId),
      selected: this.#stars.find(this.#selected),
    });
    return isTurning || isFlaring || isHolding ? "fast" : isAnimating ? "slow" : "idle";
  }

  /** Fills the ring of the held star; a full ring starts the selection of several. */
  #advanceHold(now: number): boolean {
    if (!this.#hold.isActive) return false;
    const held = this.#hold.at(now);
    if (held && held.share >= 1) {
      this.#hold.end();
      navigator.vibrate?.(vibrationMs);
      this.#events.held(held.id);
    }
    this.#updateHighlights();
    return this.#hold.isActive;
  }
}
