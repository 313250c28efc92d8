/** Small pictures of stars, each painted once for its emotion, size, glow, brightness and distance. */

import { paintStar } from "./flat-star-paint.ts";
import { colorOf, markOf } from "./star-looks.ts";
import { channelsOf } from "./themes.ts";

/** Size in CSS pixels; glow, brightness and distance from 0 to 1. */
export type SpriteLook = {
  readonly size: number;
  readonly glow: number;
  readonly brightness: number;
  readonly far: number;
};
/** `reach`: half the picture's side, in radii of the star. */
export type Sprite = { readonly image: HTMLCanvasElement; readonly reach: number };

/** Pictures come in half octaves of size and in steps of brightness and distance: some hundreds in any view. */
const sizeSteps = 2;
const farSteps = 2;
const brightnessSteps = 10;
const mostSprites = 1_500;
const mostPixels = 320;

export class Sprites {
  readonly #sprites = new Map<string, Sprite>();
  #crowd = 1;
  #onPaper = false;

  /** 1 in a roomy sky, toward 0 in a full one. */
  set crowd(crowd: number) {
    if (Math.abs(crowd - this.#crowd) > 0.02) this.clear();
    this.#crowd = crowd;
  }

  set onPaper(onPaper: boolean) {
    if (onPaper !== this.#onPaper) this.clear();
    this.#onPaper = onPaper;
  }

  clear() {
    this.#sprites.clear();
  }

  of(emotion: string, { size, glow, brightness, far }: SpriteLook, ratio: number): Sprite {
    const sizeStep = Math.round(Math.log2(size) * sizeSteps);
    const farStep = Math.round(far * farSteps);
    const brightStep = Math.max(1, Math.round(brightness * brightnessSteps));
    const key = [emotion, sizeStep, farStep, brightStep, glow, ratio].join();
    const known = this.#sprites.get(key);
    if (known) return known;
    // Sizes of views gone by.
    if (this.#sprites.size >= mostSprites) this.clear();
    const stepped = { brightness: brightStep / brightnessSteps, far: farStep / farSteps };
    const sprite = this.#paint(emotion, { size: 2 ** (sizeStep / sizeSteps), glow, ...stepped }, ratio);
    this.#sprites.set(key, sprite);
    return sprite;
  }

  #paint(emotion: string, { size, glow, brightness, far }: SpriteLook, ratio: number): Sprite {
    const [base, wide] = this.#onPaper ? [0.8, 1.2] : [1.3, 4];
    const reach = 1 + (base * Math.min(1, 26 / size) + wide * glow) * this.#crowd;
    const image = document.createElement("canvas");
    image.width = Math.ceil(Math.min(mostPixels, size * reach * ratio));
    image.height = image.width;
    const brush = image.getContext("2d");
    const tint = fade(channelsOf(colorOf(emotion, this.#onPaper)), 0.35 * far);
    if (brush) {
      brush.scale(image.width / 2 / reach, image.width / 2 / reach);
      brush.translate(reach, reach);
      paintStar(brush, {
        tint,
        mark: markOf(emotion),
        size,
        glow,
        brightness,
        reach,
        onPaper: this.#onPaper,
      });
    }
    return { image, reach };
  }
}

type Channels = [red: number, green: number, blue: number];

/** Takes so much of its colour away. */
function fade([red, green, blue]: Channels, share: number): Channels {
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  const mix = (channel: number) => channel + (grey - channel) * share;
  return [mix(red), mix(green), mix(blue)];
}
