/** What lies behind the stars, on a 2D canvas: the circles of a star atlas, and far stars that belong to nobody. */

import { ambientDrift, ambientStars } from "./ambient-stars.ts";
import { backdropLens, graticuleLines } from "./graticule-lines.ts";
import type { Theme } from "./themes.ts";
import type { View } from "./view.ts";

type Brush = CanvasRenderingContext2D;

const fullTurn = 2 * Math.PI;
/** What is less far ahead lies beside the eye. */
const ahead = -0.1;

export class FlatBackdrop {
  readonly #segments = graticuleLines();
  readonly #stars = ambientStars();

  draw(brush: Brush, view: View, theme: Theme) {
    this.#drawGrid(brush, view, theme);
    this.#drawStars(brush, view, theme);
    brush.globalAlpha = 1;
  }

  #drawGrid(brush: Brush, view: View, { faint, gridStrength }: Theme) {
    const toScreen = directionProjector(view);
    brush.strokeStyle = faint;
    brush.globalAlpha = gridStrength;
    brush.lineWidth = 1.25;
    brush.beginPath();
    for (const [fromX, fromY, fromZ, toX, toY, toZ] of this.#segments) {
      const [from, to] = [toScreen(fromX, fromY, fromZ), toScreen(toX, toY, toZ)];
      if (!from || !to) continue;
      brush.moveTo(...from);
      brush.lineTo(...to);
    }
    brush.stroke();
  }

  #drawStars(brush: Brush, { yaw, pitch, width, height }: View, { faint, ambientStrength }: Theme) {
    brush.fillStyle = faint;
    for (const { across, up, drift, size, strength } of this.#stars) {
      const x = wrap(across + yaw * ambientDrift * drift) * width;
      const y = (1 - wrap(up - pitch * ambientDrift * drift)) * height;
      brush.globalAlpha = ambientStrength * strength;
      brush.beginPath();
      brush.arc(x, y, size * 0.3, 0, fullTurn);
      brush.fill();
    }
  }
}

/** A little beyond the edges, so that none is seen to leave on one side and come in on the other. */
const wrap = (share: number) => (share - Math.floor(share)) * 1.04 - 0.02;

/** Projects directions, endlessly far away; null for what does not lie ahead. */
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
    if (depth > ahead) return null;
    const across = x * cosYaw + z * sinYaw;
    const up = y * cosPitch - toward * sinPitch;
    return [width / 2 - (across / depth) * lens, height / 2 + (up / depth) * lens];
  };
}
