/** The zoom at which the sky fills its window, and the extent of its stars. */

import type { Position } from "#domain/placement.ts";
import { clamp, projector, type ScreenPoint, type Turn } from "./view.ts";

/** The range of the automatic zoom, for all stars and round a star in focus. */
const fitRange = { min: 0.2, max: 3 } as const;
const focusRange = { min: 1.5, max: 6 } as const;
/** Nearest stars in view round a star in focus. */
const neighbourCount = 12;

/** This share of the stars may be outside the window, so that one outlier does not shrink all others. */
const outlierShare = 0.04;

/** A small sky is framed as if it had this radius, in units: one star must not fill the window. */
const minFrameRadius = 120;

type Frame = Turn & { readonly distance: number; readonly width: number; readonly height: number };

/** Pixels between the outermost stars and the edge of the window. */
const marginOf = (side: number) => Math.min(64, side * 0.08);

/** The zoom at which this point, projected at zoom 1, touches the margin. */
function zoomToEdge({ x, y, scale }: ScreenPoint, { width, height }: Frame): number {
  if (scale === 0) return Number.POSITIVE_INFINITY;
  const across = (width / 2 - marginOf(width)) / Math.max(1e-6, Math.abs(x - width / 2));
  const up = (height / 2 - marginOf(height)) / Math.max(1e-6, Math.abs(y - height / 2));
  return Math.min(across, up);
}

/** The newest star is in view too, unless that would shrink the others to less than this. */
const maxShrink = 0.5;

/** The greatest zoom, within `fitRange`, at which all stars but a few outliers, and the newest, are in view. */
export function fitZoom(places: readonly Position[], frame: Frame, newest: Position | null = null): number {
  const toScreen = projector({ ...frame, zoom: 1 });
  const point: ScreenPoint = { x: 0, y: 0, scale: 0 };
  const zooms = Float64Array.from(places, (place) => zoomToEdge(toScreen(place, point), frame)).sort();
  const tightest = zooms[Math.floor(places.length * outlierShare)] ?? Number.POSITIVE_INFINITY;
  const wanted = newest ? zoomToEdge(toScreen(newest, point), frame) : tightest;
  const fitting = wanted >= tightest * maxShrink ? Math.min(tightest, wanted) : tightest;
  const room = Math.min(frame.width, frame.height) / 2 - marginOf(Math.min(frame.width, frame.height));
  return clamp(Math.min(fitting, room / minFrameRadius), fitRange.min, fitRange.max);
}

type FitContents = {
  readonly places: readonly Position[];
  readonly nextPlace: Position | null;
  readonly newest: Position | null;
  readonly focused: Position | null;
};

/** For a star in focus and its neighbours, or else for all stars; an empty sky shows where its first star will be. */
export function fittingZoom({ places, nextPlace, newest, focused }: FitContents, frame: Frame): number {
  if (focused) return focusZoom(focused, places, frame);
  return fitZoom(places.length > 0 || !nextPlace ? places : [nextPlace], frame, newest);
}

/** The zoom at which a star on the viewing axis is in view with its neighbours. */
function focusZoom(star: Position, places: readonly Position[], { width, height }: Frame): number {
  const distances = Float64Array.from(places, ({ x, y, z }) =>
    Math.hypot(x - star.x, y - star.y, z - star.z),
  ).sort();
  const radius = distances[Math.min(neighbourCount, distances.length - 1)] ?? 0;
  const room = Math.min(width, height) / 2 - marginOf(Math.min(width, height));
  return clamp(room / Math.max(1, radius), focusRange.min, focusRange.max);
}

/** The zoom changes for a star only when it exceeds the margin by more than this. */
const tolerance = 0.95;

export function isWellInside(place: Position, view: Frame & { readonly zoom: number }): boolean {
  return zoomToEdge(projector(view)(place, { x: 0, y: 0, scale: 0 }), view) >= tolerance;
}

/**
 * The zoom at which this place is in view too, or the smallest one, without a look at the other places; null if it
 * would shrink them too much.
 */
export function zoomToInclude(place: Position, view: Frame & { readonly zoom: number }): number | null {
  if (view.zoom <= fitRange.min) return view.zoom;
  const share = zoomToEdge(projector(view)(place, { x: 0, y: 0, scale: 0 }), view);
  return share >= maxShrink ? Math.max(fitRange.min, view.zoom * Math.min(1, share)) : null;
}

/** Distances of the stars from the centre, in units. */
export class Extent {
  /** Ascending. */
  #radii = new Float64Array(0);

  get outermost() {
    return this.#radii.at(-1) ?? 0;
  }

  /** The greatest distance without the outliers. */
  get typical() {
    const typical = this.#radii[Math.ceil(this.#radii.length * (1 - outlierShare)) - 1] ?? 0;
    return Math.max(typical, minFrameRadius / 2);
  }

  measure(places: readonly Position[]) {
    this.#radii = Float64Array.from(places, radiusAt).sort();
  }

  /** Removes and inserts single distances without measuring the others; `places` are all that remain. */
  update(removed: readonly Position[], added: readonly Position[], places: readonly Position[]) {
    if (removed.length + added.length > maxSingleChanges) return this.measure(places);
    for (const place of removed) this.#splice(radiusAt(place), 1, []);
    for (const place of added) this.#splice(radiusAt(place), 0, [radiusAt(place)]);
  }

  /** At the first distance that is not smaller than `radius`. */
  #splice(radius: number, removed: number, added: readonly number[]) {
    const at = firstNotBelow(this.#radii, radius);
    const spliced = new Float64Array(this.#radii.length - removed + added.length);
    spliced.set(this.#radii.subarray(0, at));
    spliced.set(added, at);
    spliced.set(this.#radii.subarray(at + removed), at + added.length);
    this.#radii = spliced;
  }
}

/** More changes than this are measured anew, because each single one moves the distances after it. */
const maxSingleChanges = 32;

/** Binary search in ascending numbers. */
function firstNotBelow(numbers: Float64Array, value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const radiusAt = ({ x, y, z }: Position) => Math.hypot(x, y, z);

export function extentOf(places: readonly Position[]): Extent {
  const extent = new Extent();
  extent.measure(places);
  return extent;
}
