/** Draws the sky by WebGL, from back to front, in eight draw calls at most. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { View } from "../camera/view.ts";
import { Labels } from "../labels.ts";
import { type Line, SkyGuides } from "../model/guides.ts";
import { orbitLines } from "../model/orbit-line.ts";
import type { Theme } from "../model/themes.ts";
import {
  connectedBy,
  type Emphasis,
  type FrameState,
  type Highlights,
  type MeasuredSky,
  noSky,
  pathStrengthBeside,
  pathStrengthIn,
  type SkyRenderer,
  type ViewMode,
} from "../renderer.ts";
import { AmbientStars } from "./ambient-stars.ts";
import { frameLength, writeFrame } from "./frame-uniforms.ts";
import { Gpu } from "./gpu/gpu.ts";
import type { Pass } from "./gpu/pass.ts";
import { Graticule } from "./graticule.ts";
import { GuideLines } from "./guide-lines.ts";
import { Links } from "./links.ts";
import { NebulaHaze } from "./nebula-haze.ts";
import { NextPlaceRing } from "./next-place-ring.ts";
import { SelectionLine } from "./selection-line.ts";
import { SelectionRings } from "./selection-rings.ts";
import { Stars } from "./stars.ts";

/** Device pixels for each CSS pixel: more cost much and show no difference. */
const maxPixelRatio = 2;
/** While the sky moves on a machine that cannot keep up. */
const reducedPixelRatio = 0.6;

type Part = { readonly passes: readonly Pass[] };

export class WebglSkyRenderer implements SkyRenderer {
  readonly kind = "webgl2";
  readonly #stars = new Stars();
  readonly #ring = new NextPlaceRing();
  readonly #links = new Links();
  readonly #guideLines = new GuideLines();
  readonly #rings = new SelectionRings();
  readonly #line = new SelectionLine();
  readonly #haze = new NebulaHaze();
  readonly #graticule = new Graticule();
  readonly #ambientStars = new AmbientStars();
  /** From back to front. */
  readonly #parts = [
    ...[this.#haze, this.#guideLines, this.#graticule, this.#ambientStars],
    ...[this.#links, this.#stars, this.#ring, this.#line, this.#rings],
  ];
  readonly #overlays = [this.#ring, this.#line, this.#rings];
  readonly #canvas: HTMLCanvasElement;
  readonly #gpu: Gpu;
  readonly #frame = new Float32Array(frameLength);
  readonly #labels: Labels;
  /** Compiled after the first frame, which they would delay. No other frame is drawn until they are ready. */
  readonly #later = new Set<Part>([this.#haze, ...this.#overlays]);
  #passes: readonly Pass[] = [];
  #isWhole = false;
  readonly #guides = new SkyGuides();
  /** Of the last frame. */
  #drawCalls = -1;
  #sky = noSky;
  #mode: ViewMode = "galaxy";
  #orbit: readonly Line[] = [];
  #orbitOf: MoodEntry | undefined;
  #emphasis: Emphasis | null = null;
  #connected: readonly MoodEntry[] = [];

  /** Throws when the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#gpu = new Gpu(canvas);
    this.#labels = new Labels(canvas);
    this.#collectPasses();
  }

  show(sky: MeasuredSky) {
    const { entries, settled, nextPlace, newest, flaring, reach, guides, from } = sky;
    if (entries !== this.#sky.entries) {
      this.#stars.show(entries);
      this.#links.show(entries, reach, guides !== null);
      this.#collectPasses();
      this.#connected = connectedBy(this.#emphasis, entries);
    }
    this.#stars.showFrom(from);
    if (!guides && settled !== this.#sky.settled) this.#haze.show(settled);
    this.#sky = sky;
    this.#stars.setNewest(newest, flaring);
    this.#ring.show(nextPlace, entries.length === 0);
    this.#updateGuides();
  }

  setMode(mode: ViewMode) {
    this.#mode = mode;
    this.#links.setMode(mode);
    this.#updateGuides();
  }

  highlight({ selected, several, held, heldShare }: Highlights) {
    const { entries } = this.#sky;
    this.#stars.select(selected);
    this.#links.select(selected);
    const fullRings = [...new Set([...several, selected])].map((at) => ({ entry: entries[at], share: 1 }));
    const rings = [...fullRings, { entry: entries[held], share: heldShare }];
    this.#rings.show(rings.flatMap(({ entry, share }) => (entry ? [{ entry, share }] : [])));
    const isLong = several.length === 0;
    const connected = this.#sky.from ? [] : this.#connected;
    this.#line.show(isLong ? connected : several.flatMap((at) => entries[at] ?? []), isLong);
    this.#updateOrbit(entries[selected]);
  }

  emphasize(emphasis: Emphasis | null) {
    this.#emphasis = emphasis;
    this.#stars.emphasize(emphasis);
    this.#links.setStrength(pathStrengthBeside(emphasis));
    this.#connected = connectedBy(emphasis, this.#sky.entries);
  }

  applyTheme(theme: Theme) {
    this.#canvas.style.background = theme.background;
    for (const part of this.#parts) part.applyTheme(theme);
    // Early, so that the browser compiles in parallel while the stars are written.
    this.#gpu.compile(this.#passes);
  }

  draw(view: View, frame: FrameState): boolean {
    const { reach, outermost } = this.#sky;
    const ratio = frame.lowResolution ? reducedPixelRatio : Math.min(maxPixelRatio, devicePixelRatio);
    this.#resize(Math.floor(view.width * ratio), Math.floor(view.height * ratio));
    for (const part of [this.#graticule, this.#ambientStars]) part.setView(view);
    this.#links.setView(view, pathStrengthIn(this.#sky, frame));
    this.#links.setTime(frame.shownTime);
    this.#stars.setTime(frame.shownTime, frame.morph);
    this.#stars.setView(view, { reach, reducedMotion: frame.reducedMotion });
    const isFlaring = this.#stars.setFlareAge(frame.flareAge);
    this.#haze.isVisible = this.#isHazeDrawn(frame);
    writeFrame(this.#frame, view, outermost, frame.time);
    const drawCalls = this.#gpu.draw(this.#passes, this.#frame);
    this.#labels.setView(view, reach, { ...frame, stars: this.#sky.entries });
    if (drawCalls !== this.#drawCalls) this.#canvas.dataset.drawCalls = String(drawCalls);
    this.#drawCalls = drawCalls;
    return this.#completeAfterFirstFrame() || isFlaring;
  }

  get isReady(): boolean {
    return this.#gpu.isReady(this.#passes);
  }

  releaseContext() {
    this.#gpu.release();
    this.#isWhole = false;
    this.#collectPasses();
  }

  dispose() {
    this.#labels.dispose();
    this.#gpu.dispose();
  }

  #collectPasses() {
    const isDrawn = (part: Part) => this.#isWhole || !this.#later.has(part);
    this.#passes = this.#parts.filter(isDrawn).flatMap(({ passes }) => passes);
  }

  /** Returns whether another frame must follow, with the rest of the sky. */
  #completeAfterFirstFrame(): boolean {
    if (this.#isWhole || this.#gpu.isLost) return false;
    this.#isWhole = true;
    this.#collectPasses();
    this.#gpu.compile(this.#passes);
    return true;
  }

  /** The haze is the first part to leave out: on a slow machine, and where it would be the ninth draw call. */
  #isHazeDrawn({ lowResolution }: FrameState): boolean {
    return (
      !this.#sky.guides &&
      !lowResolution &&
      !this.#overlays.every(({ passes }) => passes.every(({ isDrawn }) => isDrawn))
    );
  }

  /** Called with each frame of a hold: most of the time nothing has changed. */
  #updateOrbit(selected: MoodEntry | undefined) {
    if (selected === this.#orbitOf) return;
    this.#orbitOf = selected;
    this.#orbit = orbitLines(selected);
    this.#showGuideLines();
  }

  #updateGuides() {
    const { settled, reach, guides } = this.#sky;
    if (!this.#guides.update(settled, reach, this.#mode === "grid", guides)) return;
    this.#showGuideLines();
    this.#labels.show(this.#guides.shown.labels);
  }

  #showGuideLines() {
    this.#guideLines.show([...this.#guides.shown.lines, ...this.#orbit]);
  }

  /** Resizes right before drawing, because resizing clears the canvas. Device pixels. */
  #resize(width: number, height: number) {
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
  }
}
