/** The stars as plain dots, which need no shaders: the sky before its own picture is ready. */

import type { Feelings } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { starSize } from "#domain/star-shape.ts";
import { skyRoom } from "../../ui/over-sky/over-sky.ts";
import { openingView } from "../scene/camera/opening-view.ts";
import { clamp, projector } from "../scene/camera/view.ts";
import { currentColorScheme } from "../scene/input/watch-preferences.ts";
import { colorOf, sizeOnScreen } from "../scene/model/star-appearance.ts";

/** Radius of a dot, as a share of a star's size on the screen, most of which is its halo. */
const dotRadius = 0.12;
const farthest = 0.4;
const maxPixelRatio = 2;
const fullTurn = 2 * Math.PI;

/** Sizes the canvas for the element that it fills, and draws the stars where the opening view has them. */
export function drawDots(canvas: HTMLCanvasElement, feelings: Feelings, entries: readonly MoodEntry[]) {
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const ratio = Math.min(maxPixelRatio, devicePixelRatio);
  Object.assign(canvas, { width: Math.floor(width * ratio), height: Math.floor(height * ratio) });
  const context = canvas.getContext("2d");
  if (!context || width === 0 || height === 0) return;
  context.scale(ratio, ratio);
  const view = openingView(entries, entries.at(-1) ?? null, { width, height }, skyRoom.measure(canvas).free);
  const isLight = currentColorScheme() === "light";
  const toScreen = projector(view);
  const point = { x: 0, y: 0, scale: 0 };
  for (const entry of entries) {
    const { x, y, scale } = toScreen(entry, point);
    context.globalAlpha = clamp(scale / view.zoom - 0.25, farthest, 1);
    context.fillStyle = colorOf(feelings, entry.emotion, isLight);
    context.beginPath();
    context.arc(x, y, dotRadius * sizeOnScreen(starSize(entry.intensity), scale), 0, fullTurn);
    context.fill();
  }
  canvas.dataset.dots = String(entries.length);
}
