/** Draws a still picture of a sky on a 2D canvas, a part in each frame, so that the page stays responsive. */

import { type Emotion, unknownEmotionColor } from "#domain/emotions.ts";
import type { Feelings } from "#domain/feelings.ts";
import { starSize } from "#domain/star-shape.ts";
import type { SkyToCome } from "./messages.ts";

/** Drawing these takes a few milliseconds. */
const starsPerFrame = 4_000;
/** Width of the image of a star, in pixels; the star itself is half as wide. */
const spriteSize = 64;
/** As the sky opens, a little more from above; see `camera/presets.ts` of the sky. In radians. */
const [yaw, pitch] = [2.1, 0.4];
/** How much of the picture the sky fills. */
const filled = 0.88;
/** With more stars than this, each is drawn smaller. */
const fullSizeStars = 200;
/** CSS pixels. */
const leastSize = 2;

export function drawSky(
  canvas: HTMLCanvasElement,
  { all }: Feelings,
  sky: SkyToCome,
  isDark: boolean,
  signal: AbortSignal,
) {
  const context = fitted(canvas);
  if (!context) return;
  const sprites = [...all, null].map((emotion) => makeSprite(emotion, isDark));
  const { scale, middle } = frameOf(sky, canvas.clientWidth, canvas.clientHeight);
  const thin = Math.min(1, scale) * Math.min(1, (fullSizeStars / Math.max(1, sky.emotions.length)) ** 0.2);
  context.globalCompositeOperation = isDark ? "screen" : "source-over";
  const drawFrom = (from: number) => {
    if (signal.aborted) return;
    const to = Math.min(sky.emotions.length, from + starsPerFrame);
    for (let at = from; at < to; at++) {
      const sprite = sprites.at(sky.emotions[at] ?? -1);
      const { x, y } = project(sky.places, at);
      const size = 2 * Math.max(leastSize, starSize(sky.intensities[at] ?? 1) * thin);
      context.globalAlpha = sky.isNew[at] ? 1 : 0.45;
      if (sprite)
        context.drawImage(
          sprite,
          (x - middle.x) * scale - size / 2,
          (y - middle.y) * scale - size / 2,
          size,
          size,
        );
    }
    if (to < sky.emotions.length) requestAnimationFrame(() => drawFrom(to));
  };
  drawFrom(0);
}

/** The context of a canvas, with its origin in the middle, and a CSS pixel as its unit. */
function fitted(canvas: HTMLCanvasElement) {
  const ratio = Math.min(2, devicePixelRatio);
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
  const context = canvas.getContext("2d");
  context?.setTransform(ratio, 0, 0, ratio, canvas.width / 2, canvas.height / 2);
  return context;
}

const turn = { sin: Math.sin(yaw), cos: Math.cos(yaw) };
const tilt = { sin: Math.sin(pitch), cos: Math.cos(pitch) };

/** Right and down, in units of the sky; without perspective, which a small picture does not need. */
function project(places: Int32Array, at: number) {
  const [x = 0, y = 0, z = 0] = places.subarray(3 * at, 3 * at + 3);
  const toward = z * turn.cos - x * turn.sin;
  return { x: x * turn.cos + z * turn.sin, y: toward * tilt.sin - y * tilt.cos };
}

/** The middle of all stars, and the CSS pixels for each unit with which all of them are in the picture. */
function frameOf({ places, emotions }: SkyToCome, width: number, height: number) {
  // A sky of few stars is not shown larger than it is.
  const box = { left: -80, right: 80, top: -60, bottom: 60 };
  for (let at = 0; at < emotions.length; at++) {
    const { x, y } = project(places, at);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const scale = filled * Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  return { scale, middle: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 } };
}

/** A light with a white middle at night, and on paper a disc with a dark core. */
function makeSprite(emotion: Emotion | null, isDark: boolean): HTMLCanvasElement {
  const color = emotion?.color ?? unknownEmotionColor;
  const ink = emotion?.inkColor ?? unknownEmotionColor;
  const sprite = document.createElement("canvas");
  sprite.width = sprite.height = spriteSize;
  const context = sprite.getContext("2d");
  const middle = spriteSize / 2;
  const gradient = context?.createRadialGradient(middle, middle, 0, middle, middle, middle);
  if (!context || !gradient) return sprite;
  for (const [at, stop] of isDark ? light(color) : wash(color, ink)) gradient.addColorStop(at, stop);
  context.fillStyle = gradient;
  context.fillRect(0, 0, spriteSize, spriteSize);
  return sprite;
}

type Stops = readonly (readonly [at: number, color: string])[];

const light = (color: string): Stops => [
  [0, "#ffffff"],
  [0.1, "#ffffff"],
  [0.22, color],
  [0.4, `${color}58`],
  [0.6, `${color}1c`],
  [1, `${color}00`],
];

const wash = (color: string, ink: string): Stops => [
  [0, ink],
  [0.16, ink],
  [0.2, color],
  [0.42, `${color}c0`],
  [0.5, `${color}40`],
  [1, `${color}00`],
];
