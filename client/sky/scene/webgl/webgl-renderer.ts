/** Draws the sky by WebGL, from back to front, in eight draw calls at most. */

import { PerspectiveCamera, Scene, WebGLRenderer } from "three";
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
  type SkyRenderer,
  type ViewMode,
} from "../renderer.ts";
import { aimCamera } from "./aim-camera.ts";
import { AmbientStars } from "./ambient-stars.ts";
import { Graticule } from "./graticule.ts";
import { GuideLines } from "./guide-lines.ts";
import { Links } from "./links.ts";
import { NebulaHaze } from "./nebula-haze.ts";
import { NextPlaceRing } from "./next-place-ring.ts";
import { SelectionLine } from "./selection-line.ts";
import { SelectionRings } from "./selection-rings.ts";
import { Stars } from "./stars.ts";

/** What the types of three.js leave out. */
type CompiledProgram = { isReady(): boolean };

/** Device pixels for each CSS pixel: more cost much and show no difference. */
const maxPixelRatio = 2;
/** While the sky moves on a machine that cannot keep up. */
const reducedPixelRatio = 0.6;

export class WebglSkyRenderer implements SkyRenderer {
  readonly kind = "webgl2";
  readonly #stars = new Stars();
  readonly #ring = new NextPlaceRing();
  readonly #links = new Links();
  readonly #guideLines = new GuideLines();
  readonly #rings = new SelectionRings();
  readonly #line = new SelectionLine();
  readonly #haze = new NebulaHaze();
  readonly #backdrop = [new Graticule(), new AmbientStars()];
  readonly #overlays = [this.#ring, this.#rings, this.#line];
  readonly #firstFrameParts = [...this.#backdrop, this.#links, this.#guideLines, this.#stars];
  /** Added when their shaders are compiled, which begins after the first frame: it would delay the first star. */
  readonly #deferredParts = [this.#haze, ...this.#overlays];
  readonly #parts = [...this.#firstFrameParts, ...this.#deferredParts];
  readonly #world = new Scene();
  /** Where the shaders of the deferred parts are compiled. */
  readonly #waiting = new Scene();
  readonly #camera = new PerspectiveCamera();
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #labels: Labels;
  #hasDrawn = false;
  readonly #guides = new SkyGuides();
  #sky = noSky;
  #mode: ViewMode = "galaxy";
  #orbit: readonly Line[] = [];
  #orbitOf: MoodEntry | undefined;
  #emphasis: Emphasis | null = null;
  #connected: readonly MoodEntry[] = [];

  /** Throws when the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    // Transparent: the canvas's CSS background shows through.
    const context = canvas.getContext("webgl2", {
      alpha: true,
      antialias: false,
      depth: false,
      stencil: false,
    });
    // Checked here, because three would also log it as an error, and the 2D canvas is a normal fallback.
    if (!context) throw new Error("This browser has no WebGL 2.");
    this.#renderer = new WebGLRenderer({ canvas, context });
    // Otherwise three waits for the compiler's messages; the browser reports a program that does not link in any case.
    this.#renderer.debug.checkShaderErrors = false;
    this.#labels = new Labels(canvas);
    this.#world.add(...this.#firstFrameParts.map(({ object }) => object));
  }

  show(sky: MeasuredSky) {
    const { entries, settled, nextPlace, newest, flaring, reach } = sky;
    if (entries !== this.#sky.entries) {
      this.#stars.show(entries);
      this.#links.show(entries, reach);
      this.#connected = connectedBy(this.#emphasis, entries);
    }
    if (settled !== this.#sky.settled) this.#haze.show(settled);
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
    this.#line.show(isLong ? this.#connected : several.flatMap((at) => entries[at] ?? []), isLong);
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
    // Compiled together and early, so that the browser compiles in parallel while the stars are written.
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.compile(this.#world, this.#camera);
  }

  draw(view: View, frame: FrameState): boolean {
    const { reach, outermost } = this.#sky;
    this.#resize(
      view.width,
      view.height,
      frame.lowResolution ? reducedPixelRatio : Math.min(maxPixelRatio, devicePixelRatio),
    );
    for (const part of [...this.#backdrop, this.#links, this.#guideLines, ...this.#overlays])
      part.setView(view);
    this.#haze.object.visible = this.#isHazeDrawn(frame);
    this.#stars.setView(view, { reach, time: frame.time, reducedMotion: frame.reducedMotion });
    const isFlaring = this.#stars.setFlareAge(frame.flareAge);
    aimCamera(this.#camera, view, outermost);
    this.#renderer.render(this.#world, this.#camera);
    this.#labels.setView(view, reach);
    this.#canvas.dataset.drawCalls = String(this.#renderer.info.render.calls);
    return this.#addDeferredParts() || isFlaring;
  }

  /** Returns whether another frame must follow. */
  #addDeferredParts(): boolean {
    const objects = this.#deferredParts.map(({ object }) => object);
    if (!this.#hasDrawn) {
      this.#hasDrawn = true;
      this.#waiting.add(...objects);
      this.#renderer.compile(this.#waiting, this.#camera, this.#world);
      return true;
    }
    if (this.#waiting.children.length === 0) return false;
    if (this.isReady) this.#world.add(...objects);
    return true;
  }

  /** Asks without waiting (KHR_parallel_shader_compile); where the browser cannot tell, drawing waits. */
  get isReady(): boolean {
    const programs = this.#renderer.info.programs as readonly CompiledProgram[] | null;
    return programs?.every((program) => program.isReady()) ?? true;
  }

  releaseContext() {
    for (const part of this.#parts) part.dispose();
  }

  dispose() {
    this.releaseContext();
    this.#labels.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** The haze is the first part to leave out: on a slow machine, and where it would be the ninth draw call. */
  #isHazeDrawn({ lowResolution }: FrameState): boolean {
    return !lowResolution && !this.#overlays.every(({ object }) => object.visible);
  }

  /** Called with each frame of a hold: most of the time nothing has changed. */
  #updateOrbit(selected: MoodEntry | undefined) {
    if (selected === this.#orbitOf) return;
    this.#orbitOf = selected;
    this.#orbit = orbitLines(selected);
    this.#showGuideLines();
  }

  #updateGuides() {
    const { settled, reach } = this.#sky;
    if (!this.#guides.update(settled, reach, this.#mode === "grid")) return;
    this.#showGuideLines();
    this.#labels.show(this.#guides.shown.labels);
  }

  #showGuideLines() {
    this.#guideLines.show([...this.#guides.shown.lines, ...this.#orbit]);
  }

  /** Resizes right before drawing, because resizing clears the canvas. */
  #resize(width: number, height: number, ratio: number) {
    const isSameSize =
      this.#canvas.width === Math.floor(width * ratio) && this.#canvas.height === Math.floor(height * ratio);
    if (isSameSize) return;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
  }
}
