/** The grid and the ambient stars behind the sky, on a 2D canvas. */

import type { View } from "../camera/view.ts";
import { ambientDrift, ambientStars } from "../model/ambient-stars.ts";
import { backdropLens, graticuleLines } from "../model/graticule-lines.ts";
import type { Theme } from "../model/themes.ts";

const fullTurn = 2 * Math.PI;
/** Directions with a greater depth are beside or behind the eye. */
const maxDepth = -0.1;

export class Backdrop {
  readonly #segments = graticuleLines();
  readonly #stars = ambientStars();

  draw(context: CanvasRenderingContext2D, view: View, theme: Theme) {
    this.#drawGrid(context, view, theme);
    this.#drawStars(context, view, theme);
    context.globalAlpha = 1;
  }

  #drawGrid(context: CanvasRenderingContext2D, view: View, { faint, gridStrength }: Theme) {
    const toScreen = directionProjector(view);
    context.strokeStyle = faint;
    context.globalAlpha = gridStrength;
    context.lineWidth = 1.25;
    context.beginPath();
    for (const [fromX, fromY, fromZ, toX, toY, toZ] of this.#segments) {
      const [from, to] = [toScreen(fromX, fromY, fromZ), toScreen(toX, toY, toZ)];
      if (!from || !to) continue;
      context.moveTo(...from);
      context.lineTo(...to);
    }
    context.stroke();
  }

  #drawStars(
    context: CanvasRenderingContext2D,
    { yaw, pitch, width, height }: View,
    { faint, ambientStrength }: Theme,
  ) {
    context.fillStyle = faint;
    for (const { across, up, drift, size, strength } of this.#stars) {
      const x = wrap(across + yaw * ambientDrift * drift) * width;
      const y = (1 - wrap(up - pitch * ambientDrift * drift)) * height;
      context.globalAlpha = ambientStrength * strength;
      context.beginPath();
      context.arc(x, y, size * 0.3, 0, fullTurn);
      context.fill();
    }
  }
}

/** The window is extended beyond its edges, so that a star that wraps round is outside of it. */
const wrap = (share: number) => (share - Math.floor(share)) * 1.04 - 0.02;

/** Projects directions (points that are infinitely far away); null for those that are not ahead. */
function directionProjector(view: View) {
  const { yaw, pitch, width, height } = view;
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
  ];
  const lens = backdropLens(view);
  return (x: number, y: number, z: number): [number, number] | null => {
    const toward = z * cosYaw - x * sinYaw;
    const depth = y * sinPitch + toward * cosPitch;
    if (depth > maxDepth) return null;
    const across = x * cosYaw + z * sinYaw;
    const up = y * cosPitch - toward * sinPitch;
    return [width / 2 - (across / depth) * lens, height / 2 + (up / depth) * lens];
  };
}
