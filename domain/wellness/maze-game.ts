/** Walking a maze against its time limit. All times are epoch milliseconds of one clock. */

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
  /** The cells that were entered so far, by their index, in the order of their first time. */
  readonly visited: readonly number[];
  readonly ending: { readonly outcome: MazeOutcome; readonly at: number } | null;
};

/** The clock starts as the maze opens. */
export const openGame = (maze: Maze, timeLimitSeconds: number, now: number): MazeGame => ({
  maze,
  limitMs: timeLimitSeconds * 1000,
  startedAt: now,
  place: start,
  moves: 0,
  visited: [indexOf(maze, start)],
  ending: null,
});

/** The same maze from its start, with time and moves at zero. */
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

/** Ends a game whose limit has passed, at exactly its limit however late that is noticed. */
export function letTimePass(game: MazeGame, now: number): MazeGame {
  if (game.ending || elapsedMs(game, now) < game.limitMs) return game;
  return { ...game, ending: { outcome: "timed-out", at: game.startedAt + game.limitMs } };
}

/** The same game on a clock that has been set back by so much: what had passed stays passed. */
export const setBack = (game: MazeGame, byMs: number): MazeGame =>
  game.ending ? game : { ...game, startedAt: game.startedAt - byMs };

/** One step. A wall, or a game that is over, leaves everything as it is; at the limit itself it is too late. */
export function moveTowards(before: MazeGame, direction: Direction, now: number): MazeGame {
  const game = letTimePass(before, now);
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

/** What has to be kept of a game, beside its maze, so that it can go on after a reload. */
export type KeptGame = Pick<MazeGame, "startedAt" | "place" | "moves" | "visited" | "ending">;

/** The game that was kept; null when it cannot have been played in this maze. */
export function resumeGame(maze: Maze, timeLimitSeconds: number, kept: KeptGame): MazeGame | null {
  const { startedAt, place, moves, visited, ending } = kept;
  const isInside = cellAt(maze, place) !== null;
  const isHere = visited.includes(indexOf(maze, place)) && visited.every((index) => isCarved(maze, index));
  const isCounted = moves >= visited.length - 1;
  const isOver = isSamePlace(place, endOf(maze)) === (ending?.outcome === "won");
  if (!(isInside && isHere && isCounted && isOver)) return null;
  return { maze, limitMs: timeLimitSeconds * 1000, startedAt, place, moves, visited, ending };
}

function isCarved({ cells }: Maze, index: number) {
  const cell = cells[index];
  return cell !== undefined && !isSolid(cell);
}
