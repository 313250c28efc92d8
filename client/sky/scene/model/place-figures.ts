/** Finds where the lines and names of constellations are. Its code is fetched for people who have some. */

import type { Position } from "#domain/placement.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import type { TimeRange } from "#domain/sky-time/time-window.ts";
import type { FigureName, FigurePlacer, Point, Size } from "./figures.ts";

/** The constellations with two stars or more in the sky, in the order in which they were completed. */
export const placeFigures: FigurePlacer = (constellations, find) => {
  const figures = constellations
    .map(({ name, entryIds }) => ({ name, stars: entryIds.flatMap((id) => find(id) ?? []) }))
    .filter(({ stars }) => stars.length > 1)
    .map(({ name, stars }) => ({ name, stars, at: Math.max(...stars.map(timeOf)) }))
    .sort((one, other) => one.at - other.at);
  const lines = figures.map(({ stars }) => linesOf(stars));
  return {
    lines: lines.flat(),
    lineEnds: endsOf(lines),
    names: figures.map(({ name, stars }) => nameOf(name, stars)),
    completeIn: (shown) => rangeIn(figures, shown),
  };
};

function endsOf(lists: readonly (readonly unknown[])[]): readonly number[] {
  const ends = [0];
  for (const { length } of lists) ends.push((ends.at(-1) ?? 0) + length);
  return ends;
}

function nameOf(name: string, stars: readonly Position[]): FigureName {
  const [outline, middle] = [outlineOf(stars), middleOf(stars)];
  return {
    label: { text: name, at: middle },
    spots: (onScreen, size) => spotsOfName(outline.map(onScreen), onScreen(middle), size),
  };
}

const middleOf = (stars: readonly Position[]): Position => {
  const mean = (axis: keyof Position) => stars.reduce((sum, star) => sum + star[axis], 0) / stars.length;
  return { x: mean("x"), y: mean("y"), z: mean("z") };
};

/** Fewer stars are their own outline. */
const minStarsForOutline = 16;
const directions = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => ({ x, y, z }))));

/** The farthest star in each of 27 directions, each once. */
function outlineOf(stars: readonly Position[]): readonly Position[] {
  if (stars.length <= minStarsForOutline) return stars;
  const farthest = directions.map(({ x, y, z }) => {
    const along = (star: Position) => star.x * x + star.y * y + star.z * z;
    return stars.reduce((best, star) => (along(star) > along(best) ? star : best));
  });
  return [...new Set(farthest)];
}

function rangeIn(
  figures: readonly { readonly at: number }[],
  { from, until }: TimeRange,
): readonly [first: number, end: number] {
  const first = figures.findIndex(({ at }) => at >= from);
  const behind = figures.findIndex(({ at }) => at > until);
  return [first < 0 ? figures.length : first, behind < 0 ? figures.length : behind];
}

/** Space between a star and the beginning of its line, as in an atlas of stars. Units. */
const gap = 9;

/** The lines of a figure. Near stars have no gap between them and their line. */
const linesOf = (stars: readonly Position[]) =>
  stars.slice(1).map((to, at) => shorten(stars[at] as Position, to));

function shorten(from: Position, to: Position): readonly [Position, Position] {
  const [x, y, z] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const length = Math.hypot(x, y, z);
  const share = length > 3 * gap ? gap / length : 0;
  return [
    { x: from.x + x * share, y: from.y + y * share, z: from.z + z * share },
    { x: to.x - x * share, y: to.y - y * share, z: to.z - z * share },
  ];
}

/** Pixels from the middle of a star to a name beside it, and between two distances that are tried. */
const beside = 14;
const step = 12;
const rounds = 4;
/** The places below and above come first, where a name is read as that of the star. */
const sides = [2, 6, 0, 4, 1, 3, 5, 7].map((eighth) => {
  const turn = (eighth * Math.PI) / 4;
  return { x: Math.cos(turn), y: Math.sin(turn) };
});

/**
 * Places where a name can be, best first; none without points. They are beside the outermost stars, then beside the
 * others, then round the middle. Pixels.
 */
export function* spotsOfName(points: readonly Point[], middle: Point, size: Size): Generator<Point> {
  if (points.length === 0) return;
  const outermost = sides.slice(0, 4).map((side) => ({ side, star: farthest(points, side) }));
  for (let round = 0; round < rounds; round++)
    for (const { star, side } of outermost) yield besidePoint(star, side, beside + round * step, size);
  for (let round = 0; round < rounds; round++)
    for (const side of sides)
      for (const star of points) yield besidePoint(star, side, beside + round * step, size);
  for (let far = 0; far < 2 * rounds * step; far += step)
    for (const { x, y } of sides) yield { x: middle.x + far * x, y: middle.y + far * y };
}

const farthest = (points: readonly Point[], { x, y }: Point) => {
  const along = (point: Point) => point.x * x + point.y * y;
  return points.reduce((best, point) => (along(point) > along(best) ? point : best));
};

/** The middle of a box of this size that is `far` away from a point. */
const besidePoint = (point: Point, { x, y }: Point, far: number, { width, height }: Size): Point => ({
  x: point.x + x * (far + width / 2),
  y: point.y + y * (far + height / 2),
});
