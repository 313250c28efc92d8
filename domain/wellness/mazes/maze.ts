/** A maze: a grid of cells with walls between them. The start is at the top left, the end at the bottom right. */

export const directions = ["up", "right", "down", "left"] as const;
export type Direction = (typeof directions)[number];

/** The column and row of a cell, from 0 at the top left. */
export type Place = { readonly x: number; readonly y: number };

export type Walls = {
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
  readonly left: boolean;
};

export type Cell = Place & { readonly walls: Walls; readonly isStart?: true; readonly isEnd?: true };

export type Maze = {
  readonly width: number;
  readonly height: number;
  /** Row by row from the top. */
  readonly cells: readonly Cell[];
};

const wallTowards = { up: "top", right: "right", down: "bottom", left: "left" } as const;
const stepTowards = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
} as const;

export const start: Place = { x: 0, y: 0 };
export const endOf = ({ width, height }: Maze): Place => ({ x: width - 1, y: height - 1 });

export const isSamePlace = (one: Place, other: Place) => one.x === other.x && one.y === other.y;

/** The index of a place's cell in the maze's cells. */
export const indexOf = ({ width }: Maze, { x, y }: Place) => y * width + x;

/** The next place in a direction, without regard to walls. */
export const placeTowards = ({ x, y }: Place, direction: Direction): Place => ({
  x: x + stepTowards[direction].x,
  y: y + stepTowards[direction].y,
});

/** Null outside the maze. */
export function cellAt(maze: Maze, { x, y }: Place): Cell | null {
  if (x < 0 || y < 0 || x >= maze.width || y >= maze.height) return null;
  return maze.cells[indexOf(maze, { x, y })] ?? null;
}

/** Whether a step from a place in a direction is possible. */
export function isOpen(maze: Maze, place: Place, direction: Direction): boolean {
  const cell = cellAt(maze, place);
  return cell !== null && !cell.walls[wallTowards[direction]];
}

export const openDirections = (maze: Maze, place: Place): Direction[] =>
  directions.filter((direction) => isOpen(maze, place, direction));

/** A cell that was not carved and cannot be reached. */
export const isSolid = ({ walls }: Cell) => walls.top && walls.right && walls.bottom && walls.left;
