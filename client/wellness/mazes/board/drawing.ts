/** Draws a maze as SVG paths in units of one cell. */

import { cellAt, isSolid, type Maze, type Place } from "#domain/wellness/mazes/maze.ts";

export type MazeDrawing = {
  /** The walls between cells of which at least one can be entered, without the frame. */
  readonly walls: string;
  /** Dots where walls end, turn or meet. */
  readonly stars: string;
  /** The cells that were not carved. */
  readonly clouds: string;
  /** Distant stars in the clouds. */
  readonly dust: string;
};

/** A dot, drawn with round caps. */
const dotAt = (x: number, y: number) => `M${x} ${y}h0`;

/** Dots in the middle of cells. */
export const dotsOf = (places: readonly Place[]) =>
  places.map(({ x, y }) => dotAt(x + 0.5, y + 0.5)).join("");

/** A line through the middles of cells. */
export const lineThrough = (places: readonly Place[]) =>
  places.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x + 0.5} ${y + 0.5}`).join("");

export function drawMaze(maze: Maze): MazeDrawing {
  return { walls: wallsOf(maze), stars: starsOf(maze), clouds: cloudsOf(maze), dust: dustOf(maze) };
}

/** Whether the wall below or to the right of a cell is drawn. Walls inside a cloud are not. */
function hasWall(maze: Maze, { x, y }: Place, side: "bottom" | "right"): boolean {
  const cell = cellAt(maze, { x, y });
  const beyond = cellAt(maze, side === "bottom" ? { x, y: y + 1 } : { x: x + 1, y });
  return cell !== null && beyond !== null && cell.walls[side] && !(isSolid(cell) && isSolid(beyond));
}

/** Adjacent walls in a row become one line, so that they meet without a seam. */
function wallsOf(maze: Maze): string {
  const lines: string[] = [];
  for (let y = 0; y < maze.height - 1; y++)
    for (const [from, to] of runs(maze.width, (x) => hasWall(maze, { x, y }, "bottom")))
      lines.push(`M${from} ${y + 1}H${to}`);
  for (let x = 0; x < maze.width - 1; x++)
    for (const [from, to] of runs(maze.height, (y) => hasWall(maze, { x, y }, "right")))
      lines.push(`M${x + 1} ${from}V${to}`);
  return lines.join("");
}

/** The ranges of numbers below `length` for which `holds` is true. `to` is exclusive. */
function runs(length: number, holds: (at: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < length; at++) {
    if (!holds(at)) continue;
    const last = found.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

function starsOf(maze: Maze): string {
  const dots: string[] = [];
  for (let y = 1; y < maze.height; y++)
    for (let x = 1; x < maze.width; x++) {
      const left = hasWall(maze, { x: x - 1, y: y - 1 }, "bottom");
      const right = hasWall(maze, { x, y: y - 1 }, "bottom");
      const above = hasWall(maze, { x: x - 1, y: y - 1 }, "right");
      const below = hasWall(maze, { x: x - 1, y }, "right");
      const isStraight = left === right && above === below && left !== above;
      const isNone = !(left || right || above || below);
      if (!isStraight && !isNone) dots.push(dotAt(x, y));
    }
  return dots.join("");
}

const cloudsOf = ({ cells }: Maze) =>
  cells
    .filter(isSolid)
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
    .join("");

/** Two dots in each cell, at places that look random and are always the same. */
const dustOf = ({ cells }: Maze) =>
  cells
    .filter(isSolid)
    .flatMap(({ x, y }) => [0, 1].map((nth) => dotAt(x + scatter(x, y, nth), y + scatter(y, x, nth + 2))))
    .join("");

/** A number from 0.15 to 0.85 with two decimals. */
const scatter = (x: number, y: number, salt: number) =>
  (15 + ((x * 73 + y * 151 + x * y * 37 + salt * 43) % 71)) / 100;

/** A star of four rays, one unit from its middle to each tip. */
export const fourRays = "M0-1C.12-.3.3-.12 1 0C.3.12.12.3 0 1C-.12.3-.3.12-1 0C-.3-.12-.12-.3 0-1Z";
