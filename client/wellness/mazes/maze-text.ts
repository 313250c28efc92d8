/** Texts for screen readers that describe a maze in enough detail to find the path. */

import { type Direction, endOf, indexOf, openDirections } from "#domain/wellness/mazes/maze.ts";
import type { MazeGame } from "#domain/wellness/mazes/maze-game.ts";

const wallAt: Record<Direction, string> = {
  up: "Wall above.",
  right: "Wall to the right.",
  down: "Wall below.",
  left: "Wall to the left.",
};

export const describeWall = (direction: Direction) => wallAt[direction];

/** `stepsToEnd` contains the number of steps from each cell, in the order of the cells. */
export function describePlace({ maze, place }: MazeGame, stepsToEnd: Int32Array): string {
  const steps = stepsToEnd[indexOf(maze, place)] ?? 0;
  const open = openDirections(maze, place).join(", ");
  const goal = steps === 1 ? "1 step" : `${steps} steps`;
  return `Row ${place.y + 1}, column ${place.x + 1}. Open: ${open}. ${goal} to the goal.`;
}

/** The accessible name of the maze. */
export function describeMaze({ maze }: MazeGame, title: string): string {
  const { x, y } = endOf(maze);
  return `${title}, ${maze.height} rows by ${maze.width} columns. The goal is at row ${y + 1}, column ${x + 1}. Move with the arrow keys or W, A, S and D.`;
}

/** `1 second`, `2 minutes and 14 seconds`. */
export function formatTime(seconds: number): string {
  const count = (value: number, one: string) => `${value} ${one}${value === 1 ? "" : "s"}`;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return count(rest, "second");
  return rest === 0 ? count(minutes, "minute") : `${count(minutes, "minute")} and ${count(rest, "second")}`;
}

export const formatMoves = (moves: number) => `${moves.toLocaleString()} ${moves === 1 ? "move" : "moves"}`;
