/** Curves of the world on a 2D canvas. Those of about the same strength are one stroke: strokes are what costs. */

import type { Position } from "#domain/placement.ts";
import { projector, type ScreenPoint, type View } from "./view.ts";

export type Curve = { readonly points: readonly Position[]; readonly strength: number };
/** Width in CSS pixels. */
export type Pen = { readonly color: string; readonly strength: number; readonly width: number };

const levels = 24;

/** The curves by their strength in steps; what is too faint to see is in none. */
export function byLevel(curves: Iterable<Curve>, strength: number): Map<number, Curve[]> {
  const groups = new Map<number, Curve[]>();
  for (const curve of curves) {
    const level = Math.round(Math.min(1, curve.strength * strength) * levels);
    if (level === 0) continue;
    const group = groups.get(level);
    if (group) group.push(curve);
    else groups.set(level, [curve]);
  }
  return groups;
}

export function strokeCurves(
  brush: CanvasRenderingContext2D,
  view: View,
  curves: Iterable<Curve>,
  { color, strength, width }: Pen,
) {
  const toScreen = projector(view);
  const point: ScreenPoint = { x: 0, y: 0, scale: 0 };
  brush.strokeStyle = color;
  brush.lineWidth = width;
  // Steps within the pen's own range, so that faint pens keep their shades.
  for (const [level, group] of byLevel(curves, 1)) {
    brush.globalAlpha = Math.min(1, (strength * level) / levels);
    brush.beginPath();
    for (const { points } of group)
      for (const [at, place] of points.entries()) {
        toScreen(place, point);
        if (at === 0) brush.moveTo(point.x, point.y);
        else brush.lineTo(point.x, point.y);
      }
    brush.stroke();
  }
  brush.globalAlpha = 1;
}
