/** The lights of a comparison on a 2D canvas, as images: a stroke for each light would take three times as long. */

import type { SideName } from "#domain/comparison/comparison.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { isWithin } from "#domain/sky-time/time-window.ts";
import { clamp, projector, type ScreenPoint, type View } from "../camera/view.ts";
import { sizeOnScreen } from "../model/star-appearance.ts";
import { type Theme, themes } from "../model/themes.ts";
import { glowStrengthIn } from "../renderer.ts";
import {
  around,
  colorsIn,
  cornerRadii,
  fainterFar,
  type LitStar,
  lineWidth,
  litStars,
  softnessFor,
  strengthsIn,
} from "./light-look.ts";
import type { LightsOfFrame, LightsOnCanvas, Sides } from "./lights.ts";

/** Steps of brightness, from near to far. */
const tiers = 3;
/** Images have radii in steps of this many steps to a pixel of the page. */
const radiusSteps = 2;
/** Larger lights are few, near the eye, and sharp only as strokes. */
const maxRadius = 60;
/** Most images have radii of earlier views. */
const maxImages = 400;

export class Canvas2dLights implements LightsOnCanvas {
  readonly #sides: Sides;
  readonly #images = new Map<string, HTMLCanvasElement>();
  #lit: readonly LitStar[] = [];
  #softness = 0;
  #theme: Theme = themes.dark;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  show(entries: readonly MoodEntry[]) {
    this.#lit = litStars(entries, this.#sides);
    this.#softness = softnessFor(entries.length);
    this.#images.clear();
  }

  applyTheme(theme: Theme) {
    this.#theme = theme;
    this.#images.clear();
  }

  draw(context: CanvasRenderingContext2D, view: View, frame: LightsOfFrame) {
    context.globalCompositeOperation = this.#theme.isLight ? "source-over" : "screen";
    const ratio = context.getTransform().a;
    const toScreen = projector(view);
    const point: ScreenPoint = { x: 0, y: 0, scale: 0 };
    for (const { entry, side, size, time } of this.#lit) {
      if (!isWithin(time, frame.shownTime)) continue;
      toScreen(entry, point);
      if (point.scale <= 0) continue;
      const { x, y, scale } = point;
      const radius = (around.radii * sizeOnScreen(size, scale)) / 2 + around.margin;
      const half = this.#reachOf(radius);
      if (x < -half || y < -half || x > view.width + half || y > view.height + half) continue;
      const depth = (view.distance * view.zoom) / scale - view.distance;
      const far = clamp(0.5 + depth / (2 * frame.reach), 0, 1);
      const tier = Math.min(tiers - 1, Math.floor(far * tiers));
      const strength = (1 - (fainterFar * tier) / (tiers - 1)) * glowStrengthIn(frame);
      if (radius > maxRadius) {
        context.translate(x, y);
        this.#stroke(context, side, radius, strength);
        context.translate(-x, -y);
        continue;
      }
      context.globalAlpha = strength;
      context.drawImage(this.#imageOf(side, radius, ratio), x - half, y - half, 2 * half, 2 * half);
    }
    context.globalCompositeOperation = "source-over";
    context.globalAlpha = 1;
  }

  /** Half the side of the image of a light. */
  #reachOf(radius: number): number {
    return cornerRadii * radius + this.#softness;
  }

  #imageOf(side: SideName, radius: number, ratio: number): HTMLCanvasElement {
    const step = Math.round(radius * radiusSteps);
    const key = `${side} ${step} ${ratio}`;
    const known = this.#images.get(key);
    if (known) return known;
    if (this.#images.size >= maxImages) this.#images.clear();
    const image = this.#drawImage(side, step / radiusSteps, ratio);
    this.#images.set(key, image);
    return image;
  }

  #drawImage(side: SideName, radius: number, ratio: number): HTMLCanvasElement {
    const half = this.#reachOf(radius);
    const image = document.createElement("canvas");
    image.width = Math.ceil(2 * half * ratio);
    image.height = image.width;
    const context = image.getContext("2d");
    if (!context) return image;
    context.scale(image.width / (2 * half), image.height / (2 * half));
    context.translate(half, half);
    this.#stroke(context, side, radius, 1);
    return image;
  }

  /** Draws a light round the origin. */
  #stroke(context: CanvasRenderingContext2D, side: SideName, radius: number, strength: number) {
    const { line, soft } = strengthsIn(this.#theme);
    const path = pathOf(side, radius);
    context.strokeStyle = colorsIn(this.#theme)[side];
    for (const [width, share] of [
      [this.#softness, soft],
      [lineWidth, line],
    ] as const) {
      context.lineWidth = width;
      context.globalAlpha = share * strength;
      context.stroke(path);
    }
  }
}

/** A circle or a diamond round the origin. */
function pathOf(side: SideName, radius: number): Path2D {
  const path = new Path2D();
  if (side === "first") {
    path.arc(0, 0, radius, 0, 2 * Math.PI);
    return path;
  }
  const corner = cornerRadii * radius;
  path.moveTo(corner, 0);
  path.lineTo(0, corner);
  path.lineTo(-corner, 0);
  path.lineTo(0, -corner);
  path.closePath();
  return path;
}
