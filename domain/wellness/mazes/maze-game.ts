/** A game in a maze with a time limit. Times are epoch milliseconds of the same clock. */

import {
  cellAt,
  type Direction,
  endOf,
  indexOf,
  isOpen,
  isSamePlace,
  isSolid,
  type Maze,
  type Place,
  placeTowards,
  start,
} from "./maze.ts";

export type MazeOutcome = "won" | "timed-out";

export type MazeGame = {
  readonly maze: Maze;
  readonly limitMs: number;
  readonly startedAt: number;
  readonly place: Place;
  readonly moves: number;
  /** Indexes of the cells entered so far, in the order of the first visit. */
  readonly visited: readonly number[];
  readonly ending: { readonly outcome: MazeOutcome; readonly at: number } | null;
};

/** The clock starts when the maze opens. */
export const openGame = (maze: Maze, timeLimitSeconds: number, now: number): MazeGame => ({
  maze,
  limitMs: timeLimitSeconds * 1000,
  startedAt: now,
  place: start,
  moves: 0,
  visited: [indexOf(maze, start)],
  ending: null,
});

/** Restarts the maze with time and moves at zero. */
export const resetGame = ({ maze, limitMs }: MazeGame, now: number): MazeGame =>
  openGame(maze, limitMs / 1000, now);

/** Time up to the end of the game, from 0 to its limit. */
export function elapsedMs({ startedAt, limitMs, ending }: MazeGame, now: number): number {
  return Math.min(Math.max(0, (ending?.at ?? now) - startedAt), limitMs);
}

/** Whole seconds; with `remainingSeconds` they always add up to the limit. */
export const elapsedSeconds = (game: MazeGame, now: number) => Math.floor(elapsedMs(game, now) / 1000);
export const remainingSeconds = (game: MazeGame, now: number) =>
  game.limitMs / 1000 - elapsedSeconds(game, now);

/** Ends a game whose time limit has passed. The end is exactly at the limit, even if the check is late. */
export function applyTimeLimit(game: MazeGame, now: number): MazeGame {
  if (game.ending || elapsedMs(game, now) < game.limitMs) return game;
  return { ...game, ending: { outcome: "timed-out", at: game.startedAt + game.limitMs } };
}

/** The game after the device's clock was set back by `byMs`: the elapsed time stays the same. */
export const shiftStart = (game: MazeGame, byMs: number): MazeGame =>
  game.ending ? game : { ...game, startedAt: game.startedAt - byMs };

/** The game after one step. A step into a wall or in a finished game changes nothing; a step exactly at the time limit is too late. */
export function moveTowards(before: MazeGame, direction: Direction, now: number): MazeGame {
  const game = applyTimeLimit(before, now);
  const { maze, place } = game;
  if (game.ending || !isOpen(maze, place, direction)) return game;
  const next = placeTowards(place, direction);
  const index = indexOf(maze, next);
  return {
    ...game,
    place: next,
    moves: game.moves + 1,
    visited: game.visited.includes(index) ? game.visited : [...game.visited, index],
    ending: isSamePlace(next, endOf(maze)) ? { outcome: "won", at: now } : null,
  };
}

/** The part of a game that is saved to continue it after a reload. The maze is generated again from its seed. */
export type SavedGame = Pick<MazeGame, "startedAt" | "place" | "moves" | "visited" | "ending">;

/** Restores a saved game; null if its state is impossible in this maze. */
export function resumeGame(maze: Maze, timeLimitSeconds: number, saved: SavedGame): MazeGame | null {
  const { startedAt, place, moves, visited, ending } = saved;
  const isInside = cellAt(maze, place) !== null;
  const isVisitedValid =
    visited.includes(indexOf(maze, place)) && visited.every((index) => isCarved(maze, index));
  const isMoveCountValid = moves >= visited.length - 1;
  const isEndingValid = isSamePlace(place, endOf(maze)) === (ending?.outcome === "won");
  if (!(isInside && isVisitedValid && isMoveCountValid && isEndingValid)) return null;
  return { maze, limitMs: timeLimitSeconds * 1000, startedAt, place, moves, visited, ending };
}

function isCarved({ cells }: Maze, index: number) {
  const cell = cells[index];
  return cell !== undefined && !isSolid(cell);
}
