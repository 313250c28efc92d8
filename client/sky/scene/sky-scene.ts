/** The sky as one object: receives stars and input, moves the camera and decides when to draw. Uses the DOM, not React. */

import { OrbitCamera } from "./camera/orbit-camera.ts";
import type { ScreenOffset } from "./camera/pivot.ts";
import type { Preset } from "./camera/presets.ts";
import { isTall, type Room, type RoomSource, wholeCanvas } from "./camera/room.ts";
import { Flare } from "./flare.ts";
import { FrameReport } from "./frame-report.ts";
import { Framing } from "./framing.ts";
import { connectInput, type InputTarget } from "./input/connect-input.ts";
import { turnPerPixel } from "./input/gestures.ts";
import { Hold } from "./input/hold.ts";
import { SkyPicker } from "./input/sky-picker.ts";
import { watchCanvas } from "./input/watch-canvas.ts";
import { currentColorScheme, prefersReducedMotion, watchPreferences } from "./input/watch-preferences.ts";
import { Arrangement } from "./layouts/arrangement.ts";
import type { SkyLayout } from "./layouts/sky-layout.ts";
import { Glides } from "./model/glides.ts";
import { type SkyChange, SkyStars } from "./model/sky-stars.ts";
import { themes } from "./model/themes.ts";
import { type Drawn, RenderLoop } from "./render-loop.ts";
import { type Emphasis, type Highlights, type SkyRenderer, type ViewMode, withSelected } from "./renderer.ts";
import { isSameContents, type SkyContents, type SkyEvents } from "./scene-interface.ts";
import { type PlayedTime, ShownTime } from "./shown-time.ts";
import { SkyClock } from "./sky-clock.ts";

const emptySky: SkyContents = { entries: [], nextPlace: null, newestId: null };
/** Length of the vibration that confirms a hold, in milliseconds. */
const vibrationMs = 50;
/** Length of the fade into another layout with reduced motion, in milliseconds. */
const fadeMs = 250;
const noHighlights: Highlights = { selected: -1, several: [], held: -1, heldShare: 0 };
const noChange: SkyChange = { isWhole: false, added: [], moved: [] };

export class SkyScene {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: SkyEvents;
  readonly #renderer: SkyRenderer;
  readonly #stars = new SkyStars();
  readonly #camera = new OrbitCamera();
  readonly #framing: Framing;
  readonly #roomSource: RoomSource;
  #room: Room;
  readonly #picker = new SkyPicker(this.#stars, this.#camera);
  readonly #glides = new Glides();
  readonly #flare = new Flare();
  readonly #shownTime = new ShownTime();
  readonly #clock = new SkyClock();
  readonly #hold = new Hold();
  readonly #loop = new RenderLoop((now, seconds) => this.#draw(now, seconds));
  readonly #report: FrameReport;
  readonly #disposal = new AbortController();
  readonly #arrangement = new Arrangement();
  #contents = emptySky;
  #selected: string | null = null;
  #several: readonly string[] = [];
  #followed: string | null = null;
  #emphasis: Emphasis | null = null;
  #shownEmphasis: Emphasis | null = null;
  #reducedMotion = prefersReducedMotion();
  readonly #repeatPoint: () => void;
  #wasMoving = false;
  #hasContents = false;
  #hasSize = false;

  constructor(
    canvas: HTMLCanvasElement,
    renderer: SkyRenderer,
    events: SkyEvents,
    roomSource: RoomSource = wholeCanvas,
  ) {
    this.#canvas = canvas;
    this.#events = events;
    this.#renderer = renderer;
    this.#framing = new Framing(this.#camera, () => this.#subject, events.presetChanged);
    this.#roomSource = roomSource;
    this.#room = roomSource.measure(canvas);
    this.#report = new FrameReport(canvas, events);
    canvas.dataset.renderer = renderer.kind;
    const { signal } = this.#disposal;
    this.#repeatPoint = connectInput(canvas, this.#picker, this.#inputTarget, events, signal);
    watchCanvas(canvas, this.#canvasEvents, signal);
    roomSource.watch(() => this.#measureRoom(), signal);
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
    if (!isSameList) this.#endMorph();
    const change = isSameList ? noChange : this.#stars.replace(this.#arrangement.place(contents.entries));
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

  /** Whether nothing moves, and what was shown is drawn. */
  get isAtRest() {
    return this.#loop.isIdle;
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
    this.#framing.select(this.#stars.find(id));
    this.#applyEmphasis();
    this.#updateHighlights();
    this.#noteActivity();
  }

  /** Draws rings round these entries, and a line through them in this order. */
  selectSeveral(ids: readonly string[]) {
    this.#several = ids;
    this.#applyEmphasis();
    this.#updateHighlights();
    this.#noteActivity();
  }

  /** Dims all stars but these, for example but the results of a search; null dims none. */
  emphasize(emphasis: Emphasis | null) {
    this.#emphasis = emphasis;
    this.#applyEmphasis();
    this.#updateHighlights();
    this.#noteActivity();
  }

  /** A selected star stands out alone, or with what else stands out. */
  #applyEmphasis() {
    const selected = this.#several.length === 0 ? this.#selected : null;
    const next = withSelected(this.#emphasis, selected);
    if (next === this.#shownEmphasis) return;
    this.#shownEmphasis = next;
    this.#renderer.emphasize(next);
  }

  /** Shows stars outside this part of time as faint outlines; null shows all of them. */
  showTime(played: PlayedTime | null) {
    this.#shownTime.show(played);
    this.#noteActivity();
  }

  /** Moves the stars into this layout, from wherever they are on the way to another; null is the sky itself. */
  morphTo(layout: SkyLayout | null) {
    if (!this.#arrangement.setLayout(layout)) return;
    this.#framing.setFlat(layout !== null);
    this.#rearrange();
  }

  setMode(mode: ViewMode) {
    this.#renderer.setMode(mode);
    this.#noteActivity();
  }

  applyPreset(preset: Preset) {
    this.#framing.applyPreset(preset);
    this.#noteActivity();
  }

  /** Radians. */
  turnBy(yaw: number, pitch: number) {
    // A flat layout is only moved: from the side, nobody could read it.
    if (this.#arrangement.guides) return this.panBy(yaw / turnPerPixel, pitch / turnPerPixel);
    this.#framing.noteTurn();
    this.#camera.turnBy(yaw, pitch);
    this.#noteActivity();
  }

  /** Zooms to this point of the screen, in pixels, or to the middle of the free part. */
  zoomBy(factor: number, at: ScreenOffset | null = null) {
    this.#framing.noteMove();
    this.#camera.zoomBy(factor, at);
    this.#noteActivity();
  }

  /** Moves the sky over the screen. Pixels. */
  panBy(x: number, y: number) {
    this.#framing.noteMove();
    this.#camera.panBy(x, y);
    this.#noteActivity();
  }

  dispose() {
    this.#disposal.abort();
    this.#loop.stop();
    this.#renderer.dispose();
  }

  #updateHighlights() {
    // Rings and lines would be where the stars will be.
    if (this.#arrangement.morph.isActive) return this.#renderer.highlight(noHighlights);
    const held = this.#hold.at(performance.now());
    this.#renderer.highlight({
      selected: this.#stars.indexOf(this.#selected),
      several: this.#several.map(this.#stars.indexOf).filter((at) => at >= 0),
      held: this.#stars.indexOf(held?.id ?? null),
      heldShare: held?.share ?? 0,
    });
  }

  #endMorph() {
    this.#arrangement.morph.end();
    this.#stars.isPickable = true;
  }

  /** Moves the stars to their places; with reduced motion, the picture fades instead. */
  #rearrange() {
    if (!this.#hasContents) return;
    const now = performance.now();
    const { morph } = this.#arrangement;
    const from = morph.placesAt(now, this.#stars.entries);
    this.#glides.end();
    this.#stars.replace(this.#arrangement.place(this.#contents.entries));
    if (this.#report.frames === 0 || this.#reducedMotion) this.#endMorph();
    else morph.begin(from, now);
    this.#stars.isPickable = !morph.isActive;
    if (this.#reducedMotion) this.#canvas.animate([{ opacity: 0 }, { opacity: 1 }], fadeMs);
    this.#showStars(now);
    this.#framing.fit();
    const selected = this.#stars.find(this.#selected);
    if (selected) this.#framing.follow(selected);
    this.#noteActivity();
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
      ...{
        entries: this.#stars.shown,
        settled: entries,
        nextPlace: this.#arrangement.guides ? null : nextPlace,
      },
      ...{ newest: indexOf(newestId), flaring: indexOf(this.#flare.id) },
      ...{ reach: extent.typical, outermost },
      ...{ guides: this.#arrangement.guides, from: this.#arrangement.morph.from },
    });
    this.#updateHighlights();
  }

  #keepInView({ isWhole, added, moved }: SkyChange) {
    if (isWhole) this.#fit();
    else this.#framing.include([...added, ...moved.map(({ to }) => to)]);
    const selected = moved.find(({ to }) => to.id === this.#selected);
    if (selected) this.#framing.follow(selected.to);
  }

  #fit() {
    if (!this.#hasContents || !this.#hasSize) return;
    this.#framing.fit();
    if (this.#report.frames === 0) this.#camera.jumpToTarget();
  }

  get #subject() {
    const { nextPlace, newestId } = this.#contents;
    const stars = this.#stars.entries;
    return {
      ...{ stars, places: this.#arrangement.corners ?? stars },
      nextPlace,
      newest: this.#stars.find(newestId),
      selected: this.#stars.find(this.#selected),
    };
  }

  #measureRoom() {
    this.#room = this.#roomSource.measure(this.#canvas);
    this.#framing.setFree(this.#room.free);
    if (this.#arrangement.setTall(isTall(this.#room.free))) this.#rearrange();
    if (this.#report.frames === 0) this.#camera.jumpToTarget();
    this.#loop.requestFrame();
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
      this.#framing.setDragging(isDragging);
      this.#loop.requestFrame();
    },
    turnBy: (yaw, pitch) => this.turnBy(yaw, pitch),
    zoomBy: (factor, at) => this.zoomBy(factor, at),
    panBy: (x, y) => this.panBy(x, y),
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
      this.#endMorph();
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
      this.#measureRoom();
    },
  };

  #draw(now: number, seconds: number): Drawn {
    if (!this.#hasContents || !this.#hasSize) return "idle";
    if (!this.#renderer.isReady) return "waiting";
    if (this.#stars.shown !== this.#stars.entries) this.#showStars(now);
    const isMoving =
      this.#camera.advance(seconds, this.#reducedMotion) ||
      this.#glides.isActive ||
      this.#arrangement.morph.isActive;
    if (this.#arrangement.morph.isActive && this.#arrangement.morph.shareAt(now) >= 1) {
      this.#endMorph();
      this.#showStars(now);
    }
    const isAnimating = !this.#reducedMotion && this.#clock.advance(now, seconds);
    const isHolding = this.#advanceHold(now);
    const isPassing = this.#shownTime.advance(seconds);
    const isFlaring = this.#renderer.draw(this.#camera.view, {
      time: this.#clock.time,
      reducedMotion: this.#reducedMotion,
      shownTime: this.#shownTime.frame,
      morph: this.#arrangement.morph.shareAt(now),
      flareAge: this.#flare.age(now),
      room: this.#room,
      isMoving: isMoving || this.#camera.isDragging,
      lowResolution: this.#loop.isOverloaded && (isMoving || this.#camera.isDragging),
    });
    this.#report.add(this.#camera.view, this.#room, isMoving, {
      followed: this.#stars.findShown(this.#followed),
      newest: this.#stars.findShown(this.#contents.newestId),
      selected: this.#stars.findShown(this.#selected),
      several: this.#several.flatMap((id) => this.#stars.findShown(id) ?? []),
    });
    if (this.#wasMoving && !isMoving) this.#repeatPoint();
    this.#wasMoving = isMoving;
    return isMoving || isFlaring || isHolding || isPassing ? "fast" : isAnimating ? "slow" : "idle";
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
