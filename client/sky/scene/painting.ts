/** The sky on the graphics card: what is painted, from back to front, in eight draw calls at most. */

import { PerspectiveCamera, Scene, WebGLRenderer } from "three";
import { AmbientStars } from "./ambient.ts";
import { type Bearings, bearingsOf, enoughStars, frameOf, type Line } from "./bearings.ts";
import { ChosenLine } from "./chosen-line.ts";
import { ChosenRings } from "./chosen-rings.ts";
import { Graticule } from "./graticule.ts";
import { Labels } from "./labels.ts";
import { aimLens } from "./lens.ts";
import { Links, type ViewMode } from "./links.ts";
import { Marks } from "./marks.ts";
import { NebulaHaze } from "./nebula-haze.ts";
import { NextPlaceRing } from "./next-place-ring.ts";
import { orbitLines } from "./orbit-line.ts";
import type { Chosen, Moment, Painter, Picture } from "./painter.ts";
import { Stars } from "./stars.ts";
import type { Theme } from "./themes.ts";
import type { View } from "./view.ts";

/** More device pixels than this for each CSS pixel cost much and show nothing. */
const sharpest = 2;
/** Of a moving picture, on a machine that cannot keep up. */
const coarse = 0.6;

export class Painting implements Painter {
  readonly kind = "webgl2";
  readonly #stars = new Stars();
  readonly #ring = new NextPlaceRing();
  readonly #links = new Links();
  readonly #marks = new Marks();
  readonly #rings = new ChosenRings();
  readonly #line = new ChosenLine();
  readonly #haze = new NebulaHaze();
  readonly #backdrop = [new Graticule(), new AmbientStars()];
  readonly #overStars = [this.#ring, this.#rings, this.#line];
  readonly #atOnce = [...this.#backdrop, this.#links, this.#marks, this.#stars];
  /** What the first picture can do without: making its programs would keep the first star waiting. */
  readonly #afterwards = [this.#haze, ...this.#overStars];
  readonly #parts = [...this.#atOnce, ...this.#afterwards];
  readonly #world = new Scene();
  readonly #lens = new PerspectiveCamera();
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #labels: Labels;
  #isWhole = false;
  #picture: Picture = { entries: [], nextPlace: null, newest: -1, reach: 1, outermost: 1 };
  #mode: ViewMode = "galaxy";
  #bearings: Bearings = { lines: [], labels: [] };
  #bearingsKey = "";
  /** Of the selected twin, by the index that it is drawn for. */
  #orbit: readonly Line[] = [];
  #orbiting = -1;

  /** Throws when the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    // Transparent: the ground is the canvas's own background.
    const context = canvas.getContext("webgl2", {
      alpha: true,
      antialias: false,
      depth: false,
      stencil: false,
    });
    // Said here: three would write it to the console as well, and it is nothing that anybody has to mend.
    if (!context) throw new Error("This browser has no WebGL 2.");
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#labels = new Labels(canvas);
    this.#world.add(...this.#atOnce.map(({ object }) => object));
  }

  show(picture: Picture) {
    const { entries, nextPlace, newest, reach } = picture;
    if (entries !== this.#picture.entries) {
      this.#stars.show(entries);
      this.#links.show(entries, reach);
    }
    this.#picture = picture;
    this.#stars.markNewest(newest);
    this.#ring.show(nextPlace, entries.length === 0);
    this.#showBearings();
  }

  setMode(mode: ViewMode) {
    this.#mode = mode;
    this.#links.setMode(mode);
    this.#showBearings();
  }

  choose({ selected, several, held, heldShare }: Chosen) {
    const { entries } = this.#picture;
    this.#stars.select(selected);
    this.#links.select(selected);
    const whole = [...new Set([...several, selected])].map((at) => ({ entry: entries[at], share: 1 }));
    const rings = [...whole, { entry: entries[held], share: heldShare }];
    this.#rings.show(rings.flatMap(({ entry, share }) => (entry ? [{ entry, share }] : [])));
    this.#line.show(several.flatMap((at) => entries[at] ?? []));
    this.#showOrbit(selected);
  }

  wear(theme: Theme) {
    this.#canvas.style.background = theme.ground;
    for (const part of this.#parts) part.wear(theme);
    // All at once and before they are needed: the browser makes them side by side while the stars are written.
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.compile(this.#world, this.#lens);
  }

  draw(view: View, moment: Moment): boolean {
    const { reach, outermost } = this.#picture;
    this.#fit(view.width, view.height, moment.hurried ? coarse : Math.min(sharpest, devicePixelRatio));
    for (const part of [...this.#backdrop, this.#links, this.#marks, ...this.#overStars]) part.see(view);
    this.#haze.object.visible = this.#hasRoomForHaze(moment);
    this.#stars.see(view, { reach, time: moment.time, still: moment.still });
    const isFlaring = this.#stars.ageNewest(moment.age);
    aimLens(this.#lens, view, outermost);
    this.#renderer.render(this.#world, this.#lens);
    this.#labels.see(view, reach);
    this.#canvas.dataset.drawCalls = String(this.#renderer.info.render.calls);
    const isFirst = !this.#isWhole;
    if (isFirst) this.#complete();
    return isFlaring || isFirst;
  }

  #complete() {
    this.#isWhole = true;
    this.#world.add(...this.#afterwards.map(({ object }) => object));
    this.#renderer.compile(this.#world, this.#lens);
  }

  release() {
    for (const part of this.#parts) part.dispose();
  }

  dispose() {
    this.release();
    this.#labels.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** It is the first to go: where a machine cannot keep up, and where everything else is drawn at once. */
  #hasRoomForHaze({ hurried }: Moment): boolean {
    return !hurried && !this.#overStars.every(({ object }) => object.visible);
  }

  /** Choosing is told anew with every frame of a hold: most of the time it is the same star, or none. */
  #showOrbit(selected: number) {
    if (selected === this.#orbiting) return;
    this.#orbiting = selected;
    this.#orbit = orbitLines(this.#picture.entries[selected], selected);
    this.#marks.show([...this.#bearings.lines, ...this.#orbit]);
  }

  /** Anew only where one more star changes them: a sky that grows by a hair keeps its frame. */
  #showBearings() {
    const { entries, reach } = this.#picture;
    const year = new Date(entries.at(-1)?.timestamp ?? 0).getFullYear();
    const key = [Math.min(entries.length, enoughStars), frameOf(reach), year, this.#mode].join();
    if (key === this.#bearingsKey) return;
    this.#bearingsKey = key;
    this.#bearings = bearingsOf(entries, frameOf(reach), this.#mode === "grid");
    this.#haze.show(entries);
    this.#marks.show([...this.#bearings.lines, ...this.#orbit]);
    this.#labels.show(this.#bearings.labels);
  }

  /** Fits the drawing to the canvas right before it is drawn, so that it never shows blank. */
  #fit(width: number, height: number, ratio: number) {
    const isSame =
      this.#canvas.width === Math.floor(width * ratio) && this.#canvas.height === Math.floor(height * ratio);
    if (isSame) return;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
  }
}
