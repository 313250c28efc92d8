/** The state of one run through a maze. Every change is saved, and the end is recorded once. */

import type { Direction } from "#domain/wellness/mazes/maze.ts";
import {
  applyTimeLimit,
  elapsedSeconds,
  type MazeGame,
  type MazeOutcome,
  moveTowards,
  openGame,
  resetGame,
  resumeGame,
  shiftStart,
} from "#domain/wellness/mazes/maze-game.ts";
import { generateMaze } from "#domain/wellness/mazes/maze-generation.ts";
import type { MazeDefinition } from "#domain/wellness/mazes/mazes.ts";
import type { SavedRun } from "./saved-runs.ts";

export type FinishedRun = {
  /** UUID of the run, the same in duplicated tabs. */
  readonly runId: string;
  readonly outcome: MazeOutcome;
  readonly seconds: number;
  readonly moves: number;
};

type Parts = {
  readonly definition: MazeDefinition;
  readonly now: () => number;
  /** A UUID for each run. */
  readonly newRunId: () => string;
  /** An integer from 0, below 2³². */
  readonly newSeed: () => number;
  readonly saved: SavedRun | null;
  readonly save: (run: SavedRun) => void;
  readonly record: (finished: FinishedRun) => void;
};

export class MazeRun {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  #runId: string;
  #seed: number;
  #game: MazeGame;
  /** The time at which the clock was last read. */
  #readAt: number;

  /** Continues the saved run if it is valid, and otherwise opens a maze. */
  constructor(parts: Parts) {
    this.#parts = parts;
    this.#seed = parts.saved?.seed ?? this.#nextSeed();
    const resumed = parts.saved && this.#resume(parts.saved);
    this.#runId = (resumed && parts.saved?.runId) ?? parts.newRunId();
    this.#game = resumed ?? this.#open(parts.now());
    this.#readAt = this.#game.startedAt;
  }

  game = () => this.#game;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** True where the step was possible. */
  move(direction: Direction): boolean {
    const now = this.#readClock();
    const before = this.#game;
    this.#change(moveTowards(before, direction, now));
    return this.#game.moves > before.moves;
  }

  /** Ends the game when its time limit has passed. */
  tick = () => {
    const now = this.#readClock();
    this.#change(applyTimeLimit(this.#game, now));
  };

  /** Restarts the same maze. */
  reset() {
    const now = this.#readClock();
    this.#runId = this.#parts.newRunId();
    this.#change(resetGame(this.#game, now));
  }

  /** Restarts the maze, or opens a new one where the definition has no fixed seed. */
  tryAgain() {
    const now = this.#readClock();
    this.#runId = this.#parts.newRunId();
    this.#seed = this.#nextSeed();
    this.#change(this.#open(now));
  }

  /** Saves the run. Call it when the run is shown, so that a reload opens the same maze. */
  save = () => {
    const { startedAt, place, moves, visited, ending } = this.#game;
    this.#parts.save({
      runId: this.#runId,
      seed: this.#seed,
      startedAt,
      place,
      moves,
      visited: [...visited],
      ending,
    });
  };

  #change(after: MazeGame) {
    const before = this.#game;
    if (after === before) return;
    this.#game = after;
    this.save();
    if (after.ending && !before.ending) this.#parts.record(toFinishedRun(this.#runId, after, after.ending));
    for (const listener of this.#listeners) listener();
  }

  /** Reads the clock. A clock that was set back shifts the game, so that the elapsed time stays the same. */
  #readClock(): number {
    const now = this.#parts.now();
    const byMs = this.#readAt - now;
    this.#readAt = now;
    if (byMs > 0) this.#change(shiftStart(this.#game, byMs));
    return now;
  }

  #nextSeed = () => this.#parts.definition.fixedSeed ?? this.#parts.newSeed();

  #maze() {
    const { width, height, difficulty } = this.#parts.definition;
    return generateMaze({ width, height, difficulty, seed: this.#seed });
  }

  #open = (now: number) => openGame(this.#maze(), this.#parts.definition.timeLimit, now);

  #resume = (saved: SavedRun) => resumeGame(this.#maze(), this.#parts.definition.timeLimit, saved);
}

const toFinishedRun = (
  runId: string,
  game: MazeGame,
  { outcome, at }: { outcome: MazeOutcome; at: number },
): FinishedRun => ({
  runId,
  outcome,
  seconds: elapsedSeconds(game, at),
  moves: game.moves,
});
