/** The sky as one object: receives stars and input, and moves the camera. Uses the DOM, not React. */

import { ArrangedStars } from "./arranged-stars.ts";
import { layoutRoomIn } from "./camera/fit.ts";
import { OrbitCamera } from "./camera/orbit-camera.ts";
import type { ScreenOffset } from "./camera/pivot.ts";
import type { Preset } from "./camera/presets.ts";
import { type RoomSource, wholeCanvas } from "./camera/room.ts";
import { Framing } from "./framing.ts";
import { Highlighting } from "./highlighting.ts";
import { connectInput, type InputTarget } from "./input/connect-input.ts";
import { turnPerPixel } from "./input/gestures.ts";
import { SkyPicker } from "./input/sky-picker.ts";
import { watchCanvas } from "./input/watch-canvas.ts";
import { currentColorScheme, prefersReducedMotion, watchPreferences } from "./input/watch-preferences.ts";
import type { SkyLayout } from "./layouts/sky-layout.ts";
import type { Lights, Sides } from "./lights/lights.ts";
import { type SkyChange, SkyStars } from "./model/sky-stars.ts";
import type { SkyWords } from "./model/sky-words.ts";
import { themes } from "./model/themes.ts";
import type { Emphasis, SkyRenderer, ViewMode } from "./renderer.ts";
import type { GlowPlacer, SkyContents, SkyEvents, SkyFigures, SkyInView } from "./scene-interface.ts";
import type { PlayedTime } from "./shown-time.ts";
import { SkyFrames } from "./sky-frames.ts";

/** Length of the fade into another layout with reduced motion, in milliseconds. */
const fadeMs = 250;

export class SkyScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: SkyEvents;
  readonly #renderer: SkyRenderer;
  readonly #roomSource: RoomSource;
  readonly #camera = new OrbitCamera();
  readonly #stars = new SkyStars();
  readonly #highlighting: Highlighting;
  readonly #arranged: ArrangedStars;
  readonly #framing: Framing;
  readonly #frames: SkyFrames;
  readonly #disposal = new AbortController();
  #isReducedMotion = prefersReducedMotion();
  #hasSize = false;
  #sides: Sides | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    renderer: SkyRenderer,
    events: SkyEvents,
    roomSource: RoomSource = wholeCanvas,
  ) {
    this.#canvas = canvas;
    this.#events = events;
    this.#renderer = renderer;
    this.#roomSource = roomSource;
    const [stars, camera] = [this.#stars, this.#camera];
    const highlighting = new Highlighting(renderer, stars, events.held);
    const arranged = new ArrangedStars({ renderer, camera, stars, highlighting });
    this.#highlighting = highlighting;
    this.#arranged = arranged;
    this.#framing = new Framing(camera, () => arranged.subject, events.presetChanged);
    const { signal } = this.#disposal;
    const rested = connectInput(canvas, new SkyPicker(stars, camera), this.#inputTarget, events, signal);
    this.#frames = new SkyFrames({ canvas, renderer, camera, stars, arranged, highlighting, events, rested });
    canvas.dataset.renderer = renderer.kind;
    watchCanvas(canvas, this.#canvasEvents, signal);
    roomSource.watch(() => this.#measureRoom(), signal);
    watchPreferences(() => this.#applyPreferences(), signal);
    this.#applyPreferences();
  }

  /** Draws these entries from now on. Equal contents request no frame. */
  show(contents: SkyContents) {
    const change = this.#arranged.replace(contents, this.#frames.hasDrawn, performance.now());
    if (!change) return;
    this.#canvas.dataset.stars = String(contents.entries.length);
    this.#keepInView(change);
    this.#frames.noteActivity();
  }

  /** Reports the screen position of this entry with each frame; null stops that. */
  follow(id: string | null) {
    this.#frames.followed = id;
    this.#frames.request();
  }

  /** Whether nothing moves, and what was shown is drawn. */
  get isAtRest() {
    return this.#frames.isIdle;
  }

  /** What of the sky is in view once nothing moves. */
  get inView(): SkyInView {
    const { emphasis, several, selected, framed } = this.#highlighting;
    return {
      ...{ feelings: this.#arranged.feelings, entries: this.#stars.entries, emphasis, several },
      ...{ layout: this.#arranged.flatLayout, glow: this.#arranged.glow, sides: this.#sides },
      ...{ shownTime: this.#frames.shownTime, view: this.#camera.targetView, free: this.#framing.free },
      isWhole: this.#framing.isAutomatic && selected === null && framed === null,
    };
  }

  /** Draws one frame, which reports where the stars are. */
  redraw() {
    this.#frames.request();
  }

  /** Gives this entry the wide glow and a ring, turns it to the front and allows more zoom; null selects none. */
  select(id: string | null) {
    if (!this.#highlighting.select(id)) return;
    delete this.#canvas.dataset.selected;
    this.#framing.select(this.#highlighting.selected);
    this.#frames.noteActivity();
  }

  /** Draws rings round these entries, and a line through them in this order. */
  selectSeveral(ids: readonly string[]) {
    this.#highlighting.selectSeveral(ids);
    this.#frames.noteActivity();
  }

  /** Draws these constellations, with lines and names; null draws none. */
  showFigures(figures: SkyFigures | null) {
    this.#arranged.showFigures(figures, performance.now());
    this.#frames.noteActivity();
  }

  /** Lets the days glow by what they measured; null does not. */
  showGlow(place: GlowPlacer | null) {
    this.#arranged.showGlow(place, performance.now());
    this.#frames.noteActivity();
  }

  /** Dims all stars but these, for example but the results of a search; null dims none. */
  emphasize(emphasis: Emphasis | null) {
    const wasFramed = this.#highlighting.framed !== null;
    this.#highlighting.emphasize(emphasis);
    if (wasFramed || emphasis?.isFramed) this.#framing.fitAnew();
    this.#frames.noteActivity();
  }

  /** Draws lights round the stars of a comparison; null draws none. */
  showLights(lights: Lights | null) {
    this.#sides = lights?.sides ?? null;
    this.#renderer.showLights(lights);
    this.#frames.noteActivity();
  }

  /** Shows stars outside this part of time as faint outlines; null shows all of them. */
  showTime(played: PlayedTime | null) {
    this.#frames.showTime(played);
  }

  /** Moves the stars into this layout, from wherever they are on the way to another; null is the sky itself. */
  morphTo(layout: SkyLayout | null) {
    if (!this.#arranged.setLayout(layout)) return;
    this.#framing.setFlat(layout !== null);
    this.#moveIntoRoom();
    this.#rearrange();
  }

  /** Writes these words into the sky from now on. */
  setWords(words: SkyWords) {
    this.#renderer.setWords(words);
    this.#frames.noteActivity();
  }

  setMode(mode: ViewMode) {
    this.#renderer.setMode(mode);
    this.#frames.noteActivity();
  }

  applyPreset(preset: Preset) {
    this.#framing.applyPreset(preset);
    this.#frames.noteActivity();
  }

  /** Radians. */
  turnBy(yaw: number, pitch: number) {
    // A flat layout is only moved: seen from the side, it is not readable.
    if (this.#arranged.isFlat) return this.panBy(yaw / turnPerPixel, pitch / turnPerPixel);
    this.#framing.noteTurn();
    this.#camera.turnBy(yaw, pitch);
    this.#frames.noteActivity();
  }

  /** Zooms to this point of the screen, in pixels, or to the middle of the free part. */
  zoomBy(factor: number, at: ScreenOffset | null = null) {
    this.#framing.noteMove();
    this.#camera.zoomBy(factor, at);
    this.#frames.noteActivity();
  }

  /** Moves the sky over the screen. Pixels. */
  panBy(x: number, y: number) {
    this.#framing.noteMove();
    this.#camera.panBy(x, y);
    this.#frames.noteActivity();
  }

  /** Goes on with the view of another scene of the same stars, which this one replaces. */
  continueFrom(before: SkyScene) {
    this.#framing.continueFrom(before.#framing);
    this.#camera.aim = before.#camera.aim;
    this.#camera.jumpToTarget();
    this.#frames.noteActivity();
  }

  dispose() {
    this.#disposal.abort();
    this.#frames.stop();
    this.#renderer.dispose();
  }

  /** Moves the stars to their places; with reduced motion, the picture fades instead. */
  #rearrange() {
    if (!this.#arranged.hasContents) return;
    this.#arranged.rearrange(this.#frames.hasDrawn, performance.now());
    if (this.#isReducedMotion) this.#canvas.animate([{ opacity: 0 }, { opacity: 1 }], fadeMs);
    this.#framing.fit();
    const { selected } = this.#highlighting;
    if (selected) this.#framing.follow(selected);
    this.#frames.noteActivity();
  }

  #keepInView({ isWhole, added, moved }: SkyChange) {
    if (isWhole) this.#fit();
    else this.#framing.include([...added, ...moved.map(({ to }) => to)]);
    const { selected } = this.#highlighting;
    if (selected && moved.some(({ to }) => to === selected)) this.#framing.follow(selected);
  }

  #fit() {
    if (!this.#hasSize) return;
    this.#framing.fit();
    if (!this.#frames.hasDrawn) this.#camera.jumpToTarget();
  }

  #measureRoom() {
    if (this.#moveIntoRoom()) {
      this.#framing.forgetMove();
      this.#rearrange();
    }
    if (!this.#frames.hasDrawn) this.#camera.jumpToTarget();
    this.#frames.request();
  }

  /** Returns whether the stars have other places in this room. */
  #moveIntoRoom(): boolean {
    const measured = this.#roomSource.measure(this.#canvas);
    const room = this.#arranged.hasLayout ? { ...measured, free: measured.uncovered } : measured;
    if (this.#hasSize) this.#frames.room = room;
    this.#framing.setFree(room.free);
    // What a person has moved or zoomed stays as it is.
    if (this.#arranged.isFlat && !this.#framing.isAutomatic) return false;
    return this.#arranged.setRoom(layoutRoomIn(room.free));
  }

  #applyPreferences() {
    this.#isReducedMotion = prefersReducedMotion();
    this.#arranged.isReducedMotion = this.#isReducedMotion;
    this.#frames.isReducedMotion = this.#isReducedMotion;
    this.#renderer.applyTheme(themes[currentColorScheme()]);
    this.#frames.noteActivity();
  }

  readonly #inputTarget: InputTarget = {
    noteActivity: () => this.#frames.noteActivity(),
    setDragging: (isDragging) => {
      this.#framing.setDragging(isDragging);
      this.#frames.request();
    },
    turnBy: (yaw, pitch) => this.turnBy(yaw, pitch),
    zoomBy: (factor, at) => this.zoomBy(factor, at),
    panBy: (x, y) => this.panBy(x, y),
    resetView: () => this.applyPreset("reset"),
    beginHold: (id) => {
      this.#highlighting.beginHold(id, performance.now());
      this.#frames.noteActivity();
    },
  };

  readonly #canvasEvents = {
    lost: () => {
      this.#frames.stop();
      this.#renderer.releaseContext();
      this.#arranged.finishMorph(performance.now());
      this.#events.contextLost(true);
    },
    restored: () => {
      this.#events.contextLost(false);
      this.#frames.noteActivity();
    },
    resized: (width: number, height: number) => {
      if (width === 0 || height === 0) return;
      this.#hasSize = true;
      this.#framing.resize(width, height);
      this.#measureRoom();
    },
  };
}
