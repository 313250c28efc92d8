/** The view of a picture: that in which a sky opens, from a little above, with every star in it. Lengths on the picture are pixels. */

import type { Position } from "#domain/placement.ts";
import { eyeDistance, openingTurn } from "#domain/sky-view.ts";

const [sinYaw, cosYaw, sinPitch, cosPitch] = [
  ...[Math.sin(openingTurn.yaw), Math.cos(openingTurn.yaw)],
  ...[Math.sin(openingTurn.pitch), Math.cos(openingTurn.pitch)],
] as [number, number, number, number];

/** Space between the outermost stars and the edge, as a share of the width or the height. */
const margin = { across: 0.08, down: 0.115 };
/** A small sky is framed as if it had this radius, in units: one star must not fill the picture. */
const minFrameRadius = 90;
const maxZoom = 2.6;
/** This share of the stars on each side may be outside, if it would shrink the others to less than half. */
const outlierShare = 0.02;

/** A place on the picture; `scale` is pixels per unit there, `far` is 0 in front and 1 behind. */
export type PicturePoint = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly far: number;
};

type Bounds = readonly [least: number, most: number];

/** Returns where a place is on a picture of this size that shows these places. */
export function pictureView(
  places: readonly Position[],
  { width, height }: { readonly width: number; readonly height: number },
): (place: Position) => PicturePoint {
  const outermost = places.reduce((most, { x, y, z }) => Math.max(most, Math.hypot(x, y, z)), minFrameRadius);
  const toEye = eyeProjection(outermost);
  const points = places.map(toEye);
  const [across, down] = [boundsOf(points.map(({ x }) => x)), boundsOf(points.map(({ y }) => y))];
  const zoom = Math.min(
    maxZoom,
    (width * (1 - 2 * margin.across)) / Math.max(2 * minFrameRadius, across[1] - across[0]),
    (height * (1 - 2 * margin.down)) / Math.max(2 * minFrameRadius, down[1] - down[0]),
  );
  const [left, top] = [
    width / 2 - (zoom * (across[0] + across[1])) / 2,
    height / 2 - (zoom * (down[0] + down[1])) / 2,
  ];
  return (place) => {
    const { x, y, scale, far } = toEye(place);
    return { x: left + zoom * x, y: top + zoom * y, scale: zoom * scale, far };
  };
}

/** The projection at zoom 1, with the centre of the sky at 0, 0. */
function eyeProjection(outermost: number) {
  const distance = eyeDistance(outermost);
  return ({ x, y, z }: Position): PicturePoint => {
    const toward = z * cosYaw - x * sinYaw;
    const depth = distance - (y * sinPitch + toward * cosPitch);
    const scale = distance / depth;
    return {
      x: (x * cosYaw + z * sinYaw) * scale,
      y: -(y * cosPitch - toward * sinPitch) * scale,
      scale,
      far: Math.min(1, Math.max(0, 0.5 + (depth - distance) / (2 * outermost))),
    };
  };
}

function boundsOf(values: number[]): Bounds {
  const sorted = Float64Array.from(values).sort();
  const trimmed = Math.floor(sorted.length * outlierShare);
  const between = (from: number): Bounds => [sorted.at(from) ?? 0, sorted.at(-1 - from) ?? 0];
  const [all, most] = [between(0), between(trimmed)];
  return 2 * (most[1] - most[0]) < all[1] - all[0] ? most : all;
}
