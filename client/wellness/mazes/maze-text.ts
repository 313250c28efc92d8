/** Texts for screen readers that describe a maze in enough detail to find the path. */

import { mazes } from "#domain/languages/en/mazes.ts";
import { series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { endOf, indexOf, openDirections } from "#domain/wellness/mazes/maze.ts";
import type { MazeGame } from "#domain/wellness/mazes/maze-game.ts";

/** `stepsToEnd` contains the number of steps from each cell, in the order of the cells. */
export function describePlace(t: Translator, { maze, place }: MazeGame, stepsToEnd: Int32Array): string {
  const open = openDirections(maze, place).map((direction) => t(mazes.directions[direction]));
  return t(mazes.place, {
    row: place.y + 1,
    column: place.x + 1,
    open: series(t, open),
    count: stepsToEnd[indexOf(maze, place)] ?? 0,
  });
}

/** The accessible name of the maze. */
export function describeMaze(t: Translator, { maze }: MazeGame, title: string): string {
  const { x, y } = endOf(maze);
  return t(mazes.board, {
    maze: title,
    rows: maze.height,
    columns: maze.width,
    row: y + 1,
    column: x + 1,
  });
}
