/**
 * The sky of a portrait, drawn by WebGL at any size on a canvas of its own, whole or tile by tile. It needs neither the
 * scene nor the DOM, so that it works in a worker too. The canvas is transparent; `backdrop.ts` draws what is behind.
 */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { extentOf } from "../../sky/scene/camera/extent.ts";
import type { View } from "../../sky/scene/camera/view.ts";
import { makeLights } from "../../sky/scene/lights/make-lights.ts";
import type { PlacedFigures } from "../../sky/scene/model/figures.ts";
import { type Label, noGlow } from "../../sky/scene/model/guides.ts";
import { placeFigures } from "../../sky/scene/model/place-figures.ts";
import { type ColorScheme, themes } from "../../sky/scene/model/themes.ts";
import type { MeasuredSky } from "../../sky/scene/renderer.ts";
import type { TimeOfFrame } from "../../sky/scene/shown-time.ts";
import { frameLength } from "../../sky/scene/webgl/frame-uniforms.ts";
import { Gpu } from "../../sky/scene/webgl/gpu/gpu.ts";
import { SkyPasses } from "../../sky/scene/webgl/sky-passes.ts";
import type { Portrait } from "./portrait.ts";

/** A part of a picture, in its pixels from the top left. */
export type Tile = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What of a portrait is drawn. */
type Drawn = Pick<Portrait, "feelings" | "entries" | "layout" | "emphasis" | "several" | "mode" | "words"> &
  Partial<Pick<Portrait, "constellations" | "glow" | "sides">>;

/** `time`: seconds of the sky's own clock, which decides how bright each star twinkles and where twins are. */
export type Moment = { readonly time: number; readonly shownTime: TimeOfFrame };

/** Thrown where the browser has no WebGL 2, or has withdrawn it. */
export class NoGraphics extends Error {}

/** State in which nothing moves, except by the time. */
const atRest = { morph: 1, flareAge: Number.POSITIVE_INFINITY, reducedMotion: false, lowResolution: false };

export class SkyDrawing {
  readonly canvas = new OffscreenCanvas(1, 1);
  /** Names of families, years or months, at their places in space. */
  readonly labels: readonly Label[];
  /** The constellations among the stars. */
  readonly figures: PlacedFigures;
  /** Radius of the sky without outliers, in units. */
  readonly reach: number;
  readonly #gpu: Gpu;
  readonly #passes = new SkyPasses();
  readonly #frame = new Float32Array(frameLength);

  /**
   * `settled`: the stars by whose moments the guides are drawn, if those of the portrait have a clock of their own. Throws
   * `NoGraphics` where the browser has no WebGL 2.
   */
  constructor(portrait: Drawn, scheme: ColorScheme, settled = portrait.entries) {
    this.#gpu = makeGpu(this.canvas);
    const sky = measure(portrait, settled);
    this.reach = sky.reach;
    this.figures = sky.figures;
    this.#passes.setWords(portrait.words);
    this.#passes.setMode(portrait.mode);
    this.#passes.emphasize(portrait.emphasis);
    if (portrait.sides) this.#passes.showLights(makeLights(portrait.sides));
    this.#passes.show(sky);
    this.#passes.highlight(highlightsOf(portrait));
    this.#passes.applyTheme(themes[scheme]);
    this.labels = this.#passes.newLabels() ?? [];
  }

  /** The greatest width and height of a picture. Pixels. Throws `NoGraphics` if the graphics context is lost. */
  get largestPicture() {
    this.#assertGraphics();
    return this.#gpu.largestPicture;
  }

  /** The greatest width and height of a tile. Pixels. Throws `NoGraphics` if the graphics context is lost. */
  get largestTile() {
    this.#assertGraphics();
    return this.#gpu.largestCanvas;
  }

  /** Draws the whole picture on the canvas; `ratio`: its pixels for each unit of the view. */
  draw(view: View, moment: Moment, ratio = 1) {
    const [width, height] = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
    this.drawTile(view, moment, { width, height }, { x: 0, y: 0, width, height });
  }

  /** Draws a part of a picture of this size in pixels. Throws `NoGraphics` if the graphics context is lost. */
  drawTile(view: View, moment: Moment, size: { width: number; height: number }, tile: Tile) {
    if (this.canvas.width !== tile.width || this.canvas.height !== tile.height)
      Object.assign(this.canvas, { width: tile.width, height: tile.height });
    this.#passes.setFrame(this.#frame, view, { ...moment, ...atRest });
    const below = size.height - tile.y - tile.height;
    try {
      this.#gpu.draw(this.#passes.all, this.#frame, { x: -tile.x, y: -below, ...size });
      this.#gpu.flush();
    } finally {
      // A program that is compiled without graphics throws an error of its own.
      this.#assertGraphics();
    }
  }

  /**
   * The pixels of the tile that was drawn last: red, green, blue and alpha, premultiplied, from its bottom row up.
   * Throws `NoGraphics` if the graphics context is lost.
   */
  read({ width, height }: Tile, into: Uint8Array) {
    this.#gpu.read(width, height, into);
    this.#assertGraphics();
  }

  dispose() {
    this.#gpu.dispose();
  }

  #assertGraphics() {
    if (this.#gpu.isLost) throw new NoGraphics("The graphics context is lost.");
  }
}

function makeGpu(canvas: OffscreenCanvas): Gpu {
  try {
    return new Gpu(canvas);
  } catch (cause) {
    throw new NoGraphics("This browser has no WebGL 2.", { cause });
  }
}

function measure(
  { feelings, entries, layout, glow = noGlow, constellations = [] }: Drawn,
  settled: readonly MoodEntry[],
): MeasuredSky {
  const { typical, outermost } = extentOf(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    ...{ feelings, entries, settled, nextPlace: null, newest: -1, flaring: -1 },
    ...{ reach: typical, outermost, guides: layout?.guides ?? null, from: null, glow },
    figures: placeFigures(constellations, (id) => byId.get(id) ?? null),
  };
}

/** A selection of several has rings and a line; a single star stands out by the emphasis alone. */
function highlightsOf({ entries, several }: Drawn) {
  const indices = new Map(entries.map(({ id }, at) => [id, at]));
  return { selected: -1, several: several.flatMap((id) => indices.get(id) ?? []), held: -1, heldShare: 0 };
}
