/** Draws the sky by WebGL on the canvas of the page, in eight draw calls at most. */

import type { View } from "../camera/view.ts";
import { Labels } from "../labels.ts";
import type { Lights } from "../lights/lights.ts";
import type { SkyWords } from "../model/sky-words.ts";
import type { Theme } from "../model/themes.ts";
import type { Emphasis, FrameState, Highlights, MeasuredSky, SkyRenderer, ViewMode } from "../renderer.ts";
import { frameLength } from "./frame-uniforms.ts";
import { Gpu } from "./gpu/gpu.ts";
import type { Pass } from "./gpu/pass.ts";
import { SkyPasses } from "./sky-passes.ts";

/** Device pixels for each CSS pixel: more cost much and show no difference. */
const maxPixelRatio = 2;
/** Ratio while the sky moves on a machine that cannot keep up. */
const reducedPixelRatio = 0.6;

export class WebglSkyRenderer implements SkyRenderer {
  readonly kind = "webgl2";
  readonly #drawn = new SkyPasses();
  readonly #canvas: HTMLCanvasElement;
  readonly #gpu: Gpu;
  readonly #frame = new Float32Array(frameLength);
  readonly #labels: Labels;
  #passes: readonly Pass[] = [];
  #isWhole = false;
  /** Draw calls of the last frame. */
  #drawCalls = -1;

  /** Throws when the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#gpu = new Gpu(canvas);
    this.#labels = new Labels(canvas);
    this.#collectPasses();
  }

  show(sky: MeasuredSky) {
    if (this.#drawn.show(sky)) this.#collectPasses();
    this.#showLabels();
  }

  setWords(words: SkyWords) {
    this.#drawn.setWords(words);
    this.#showLabels();
  }

  setMode(mode: ViewMode) {
    this.#drawn.setMode(mode);
    this.#showLabels();
  }

  highlight(highlights: Highlights) {
    this.#drawn.highlight(highlights);
  }

  emphasize(emphasis: Emphasis | null) {
    this.#drawn.emphasize(emphasis);
  }

  showLights(lights: Lights | null) {
    this.#drawn.showLights(lights);
    this.#collectPasses();
    this.#gpu.compile(this.#passes);
  }

  applyTheme(theme: Theme) {
    this.#canvas.style.background = theme.background;
    this.#drawn.applyTheme(theme);
    // Compiling begins early, so that the browser does it in parallel while the stars are written.
    this.#gpu.compile(this.#passes);
  }

  draw(view: View, frame: FrameState): boolean {
    const ratio = frame.lowResolution ? reducedPixelRatio : Math.min(maxPixelRatio, devicePixelRatio);
    this.#resize(Math.floor(view.width * ratio), Math.floor(view.height * ratio));
    const isFlaring = this.#drawn.setFrame(this.#frame, view, frame);
    const drawCalls = this.#gpu.draw(this.#passes, this.#frame);
    const { entries, reach } = this.#drawn.sky;
    this.#labels.setView(view, reach, { ...frame, stars: entries });
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
    this.#passes = this.#isWhole ? this.#drawn.all : this.#drawn.first;
  }

  /** Returns whether another frame must follow, with the rest of the sky. No other frame is drawn until that is ready. */
  #completeAfterFirstFrame(): boolean {
    if (this.#isWhole || this.#gpu.isLost) return false;
    this.#isWhole = true;
    this.#collectPasses();
    this.#gpu.compile(this.#passes);
    return true;
  }

  #showLabels() {
    const labels = this.#drawn.newLabels();
    if (labels) this.#labels.show(labels, this.#drawn.sky.figures);
  }

  /** Resizes right before drawing, because resizing clears the canvas. Device pixels. */
  #resize(width: number, height: number) {
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
  }
}
