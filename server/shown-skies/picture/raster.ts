/** An image of light: red, green and blue of each pixel, 0 to 1 in the screen's encoding, to which light is added. */

import type { Rgb } from "./star-light.ts";

/** How strong the light is at a point; `across` and `down` are in pixels from the middle. Writes into `into`. */
export type Light = (across: number, down: number, into: Rgb) => void;

export class Raster {
  readonly width: number;
  readonly height: number;
  readonly #light: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#light = new Float32Array(width * height * 3);
  }

  /** Adds light to the square of this half side round a point, in pixels. */
  add(x: number, y: number, half: number, light: Light) {
    const [left, right] = [Math.max(0, Math.floor(x - half)), Math.min(this.width, Math.ceil(x + half))];
    const [top, bottom] = [Math.max(0, Math.floor(y - half)), Math.min(this.height, Math.ceil(y + half))];
    const shade: Rgb = [0, 0, 0];
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) {
        light(column + 0.5 - x, row + 0.5 - y, shade);
        this.#screen((row * this.width + column) * 3, shade);
      }
  }

  /** Adds light to the whole image. */
  addEverywhere(light: Light) {
    this.add(this.width / 2, this.height / 2, Math.max(this.width, this.height) / 2, light);
  }

  /** Screen blending, so that stars before each other do not turn white. */
  #screen(at: number, shade: Rgb) {
    for (let channel = 0; channel < 3; channel++) {
      const before = this.#light[at + channel] as number;
      this.#light[at + channel] = before + (1 - before) * Math.min(1, shade[channel] as number);
    }
  }

  /** Three bytes for each pixel, row by row. */
  toBytes(): Uint8Array {
    const bytes = new Uint8Array(this.#light.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = Math.round((this.#light[at] as number) * 255);
    return bytes;
  }
}
