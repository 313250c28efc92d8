/**
 * Generates mazes from a seed. The growing tree algorithm (Jamis Buck, "Mazes for Programmers") builds a spanning tree
 * of the grid from the start. Then dead ends are filled from their tips until the difficulty's share of carved cells
 * remains. The carved cells are therefore always one tree that contains start and end: exactly one path joins them,
 * and a smaller share means shorter dead ends. Time and memory are linear in the number of cells.
 */

import { type Random, seededRandom } from "../../pseudo-random.ts";
import type { Cell, Maze } from "./maze.ts";

export const difficulties = ["easy", "medium", "hard", "extreme"] as const;
export type Difficulty = (typeof difficulties)[number];

/** The share of cells that is carved. A tiny maze may need more, because a path must join start and end. */
export const carvedShares: Record<Difficulty, number> = { easy: 0.5, medium: 0.7, hard: 0.85, extreme: 0.95 };

/** Probability that the tree grows from its newest cell, which makes long winding corridors, and not from a random one. */
const windingProbabilities: Record<Difficulty, number> = { easy: 0.6, medium: 0.85, hard: 0.96, extreme: 1 };

/** The number of trees to generate; the one with the longest path from start to end becomes the maze. */
const candidateCounts: Record<Difficulty, number> = { easy: 1, medium: 1, hard: 1, extreme: 4 };

export type MazePlan = {
  /** Cells; integers of at least 2. */
  readonly width: number;
  readonly height: number;
  readonly difficulty: Difficulty;
  /** Only the lower 32 bits are used. */
  readonly seed: number;
};

/** For each cell, row by row, the index of its parent on the path to the start; -1 for the start. */
type Tree = Int32Array;

/** Makes a maze. The same plan always gives the same one. */
export function generateMaze({ width, height, difficulty, seed }: MazePlan): Maze {
  if (!(Number.isInteger(width) && Number.isInteger(height) && Math.min(width, height) >= 2))
    throw new RangeError(`A maze cannot have ${width} by ${height} cells.`);
  const random = seededRandom(seed);
  const size = width * height;
  const carved = Math.max(Math.round(carvedShares[difficulty] * size), width + height - 1);
  let tree = growTree(width, size, windingProbabilities[difficulty], random, [0]);
  for (let candidate = 1; candidate < candidateCounts[difficulty]; candidate++) {
    const alternative = growTree(width, size, windingProbabilities[difficulty], random, [0]);
    if (pathLength(alternative) > pathLength(tree)) tree = alternative;
  }
  // A path longer than the number of cells to carve is replaced by one without detours.
  if (pathLength(tree) > carved)
    tree = growTree(width, size, windingProbabilities[difficulty], random, staircase(width, height, random));
  fillDeadEnds(tree, size - carved, random);
  return { width, height, cells: cellsOf(tree, width) };
}

/** Marks a cell outside the tree. */
const outside = -2;

/** A spanning tree of the grid. It begins with the path `trunk`, whose first cell is the start. */
function growTree(
  width: number,
  size: number,
  winding: number,
  random: Random,
  trunk: readonly number[],
): Tree {
  const tree: Tree = new Int32Array(size).fill(outside);
  for (const [at, cell] of trunk.entries()) tree[cell] = trunk[at - 1] ?? -1;
  const growing = [...trunk];
  const free = [0, 0, 0, 0];
  while (growing.length > 0) {
    const last = growing.length - 1;
    const at = winding === 1 || random() < winding ? last : Math.floor(random() * growing.length);
    const cell = growing[at] ?? 0;
    const count = collectFreeNeighbors(tree, width, cell, free);
    if (count === 0) {
      growing[at] = growing[last] ?? 0;
      growing.pop();
    } else {
      const next = free[Math.floor(random() * count)] ?? 0;
      tree[next] = cell;
      growing.push(next);
    }
  }
  return tree;
}

/** Writes the neighbours outside the tree to the front of `free` and returns their number. */
function collectFreeNeighbors(tree: Tree, width: number, cell: number, free: number[]): number {
  const x = cell % width;
  let count = 0;
  if (tree[cell - width] === outside) free[count++] = cell - width;
  if (tree[cell + width] === outside) free[count++] = cell + width;
  if (x > 0 && tree[cell - 1] === outside) free[count++] = cell - 1;
  if (x < width - 1 && tree[cell + 1] === outside) free[count++] = cell + 1;
  return count;
}

/** The cells of a random path from start to end that goes only right and down. */
function staircase(width: number, height: number, random: Random): number[] {
  const cells = [0];
  let [right, down] = [width - 1, height - 1];
  for (let cell = 0; right + down > 0; cells.push(cell)) {
    const goesRight = random() * (right + down) < right;
    cell += goesRight ? 1 : width;
    if (goesRight) right--;
    else down--;
  }
  return cells;
}

/** Number of cells on the path from start to end. */
function pathLength(tree: Tree): number {
  let length = 0;
  for (let cell = tree.length - 1; cell >= 0; cell = tree[cell] ?? -1) length++;
  return length;
}

/** Removes `count` random tips from the tree, one after the other, but never the start or the end. */
function fillDeadEnds(tree: Tree, count: number, random: Random) {
  const end = tree.length - 1;
  const children = new Uint8Array(tree.length);
  for (const parent of tree) if (parent >= 0) children[parent] = (children[parent] ?? 0) + 1;
  const isTip = (cell: number) => children[cell] === 0 && cell !== 0 && cell !== end;
  const tips: number[] = [];
  for (let cell = 0; cell < tree.length; cell++) if (isTip(cell)) tips.push(cell);
  for (let filled = 0; filled < count; filled++) {
    const at = Math.floor(random() * tips.length);
    const tip = tips[at] ?? 0;
    tips[at] = tips[tips.length - 1] ?? 0;
    tips.pop();
    const parent = tree[tip] ?? 0;
    tree[tip] = outside;
    children[parent] = (children[parent] ?? 0) - 1;
    if (isTip(parent)) tips.push(parent);
  }
}

function cellsOf(tree: Tree, width: number): Cell[] {
  const end = tree.length - 1;
  const isJoined = (one: number, other: number) => other >= 0 && (tree[one] === other || tree[other] === one);
  const cells: Cell[] = [];
  for (let cell = 0; cell <= end; cell++) {
    const walls = {
      top: !isJoined(cell, cell - width),
      right: !isJoined(cell, cell + 1),
      bottom: !isJoined(cell, cell + width),
      left: !isJoined(cell, cell - 1),
    };
    const x = cell % width;
    const y = (cell - x) / width;
    if (cell === 0) cells.push({ x, y, walls, isStart: true });
    else cells.push(cell === end ? { x, y, walls, isEnd: true } : { x, y, walls });
  }
  return cells;
}
