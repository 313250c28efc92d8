/** The sky as one object: receives stars and input, moves the camera and decides when to draw. Uses the DOM, not React. */

import { fittingZoom, isWellInside, zoomToInclude } from "./camera/fit.ts";
import { OrbitCamera, presets } from "./camera/orbit-camera.ts";
import { Flare } from "./flare.ts";
import { FrameReport } from "./frame-report.ts";
import { connectInput, type InputTarget } from "./input/connect-input.ts";
import { Hold } from "./input/hold.ts";
import { SkyPicker } from "./input/sky-picker.ts";
import { watchCanvas } from "./input/watch-canvas.ts";
import { currentColorScheme, prefersReducedMotion, watchPreferences } from "./input/watch-preferences.ts";
import { Glides } from "./model/glides.ts";
import { type SkyChange, SkyStars } from "./model/sky-stars.ts";
import { themes } from "./model/themes.ts";
import { type Pace, RenderLoop } from "./render-loop.ts";
import type { Emphasis, SkyRenderer, ViewMode } from "./renderer.ts";
import { isSameContents, type Preset, type SkyContents, type SkyEvents } from "./scene-interface.ts";
import { SkyClock } from "./sky-clock.ts";

const emptySky: SkyContents = { entries: [], nextPlace: null, newestId: null };
/** Length of the vibration that confirms a hold, in milliseconds. */
const vibrationMs = 50;
const noChange: SkyChange = { isWhole: false, added: [], moved: [] };

export class SkyScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: SkyEvents;
  readonly #renderer: SkyRenderer;
  readonly #stars = new SkyStars();
  readonly #camera = new OrbitCamera();
  readonly #picker = new SkyPicker(this.#stars, this.#camera);
  readonly #glides = new Glides();
  readonly #flare = new Flare();
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
    const isSameList = contents.entries === before.entries;
    const change = isSameList ? noChange : this.#stars.replace(contents.entries);
    this.#animate(change);
    if (!this.#stars.find(this.#hold.id)) this.#hold.end();
    this.#canvas.dataset.stars = String(contents.entries.length);
    this.#showStars(performance.now());
    this.#keepInView(change);
    this.#noteActivity();
  }

  /** Reports the screen position of this entry with each frame; null stops that. */
  follow(id: string | null) {
    this.#followed = id;
    this.#loop.requestFrame();
  }

  /** Draws one frame, which reports where the stars are. */
  redraw() {
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

  /** Dims all stars but these, for example but the results of a search; null dims none. */
  emphasize(emphasis: Emphasis | null) {
    this.#renderer.emphasize(emphasis);
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

  /** Stars that are added while the sky is on the screen begin with a flare, and moved ones glide. */
  #animate({ added, moved }: SkyChange) {
    if (this.#report.frames === 0) return;
    const now = performance.now();
    const newest = added.find(({ id }) => id === this.#contents.newestId) ?? added.at(-1);
    if (newest) this.#flare.begin(newest.id, now);
    if (this.#reducedMotion) this.#glides.end();
    else this.#glides.begin(moved, now);
  }

  #showStars(now: number) {
    const { nextPlace, newestId } = this.#contents;
    const { entries, extent, indexOf } = this.#stars;
    this.#stars.shown = this.#glides.apply(entries, indexOf, now);
    const outermost = Math.max(extent.outermost, this.#glides.outermost);
    this.#camera.setExtent(outermost);
    this.#renderer.show({
      ...{ entries: this.#stars.shown, settled: entries, nextPlace },
      ...{ newest: indexOf(newestId), flaring: indexOf(this.#flare.id) },
      ...{ reach: extent.typical, outermost },
    });
    this.#updateHighlights();
  }

  /** One star more costs no look at all the others, unless it lies far outside. */
  #keepInView({ isWhole, added, moved }: SkyChange) {
    const view = this.#camera.targetView;
    const outside = [...added, ...moved.map(({ to }) => to)].filter((star) => !isWellInside(star, view));
    const [first, ...others] = outside;
    const zoom = first && others.length === 0 ? zoomToInclude(first, view) : null;
    if (isWhole || (first && zoom === null)) this.#refit();
    else if (this.#isAutoFit && zoom !== null) this.#camera.zoomTo(zoom);
    // A selected star that an edit moves out of the window is followed.
    const selected = outside.find(({ id }) => id === this.#selected);
    if (selected) this.#camera.focus(selected);
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
    if (this.#reducedMotion) this.#glides.end();
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
    if (!this.#renderer.isReady) return "fast";
    if (this.#stars.shown !== this.#stars.entries) this.#showStars(now);
    const isMoving = this.#camera.advance(seconds, this.#reducedMotion) || this.#glides.isActive;
    const isAnimating = !this.#reducedMotion && this.#clock.advance(now, seconds);
    const isHolding = this.#advanceHold(now);
    const isFlaring = this.#renderer.draw(this.#camera.view, {
      time: this.#clock.time,
      reducedMotion: this.#reducedMotion,
      flareAge: this.#flare.age(now),
      lowResolution: this.#loop.isOverloaded && (isMoving || this.#camera.isDragging),
    });
    this.#report.add(this.#camera.view, isMoving, {
      followed: this.#stars.findShown(this.#followed),
      newest: this.#stars.findShown(this.#contents.newestId),
      selected: this.#stars.findShown(this.#selected),
    });
    return isMoving || isFlaring || isHolding ? "fast" : isAnimating ? "slow" : "idle";
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
