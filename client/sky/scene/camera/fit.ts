/** The view in which the sky fills the part of the window that is free of panels. */

import type { LayoutRoom } from "#domain/layouts/layout.ts";
import type { Position } from "#domain/placement.ts";
import type { ScreenOffset } from "./pivot.ts";
import { type Box, sizeOf as sizeOfBox } from "./room.ts";
import { clamp, type Lens, projector, type ScreenPoint, type Turn } from "./view.ts";

/** The range of the automatic zoom, for all stars and round a star in focus. */
export const fitRange = { min: 0.2, max: 3 } as const;
const focusRange = { min: 1.5, max: 6 } as const;
/** Pixels from a star in focus to its nearest neighbours, if the zoom allows it. */
const singledOut = 60;
const neighbourCount = 3;

/** This share of the stars on each side may be far away without shrinking the others. */
const outlierShare = 0.02;
/** Outliers are in view too, unless that would shrink the others to less than this. */
const maxShrink = 0.5;

/** A small sky is framed as if it had this radius, in units: one star must not fill the window. */
const minFrameRadius = 120;

type Eye = Turn & { readonly distance: number };
type Size = { readonly width: number; readonly height: number };

/** The stars on the screen at zoom 1, in pixels from the centre of the sky. */
export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** `offset` goes from the middle of the free part to the centre of the sky, in pixels. */
export type Fit = { readonly zoom: number; readonly offset: ScreenOffset };

/** Pixels between the outermost stars and the edge of the free part. */
const marginOf = (side: number) => Math.min(64, side * 0.08);
const roomIn = (side: number) => side - 2 * marginOf(side);
/** A flat layout has nothing above and below it but its labels. */
const flatMargin = 20;
const heightIn = (height: number, isFlat: boolean) =>
  isFlat ? height - 2 * Math.min(flatMargin, marginOf(height)) : roomIn(height);

/** Lengths of the room for a layout are whole steps of so many pixels, so that it seldom changes. */
const layoutStep = 24;

/** The room that a flat layout has in `free`. */
export function layoutRoomIn(free: Box): LayoutRoom {
  const { width, height } = sizeOfBox(free);
  const inSteps = (side: number) => Math.max(layoutStep, layoutStep * Math.floor(side / layoutStep));
  return { width: inSteps(roomIn(width)), height: inSteps(heightIn(height, true)) };
}

const atZoom1 = (eye: Eye): Lens => ({ ...eye, zoom: 1, centerX: 0, centerY: 0 });

/** Bounds of all stars, but without outliers that would shrink the others too much; null for an empty sky. */
export function boundsOf(
  places: readonly Position[],
  eye: Eye,
  newest: Position | null = null,
): Bounds | null {
  if (places.length === 0) return null;
  const toScreen = projector(atZoom1(eye));
  const point: ScreenPoint = { x: 0, y: 0, scale: 0 };
  const [x, y] = [new Float64Array(places.length), new Float64Array(places.length)];
  for (const [at, place] of places.entries()) {
    toScreen(place, point);
    x[at] = point.x;
    y[at] = point.y;
  }
  const [across, down] = [x.sort(), y.sort()];
  const trimmed = Math.floor(places.length * outlierShare);
  const between = (from: number): Bounds => ({
    ...{ left: across.at(from) ?? 0, right: across.at(-1 - from) ?? 0 },
    ...{ top: down.at(from) ?? 0, bottom: down.at(-1 - from) ?? 0 },
  });
  const [all, most] = [between(0), between(trimmed)];
  if (!shrinks(most, all)) return all;
  return (newest && include(most, newest, eye)) || most;
}

const unionOf = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const framed: Bounds = {
  ...{ left: -minFrameRadius, top: -minFrameRadius },
  ...{ right: minFrameRadius, bottom: minFrameRadius },
};
const widthOf = ({ left, right }: Bounds) => right - left;
const heightOf = ({ top, bottom }: Bounds) => bottom - top;
const sizeOf = (bounds: Bounds) => Math.max(widthOf(bounds), heightOf(bounds), widthOf(framed));

const shrinks = (from: Bounds, to: Bounds) => sizeOf(from) < maxShrink * sizeOf(to);

/** The bounds with one place more, without a look at the other places; null if it would shrink them too much. */
export function include(bounds: Bounds | null, place: Position, eye: Eye): Bounds | null {
  const { x, y } = projector(atZoom1(eye))(place, { x: 0, y: 0, scale: 0 });
  const there = { left: x, top: y, right: x, bottom: y };
  if (!bounds) return there;
  const wider = unionOf(bounds, there);
  return shrinks(bounds, wider) ? null : wider;
}

/** The greatest zoom, within its range, at which the bounds are inside of `free`, and the offset that centres them. */
export function fitBounds(bounds: Bounds, free: Size, isFlat = false): Fit {
  const zoom = Math.min(
    roomIn(free.width) / Math.max(1e-6, widthOf(bounds)),
    heightIn(free.height, isFlat) / Math.max(1e-6, heightOf(bounds)),
    roomIn(Math.min(free.width, free.height)) / widthOf(framed),
  );
  const fitting = clamp(zoom, fitRange.min, fitRange.max);
  return {
    zoom: fitting,
    offset: {
      x: (-fitting * (bounds.left + bounds.right)) / 2,
      y: (-fitting * (bounds.top + bounds.bottom)) / 2,
    },
  };
}

/** The zoom that singles out a star in focus: its nearest neighbours are apart from it. */
export function focusZoom(star: Position, places: readonly Position[]): number {
  const nearest = new Float64Array(neighbourCount + 1).fill(Number.POSITIVE_INFINITY);
  for (const { x, y, z } of places) {
    const distance = Math.hypot(x - star.x, y - star.y, z - star.z);
    if (distance >= (nearest[neighbourCount] as number)) continue;
    nearest[neighbourCount] = distance;
    nearest.sort();
  }
  return clamp(singledOut / Math.max(1, nearest[neighbourCount] as number), focusRange.min, focusRange.max);
}
