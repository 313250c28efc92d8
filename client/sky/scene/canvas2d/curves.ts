/** Curves on a 2D canvas. Curves of similar strength share one stroke, because strokes are expensive. */

import type { Position } from "#domain/placement.ts";
import { projector, type ScreenPoint, type View } from "../camera/view.ts";

export type Curve = { readonly points: readonly Position[]; readonly strength: number };
/** Width in CSS pixels. */
export type StrokeStyle = { readonly color: string; readonly strength: number; readonly width: number };

const levels = 24;

/** The curves by their rounded strength; invisible curves are left out. */
export function groupByStrength(curves: Iterable<Curve>, strength: number): Map<number, Curve[]> {
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
  context: CanvasRenderingContext2D,
  view: View,
  curves: Iterable<Curve>,
  { color, strength, width }: StrokeStyle,
) {
  const toScreen = projector(view);
  const point: ScreenPoint = { x: 0, y: 0, scale: 0 };
  context.strokeStyle = color;
  context.lineWidth = width;
  // Levels within the range of the stroke, so that faint strokes keep their shades.
  for (const [level, group] of groupByStrength(curves, 1)) {
    context.globalAlpha = Math.min(1, (strength * level) / levels);
    context.beginPath();
    for (const { points } of group)
      for (const [at, place] of points.entries()) {
        toScreen(place, point);
        if (at === 0) context.moveTo(point.x, point.y);
        else context.lineTo(point.x, point.y);
      }
    context.stroke();
  }
  context.globalAlpha = 1;
}
