/** How far to zoom so that the sky fills its window. */

import type { Position } from "#domain/placement.ts";
import { clamp, projector, type ScreenPoint, type Turn } from "./view.ts";

/** Zoom that fitting may choose, and round a star in focus. */
const fitRange = { least: 0.2, most: 3 } as const;
const focusRange = { least: 1.5, most: 6 } as const;
/** How many of its nearest stars are seen round one in focus. */
const neighbours = 12;

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

/** The zoom at which a star that lies on the axis of sight is seen with its neighbours. */
export function focusZoom(star: Position, places: readonly Position[], { width, height }: Frame): number {
  const apart = Float64Array.from(places, ({ x, y, z }) =>
    Math.hypot(x - star.x, y - star.y, z - star.z),
  ).sort();
  const around = apart[Math.min(neighbours, apart.length - 1)] ?? 0;
  const room = Math.min(width, height) / 2 - marginOf(Math.min(width, height));
  return clamp(room / Math.max(1, around), focusRange.least, focusRange.most);
}

/** By how much the margin may be overstepped before a sky that grows is fitted anew. */
const tolerance = 0.95;

/** Whether a place is well inside the window of a view. */
export function isWellInside(place: Position, view: Frame & { readonly zoom: number }): boolean {
  return zoomToEdge(projector(view)(place, { x: 0, y: 0, scale: 0 }), view) >= tolerance;
}

/** How far out the stars of a sky reach, in units, as it grows. */
export class Extent {
  /** From the nearest to the outermost. */
  #radii = new Float64Array(0);

  get outermost() {
    return this.#radii.at(-1) ?? 0;
  }

  /** Where all but the strays end. */
  get typical() {
    const typical = this.#radii[Math.ceil(this.#radii.length * (1 - strayShare)) - 1] ?? 0;
    return Math.max(typical, leastFrame / 2);
  }

  measure(places: readonly Position[]) {
    this.#radii = Float64Array.from(places, radiusAt).sort();
  }

  /** One more, without looking at the others again. */
  add(place: Position) {
    const radius = radiusAt(place);
    const after = this.#radii.findLastIndex((one) => one <= radius) + 1;
    const grown = new Float64Array(this.#radii.length + 1);
    grown.set(this.#radii.subarray(0, after));
    grown[after] = radius;
    grown.set(this.#radii.subarray(after), after + 1);
    this.#radii = grown;
  }
}

const radiusAt = ({ x, y, z }: Position) => Math.hypot(x, y, z);

/** How far out these places reach. */
export function extentOf(places: readonly Position[]): Extent {
  const extent = new Extent();
  extent.measure(places);
  return extent;
}
