/** The grid of a star atlas: parallels and meridians on a sphere of radius 1. */

import type { View } from "../camera/view.ts";

/** Pixels for a slope of 1. The grid is a distant backdrop, so it follows the zoom only a little. */
export const backdropLens = ({ width, height, zoom }: Pick<View, "width" | "height" | "zoom">) =>
  0.9 * Math.max(width, height) * zoom ** 0.3;

/** Two points, each x, y and z. */
export type Segment = readonly [number, number, number, number, number, number];

const degree = Math.PI / 180;
const spacing = 15;
/** Length of a straight piece, in degrees. */
const piece = 5;
/** Only every third meridian continues to the poles, where they would be too dense. */
const crowdedFrom = 75;

type Point = readonly [number, number, number];

function onSphere(direction: number, height: number): Point {
  const flat = Math.cos(height * degree);
  return [
    flat * Math.sin(direction * degree),
    Math.sin(height * degree),
    flat * Math.cos(direction * degree),
  ];
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.round((to - from) / by) }, (_, step) => from + step * by);

const join = (from: Point, to: Point): Segment => [...from, ...to];

/** One circle of equal height. */
const parallel = (height: number) =>
  steps(0, 360, piece).map((direction) =>
    join(onSphere(direction, height), onSphere(direction + piece, height)),
  );

/** One half circle from pole to pole. */
function meridian(direction: number): Segment[] {
  const end = direction % (3 * spacing) === 0 ? 90 : crowdedFrom;
  return steps(-end, end, piece).map((height) =>
    join(onSphere(direction, height), onSphere(direction, height + piece)),
  );
}

export const graticuleLines = (): Segment[] => [
  ...steps(-crowdedFrom, crowdedFrom + 1, spacing).flatMap(parallel),
  ...steps(0, 360, spacing).flatMap(meridian),
];
