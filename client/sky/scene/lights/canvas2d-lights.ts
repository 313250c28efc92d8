/** The lights of a comparison on a 2D canvas. Lights of one side share a few strokes, because strokes are expensive. */

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
const bothSides: readonly SideName[] = ["first", "second"];

export class Canvas2dLights implements LightsOnCanvas {
  readonly #sides: Sides;
  #lit: readonly LitStar[] = [];
  #softness = 0;
  #theme: Theme = themes.dark;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  show(entries: readonly MoodEntry[]) {
    this.#lit = litStars(entries, this.#sides);
    this.#softness = softnessFor(entries.length);
  }

  applyTheme(theme: Theme) {
    this.#theme = theme;
  }

  draw(context: CanvasRenderingContext2D, view: View, frame: LightsOfFrame) {
    const { line, soft } = strengthsIn(this.#theme);
    context.globalCompositeOperation = this.#theme.isLight ? "source-over" : "screen";
    const paths = this.#paths(view, frame);
    for (const side of bothSides) {
      context.strokeStyle = colorsIn(this.#theme)[side];
      for (const [tier, path] of paths[side].entries()) {
        const strength = (1 - (fainterFar * tier) / (tiers - 1)) * glowStrengthIn(frame);
        stroke(context, path, this.#softness, soft * strength);
        stroke(context, path, lineWidth, line * strength);
      }
    }
    context.globalCompositeOperation = "source-over";
    context.globalAlpha = 1;
  }

  /** The lights of each side, from near to far. */
  #paths(view: View, { shownTime, reach }: LightsOfFrame): Readonly<Record<SideName, readonly Path2D[]>> {
    const toScreen = projector(view);
    const point: ScreenPoint = { x: 0, y: 0, scale: 0 };
    const paths = { first: makePaths(), second: makePaths() };
    for (const { entry, side, size, time } of this.#lit) {
      if (!isWithin(time, shownTime)) continue;
      toScreen(entry, point);
      if (point.scale <= 0) continue;
      const depth = (view.distance * view.zoom) / point.scale - view.distance;
      const far = clamp(0.5 + depth / (2 * reach), 0, 1);
      const path = paths[side][Math.min(tiers - 1, Math.floor(far * tiers))];
      if (path) addLight(path, side, point, sizeOnScreen(size, point.scale) / 2);
    }
    return paths;
  }
}

const makePaths = () => Array.from({ length: tiers }, () => new Path2D());

/** Adds a circle or a diamond round a star of this radius. */
function addLight(path: Path2D, side: SideName, { x, y }: ScreenPoint, starRadius: number) {
  const radius = around.radii * starRadius + around.margin;
  if (side === "first") {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
    return;
  }
  const corner = cornerRadii * radius;
  path.moveTo(x + corner, y);
  path.lineTo(x, y + corner);
  path.lineTo(x - corner, y);
  path.lineTo(x, y - corner);
  path.closePath();
}

function stroke(context: CanvasRenderingContext2D, path: Path2D, width: number, strength: number) {
  context.lineWidth = width;
  context.globalAlpha = strength;
  context.stroke(path);
}
