/** What keys and fingers mean. */

import type { Direction } from "#domain/wellness/maze.ts";

const arrows: Partial<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};

/** By their place on the keyboard, so that they lie as a cross in every layout. */
const letters: Partial<Record<string, Direction>> = { KeyW: "up", KeyD: "right", KeyS: "down", KeyA: "left" };

type Key = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Where a key leads. Letters count only in the maze itself: elsewhere somebody may be dictating or searching. */
export function directionOfKey(pressed: Key, isInMaze: boolean): Direction | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return null;
  return arrows[pressed.key] ?? (isInMaze ? letters[pressed.code] : undefined) ?? null;
}

/** In CSS pixels. */
type Point = { readonly x: number; readonly y: number };

/** A finger cannot tell less apart. */
const leastStride = 24;

/**
 * The next step of a finger that is drawn from `from` to `to`: one for each cell's width, in the direction in which it
 * went furthest, and `from` goes along. Null while it has not gone far enough.
 */
export function stepOfSwipe(from: Point, to: Point, cellSize: number): [Direction, Point] | null {
  const stride = Math.max(cellSize, leastStride);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(dx), Math.abs(dy)) < stride) return null;
  // Across its way a finger wavers: each step forgives what went aside.
  if (Math.abs(dx) >= Math.abs(dy))
    return [dx > 0 ? "right" : "left", { x: from.x + Math.sign(dx) * stride, y: to.y }];
  return [dy > 0 ? "down" : "up", { x: to.x, y: from.y + Math.sign(dy) * stride }];
}
