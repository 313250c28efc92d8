/** The background of the sky with its vignette, as on the page, for pictures. */

import { type ColorScheme, channelsOf, themes } from "../../sky/scene/model/themes.ts";
import type { Size } from "./picture-view.ts";

type Color = readonly [red: number, green: number, blue: number];

/** Places are shares of the picture's width and height; `stops` go from the centre outward. */
export type Backdrop = {
  readonly centerX: number;
  readonly centerY: number;
  readonly reach: number;
  readonly stops: readonly { readonly at: number; readonly hex: string; readonly color: Color }[];
};

/** Reads the theme's CSS: reach, reach, place and middle stop in percent, and three colours. */
export function backdropOf(scheme: ColorScheme): Backdrop {
  const { background } = themes[scheme];
  const [reach, , centerX, centerY, middle] = Array.from(
    background.matchAll(/([\d.]+)%/g),
    ([, percent]) => Number(percent) / 100,
  );
  const [inner, between, outer] = background.match(/#[\da-f]{6}/g) ?? [];
  if (!reach || !centerX || !centerY || !middle || !inner || !between || !outer)
    throw new Error(`Not a vignette: ${background}`);
  const stop = (at: number, hex: string) => ({ at, hex, color: channelsOf(hex) });
  return { centerX, centerY, reach, stops: [stop(0, inner), stop(middle, between), stop(1, outer)] };
}

/** Fills a canvas, for a picture of one piece such as a frame of a film. */
export function paintBackdrop(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
  { width, height }: Size,
  { centerX, centerY, reach, stops }: Backdrop,
) {
  context.save();
  // An ellipse is a circle of radius 1, stretched.
  context.setTransform(reach * width, 0, 0, reach * height, centerX * width, centerY * height);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const { at, hex } of stops) gradient.addColorStop(at, hex);
  context.fillStyle = gradient;
  context.fillRect(-4, -4, 8, 8);
  context.restore();
}
