/** Translates keys and swipes into directions. */

import type { Direction } from "#domain/wellness/mazes/maze.ts";

const arrows: Partial<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};

/** Letters by position on the keyboard, so that they form a cross in every layout. */
const letters: Partial<Record<string, Direction>> = { KeyW: "up", KeyD: "right", KeyS: "down", KeyA: "left" };

type Key = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** The direction of a key. Letters count only inside the maze: elsewhere a person may dictate or search. */
export function directionOfKey(pressed: Key, isInMaze: boolean): Direction | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return null;
  return arrows[pressed.key] ?? (isInMaze ? letters[pressed.code] : undefined) ?? null;
}

/** CSS pixels. */
type Point = { readonly x: number; readonly y: number };

/** The shortest swipe that is one step; a finger is not more precise. */
const minimumStride = 24;

/**
 * The next step of a swipe from `from` to `to`: one per cell's width, along the longer axis, with the new `from`. Null
 * while the swipe is shorter than one step.
 */
export function stepOfSwipe(from: Point, to: Point, cellSize: number): [Direction, Point] | null {
  const stride = Math.max(cellSize, minimumStride);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(dx), Math.abs(dy)) < stride) return null;
  // A finger also deviates sideways: each step discards the deviation.
  if (Math.abs(dx) >= Math.abs(dy))
    return [dx > 0 ? "right" : "left", { x: from.x + Math.sign(dx) * stride, y: to.y }];
  return [dy > 0 ? "down" : "up", { x: to.x, y: from.y + Math.sign(dy) * stride }];
}
