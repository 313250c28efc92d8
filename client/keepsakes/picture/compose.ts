/** Puts the sky, its background and the words together, pixel by pixel, without bands in the gradient. */

import type { Backdrop } from "../drawing/backdrop.ts";
import type { Size } from "../drawing/picture-view.ts";
import type { Tile } from "../drawing/sky-drawing.ts";

/** Colours of the background by the squared distance from its centre, which is cheap to compute. */
const steps = 8_192;

/** Bayer's matrix of 8 × 8: thresholds that spread the rounding, so that a dark gradient has no visible bands. */
const thresholds = Float32Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [at & 7, at >> 3];
  const mixed = x ^ y;
  let rank = 0;
  for (let bit = 0; bit < 3; bit++)
    rank |= (((mixed >> bit) & 1) << (5 - 2 * bit)) | (((y >> bit) & 1) << (4 - 2 * bit));
  return (rank + 0.5) / 64;
});

export class Composer {
  readonly #size: Size;
  readonly #backdrop: Backdrop;
  /** Red, green and blue of each step. */
  readonly #colors: Float32Array;
  /** The square of each column's distance from the centre. */
  readonly #across: Float32Array;

  /** `size` is that of the picture, in pixels. */
  constructor(size: Size, backdrop: Backdrop) {
    this.#size = size;
    this.#backdrop = backdrop;
    this.#colors = colorsOf(backdrop);
    const { centerX, reach } = backdrop;
    this.#across = Float32Array.from(
      { length: size.width },
      (_, x) => ((x + 0.5) / size.width - centerX) ** 2 / reach ** 2,
    );
  }

  /**
   * Writes a tile into a band of whole rows that begins at the row `top` of the picture. `sky`: premultiplied RGBA from
   * the bottom row up; `words`: RGBA, not premultiplied, from the top row down, or null.
   */
  add(band: Uint8Array, top: number, tile: Tile, sky: Uint8Array, words: Uint8ClampedArray | null) {
    const { width, height, x, y } = tile;
    for (let row = 0; row < height; row++)
      this.#addRow(band.subarray(3 * ((y + row - top) * this.#size.width + x)), x, y + row, {
        ...{ sky, skyAt: 4 * width * (height - 1 - row), words, wordsAt: 4 * width * row, width },
      });
  }

  #addRow(into: Uint8Array, left: number, y: number, { sky, skyAt, words, wordsAt, width }: Row) {
    const { centerY, reach } = this.#backdrop;
    const down = ((y + 0.5) / this.#size.height - centerY) ** 2 / reach ** 2;
    const [colors, across] = [this.#colors, this.#across];
    const thresholdRow = (y & 7) << 3;
    // The three channels are written out, because this runs for each pixel.
    for (
      let column = 0, to = 0, from = skyAt, over = wordsAt;
      column < width;
      column++, to += 3, from += 4, over += 4
    ) {
      const step = 3 * Math.min(steps - 1, (((across[left + column] as number) + down) * steps) | 0);
      const behind = 1 - (sky[from + 3] as number) / 255;
      const threshold = thresholds[thresholdRow | ((left + column) & 7)] as number;
      let red = (sky[from] as number) + behind * (colors[step] as number);
      let green = (sky[from + 1] as number) + behind * (colors[step + 1] as number);
      let blue = (sky[from + 2] as number) + behind * (colors[step + 2] as number);
      if (words !== null && words[over + 3] !== 0) {
        const share = (words[over + 3] as number) / 255;
        red += share * ((words[over] as number) - red);
        green += share * ((words[over + 1] as number) - green);
        blue += share * ((words[over + 2] as number) - blue);
      }
      // A whole number stays what it is.
      into[to] = Math.min(255, red + threshold);
      into[to + 1] = Math.min(255, green + threshold);
      into[to + 2] = Math.min(255, blue + threshold);
    }
  }
}

type Row = {
  readonly sky: Uint8Array;
  readonly skyAt: number;
  readonly words: Uint8ClampedArray | null;
  readonly wordsAt: number;
  readonly width: number;
};

function colorsOf({ stops }: Backdrop): Float32Array {
  const colors = new Float32Array(3 * steps);
  for (let step = 0; step < steps; step++) {
    const at = Math.sqrt((step + 0.5) / steps);
    const next = Math.max(
      1,
      stops.findIndex((stop) => stop.at >= at),
    );
    const [from, to] = [stops[next - 1], stops[next]];
    if (!from || !to) continue;
    const share = (at - from.at) / (to.at - from.at);
    for (let channel = 0; channel < 3; channel++) {
      const [start, end] = [from.color[channel] as number, to.color[channel] as number];
      colors[3 * step + channel] = start + (end - start) * share;
    }
  }
  return colors;
}
