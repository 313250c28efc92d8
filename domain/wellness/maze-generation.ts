/**
 * Mazes by seed. A tree is grown over the whole grid from the start (a growing tree, after Jamis Buck, "Mazes for
 * Programmers"), then dead ends are filled from their tips until only the difficulty's share of cells is left. So
 * the carved cells always are one tree that holds start and end: there is exactly one way, and less carving means
 * shorter dead ends. Time and memory are linear in the cells.
 */

import { type Random, seededRandom } from "../seeded.ts";
import type { Cell, Maze } from "./maze.ts";

export const difficulties = ["easy", "medium", "hard", "extreme"] as const;
export type Difficulty = (typeof difficulties)[number];

/** The share of all cells that is carved. Start and end always are joined, which in tiny mazes needs more. */
export const carvedShares: Record<Difficulty, number> = { easy: 0.5, medium: 0.7, hard: 0.85, extreme: 0.95 };

/** How often the tree grows on where it grew last, which makes long winding corridors; else anywhere. */
const windings: Record<Difficulty, number> = { easy: 0.6, medium: 0.85, hard: 0.96, extreme: 1 };

/** An extreme maze is the one with the longest way of so many. */
const trials: Record<Difficulty, number> = { easy: 1, medium: 1, hard: 1, extreme: 4 };

export type MazePlan = {
  /** Whole cells, at least 2. */
  readonly width: number;
  readonly height: number;
  readonly difficulty: Difficulty;
  /** Of its bits the lower 32 count. */
  readonly seed: number;
};

/** Each cell's way back towards the start, row by row; the start's own is -1. */
type Tree = Int32Array;

/** The same plan always gives the same maze. */
export function generateMaze({ width, height, difficulty, seed }: MazePlan): Maze {
  if (!(Number.isInteger(width) && Number.isInteger(height) && Math.min(width, height) >= 2))
    throw new RangeError(`A maze cannot have ${width} by ${height} cells.`);
  const random = seededRandom(seed);
  const size = width * height;
  const carved = Math.max(Math.round(carvedShares[difficulty] * size), width + height - 1);
  let tree = growTree(width, size, windings[difficulty], random, [0]);
  for (let trial = 1; trial < trials[difficulty]; trial++) {
    const other = growTree(width, size, windings[difficulty], random, [0]);
    if (wayLength(other) > wayLength(tree)) tree = other;
  }
  // Where even the bare way would be more than may be carved, it becomes one without detours.
  if (wayLength(tree) > carved)
    tree = growTree(width, size, windings[difficulty], random, staircase(width, height, random));
  fillDeadEnds(tree, size - carved, random);
  return { width, height, cells: cellsOf(tree, width) };
}

/** A cell that the tree does not hold. */
const outside = -2;

/** A tree over all cells that begins as the line of cells `trunk`, the first of which is the start. */
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
    const count = findFree(tree, width, cell, free);
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

/** Puts the neighbours that the tree does not hold yet first in `free`, and says how many they are. */
function findFree(tree: Tree, width: number, cell: number, free: number[]): number {
  const x = cell % width;
  let count = 0;
  if (tree[cell - width] === outside) free[count++] = cell - width;
  if (tree[cell + width] === outside) free[count++] = cell + width;
  if (x > 0 && tree[cell - 1] === outside) free[count++] = cell - 1;
  if (x < width - 1 && tree[cell + 1] === outside) free[count++] = cell + 1;
  return count;
}

/** The cells of a way from start to end that only ever goes right or down. */
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

/** Cells of the way from the end back to the start. */
function wayLength(tree: Tree): number {
  let length = 0;
  for (let cell = tree.length - 1; cell >= 0; cell = tree[cell] ?? -1) length++;
  return length;
}

/** Takes tips off the tree, each time any one of them, but never its start or end. */
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
