/** A cache of star images, one for each emotion, size, glow, brightness and distance. */

import { type Feelings, feelingsOf } from "#domain/feelings.ts";
import { markOf } from "#domain/star-shape.ts";
import { colorOf, crowdingOf, washOf } from "../model/star-appearance.ts";
import { channelsOf } from "../model/themes.ts";
import { drawStar } from "./draw-star.ts";

/** Size in CSS pixels; glow, brightness and distance from 0 to 1. */
export type SpriteStyle = {
  readonly size: number;
  readonly glow: number;
  readonly brightness: number;
  readonly far: number;
};
/** `reach`: half the side of the image, in radii of the star. */
export type Sprite = { readonly image: HTMLCanvasElement; readonly reach: number };

/** Sizes are rounded to half octaves, brightness and distance to steps: a view needs some hundreds of images. */
const sizeSteps = 2;
const farSteps = 2;
const brightnessSteps = 10;
const haloSteps = 40;
const maxSprites = 1_500;
const maxPixels = 320;

export class Sprites {
  readonly #sprites = new Map<string, Sprite>();
  #feelings = feelingsOf([]);
  #haloScale = 1;
  #isLight = false;

  /**
   * The scale is 1 in a sky of few stars, toward 0 in a full one; rounded, so that few changes of a sky draw all
   * images again.
   */
  set haloScale(haloScale: number) {
    const rounded = Math.round(haloScale * haloSteps) / haloSteps;
    if (rounded !== this.#haloScale) this.clear();
    this.#haloScale = rounded;
  }

  set feelings(feelings: Feelings) {
    if (feelings !== this.#feelings) this.clear();
    this.#feelings = feelings;
  }

  set isLight(isLight: boolean) {
    if (isLight !== this.#isLight) this.clear();
    this.#isLight = isLight;
  }

  clear() {
    this.#sprites.clear();
  }

  get(emotion: string, { size, glow, brightness, far }: SpriteStyle, ratio: number): Sprite {
    const sizeStep = Math.round(Math.log2(size) * sizeSteps);
    const farStep = Math.round(far * farSteps);
    const brightStep = Math.max(1, Math.round(brightness * brightnessSteps));
    const key = [emotion, sizeStep, farStep, brightStep, glow, ratio].join();
    const cached = this.#sprites.get(key);
    if (cached) return cached;
    // Most sprites have sizes of earlier views.
    if (this.#sprites.size >= maxSprites) this.clear();
    const stepped = { brightness: brightStep / brightnessSteps, far: farStep / farSteps };
    const sprite = this.#drawSprite(emotion, { size: 2 ** (sizeStep / sizeSteps), glow, ...stepped }, ratio);
    this.#sprites.set(key, sprite);
    return sprite;
  }

  #drawSprite(emotion: string, { size, glow, brightness, far }: SpriteStyle, ratio: number): Sprite {
    const [base, wide] = this.#isLight ? [0.8, 1.2] : [1.3, 4];
    const reach = 1 + (base * Math.min(1, 26 / size) + wide * glow) * this.#haloScale;
    const image = document.createElement("canvas");
    image.width = Math.ceil(Math.min(maxPixels, size * reach * ratio));
    image.height = image.width;
    const context = image.getContext("2d");
    const tint = channelsOf(colorOf(this.#feelings, emotion, this.#isLight));
    if (context) {
      context.scale(image.width / 2 / reach, image.width / 2 / reach);
      context.translate(reach, reach);
      drawStar(context, {
        // Distant ink fades into the paper, which makes it paler: grey would make it muddy.
        tint: this.#isLight ? tint : desaturate(tint, 0.35 * far),
        fill: channelsOf(washOf(this.#feelings, emotion)),
        mark: markOf(this.#feelings, emotion),
        size,
        glow,
        brightness,
        far,
        crowding: crowdingOf(this.#haloScale),
        reach,
        isLight: this.#isLight,
      });
    }
    return { image, reach };
  }
}

type Channels = [red: number, green: number, blue: number];

/** Removes this share of the colour. */
function desaturate([red, green, blue]: Channels, share: number): Channels {
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  const mix = (channel: number) => channel + (grey - channel) * share;
  return [mix(red), mix(green), mix(blue)];
}
