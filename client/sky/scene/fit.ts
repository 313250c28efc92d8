/** How far to zoom so that the sky fills its window. */

import type { Position } from "#domain/placement.ts";
import { clamp, projector, type ScreenPoint, type Turn } from "./view.ts";

/** Zoom that fitting may choose. */
const fitRange = { least: 0.2, most: 3 } as const;

/** At most this share of the stars may stay outside, so that one stray star does not shrink all others. */
const strayShare = 0.04;

/** A young sky is framed as if it reached this far, in units: one star is a star in a sky, not a face at the window. */
const leastFrame = 120;

type Frame = Turn & { readonly distance: number; readonly width: number; readonly height: number };

/** Room, in pixels, between the outermost stars and the edge of the window. */
const marginOf = (side: number) => Math.min(64, side * 0.08);

/** The zoom at which this point, seen at zoom 1, touches the margin. */
function zoomToEdge({ x, y, scale }: ScreenPoint, { width, height }: Frame): number {
  if (scale === 0) return Number.POSITIVE_INFINITY;
  const across = (width / 2 - marginOf(width)) / Math.max(1e-6, Math.abs(x - width / 2));
  const up = (height / 2 - marginOf(height)) / Math.max(1e-6, Math.abs(y - height / 2));
  return Math.min(across, up);
}

/** The newest star is seen too, unless it lies so far out that the others would shrink to less than this. */
const mostShrinking = 0.5;

/** The greatest zoom, within `fitRange`, at which all but a few stray stars, and the newest, lie inside the window. */
export function fitZoom(places: readonly Position[], frame: Frame, newest: Position | null = null): number {
  const toScreen = projector({ ...frame, zoom: 1 });
  const point: ScreenPoint = { x: 0, y: 0, scale: 0 };
  const zooms = Float64Array.from(places, (place) => zoomToEdge(toScreen(place, point), frame)).sort();
  const tightest = zooms[Math.floor(places.length * strayShare)] ?? Number.POSITIVE_INFINITY;
  const wanted = newest ? zoomToEdge(toScreen(newest, point), frame) : tightest;
  const seen = wanted >= tightest * mostShrinking ? Math.min(tightest, wanted) : tightest;
  const least = Math.min(frame.width, frame.height) / 2 - marginOf(Math.min(frame.width, frame.height));
  return clamp(Math.min(seen, least / leastFrame), fitRange.least, fitRange.most);
}

/** How far out the stars reach, in units: the very outermost, and where all but the strays end. */
export function extentOf(places: readonly Position[]): { outermost: number; typical: number } {
  const radii = Float64Array.from(places, ({ x, y, z }) => Math.hypot(x, y, z)).sort();
  const typical = radii[Math.ceil(radii.length * (1 - strayShare)) - 1] ?? 0;
  return { outermost: radii.at(-1) ?? 0, typical: Math.max(typical, leastFrame / 2) };
}
