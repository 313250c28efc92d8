/** The words of a picture, tile by tile. */

import type { ColorScheme } from "../../sky/scene/model/themes.ts";
import type { Tile } from "../drawing/sky-drawing.ts";
import type { SheetLayout } from "./sheet.ts";
import { drawNames, drawWords, type PlacedLabel } from "./words.ts";

export class WordLayer {
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly #scheme: ColorScheme;
  #layout: SheetLayout | null = null;
  #names: readonly PlacedLabel[] = [];

  /** The size of the largest tile, in pixels. */
  constructor(width: number, height: number, scheme: ColorScheme) {
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser has no 2D canvas.");
    this.context = context;
    this.#scheme = scheme;
  }

  layOut(layout: SheetLayout, names: readonly PlacedLabel[]) {
    this.#layout = layout;
    this.#names = names;
  }

  /** Red, green, blue and alpha, not premultiplied; null where there are no words. */
  draw({ x, y, width, height }: Tile): Uint8ClampedArray | null {
    const layout = this.#layout;
    if (!layout || (!layout.frame && !layout.words && this.#names.length === 0)) return null;
    const { ratio } = layout;
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.clearRect(0, 0, width, height);
    this.context.setTransform(ratio, 0, 0, ratio, -x, -y);
    drawNames(this.context, this.#names, this.#scheme);
    drawWords(this.context, layout, this.#scheme);
    return this.context.getImageData(0, 0, width, height).data;
  }
}
