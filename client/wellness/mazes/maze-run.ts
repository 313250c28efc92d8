/** One person in one maze: what happens, what is kept of it, and that its end is recorded once. */

import type { Direction } from "#domain/wellness/maze.ts";
import {
  elapsedSeconds,
  letTimePass,
  type MazeGame,
  type MazeOutcome,
  moveTowards,
  openGame,
  resetGame,
  resumeGame,
  setBack,
} from "#domain/wellness/maze-game.ts";
import { generateMaze } from "#domain/wellness/maze-generation.ts";
import type { MazeDefinition } from "#domain/wellness/mazes.ts";
import type { KeptRun } from "./kept-runs.ts";

export type Finished = {
  readonly outcome: MazeOutcome;
  readonly seconds: number;
  readonly moves: number;
};

type Parts = {
  readonly definition: MazeDefinition;
  readonly now: () => number;
  /** A whole number from 0 below 2³². */
  readonly newSeed: () => number;
  readonly kept: KeptRun | null;
  readonly keep: (run: KeptRun) => void;
  readonly record: (finished: Finished) => void;
};

export class MazeRun {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  #seed: number;
  #game: MazeGame;
  /** When the clock was last looked at, in its own time. */
  #seenAt: number;

  /** Goes on with what was kept where that can be, and else opens a maze. */
  constructor(parts: Parts) {
    this.#parts = parts;
    this.#seed = parts.kept?.seed ?? this.#nextSeed();
    this.#game = (parts.kept && this.#resume(parts.kept)) ?? this.#open(parts.now());
    this.#seenAt = this.#game.startedAt;
  }

  game = () => this.#game;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether it led anywhere. */
  move(direction: Direction): boolean {
    const now = this.#look();
    const before = this.#game;
    this.#change(moveTowards(before, direction, now));
    return this.#game.moves > before.moves;
  }

  passTime = () => {
    const now = this.#look();
    this.#change(letTimePass(this.#game, now));
  };

  /** Begins the same maze anew. */
  reset() {
    const now = this.#look();
    this.#change(resetGame(this.#game, now));
  }

  /** Begins the maze anew, or a new one where each time brings one. */
  tryAgain() {
    this.#seed = this.#nextSeed();
    this.#change(this.#open(this.#look()));
  }

  /** From the moment it is shown a run is kept, so that a reload finds the same maze. */
  keep = () => {
    const { startedAt, place, moves, visited, ending } = this.#game;
    this.#parts.keep({ seed: this.#seed, startedAt, place, moves, visited: [...visited], ending });
  };

  #change(after: MazeGame) {
    const before = this.#game;
    if (after === before) return;
    this.#game = after;
    this.keep();
    if (after.ending && !before.ending) this.#parts.record(finish(after, after.ending));
    for (const listener of this.#listeners) listener();
  }

  /** What the clock says. One that was set back takes the game along, so that no time is lost or given. */
  #look(): number {
    const now = this.#parts.now();
    const byMs = this.#seenAt - now;
    this.#seenAt = now;
    if (byMs > 0) this.#change(setBack(this.#game, byMs));
    return now;
  }

  #nextSeed = () => this.#parts.definition.fixedSeed ?? this.#parts.newSeed();

  #maze() {
    const { width, height, difficulty } = this.#parts.definition;
    return generateMaze({ width, height, difficulty, seed: this.#seed });
  }

  #open = (now: number) => openGame(this.#maze(), this.#parts.definition.timeLimit, now);

  #resume = (kept: KeptRun) => resumeGame(this.#maze(), this.#parts.definition.timeLimit, kept);
}

const finish = (game: MazeGame, { outcome, at }: { outcome: MazeOutcome; at: number }): Finished => ({
  outcome,
  seconds: elapsedSeconds(game, at),
  moves: game.moves,
});
