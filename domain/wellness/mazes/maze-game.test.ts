import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import {
  type Direction,
  directions,
  endOf,
  isOpen,
  type Maze,
  type Place,
  placeTowards,
  start,
} from "./maze.ts";
import {
  applyTimeLimit,
  elapsedMs,
  elapsedSeconds,
  type MazeGame,
  moveTowards,
  openGame,
  remainingSeconds,
  resetGame,
  resumeGame,
} from "./maze-game.ts";
import { generateMaze } from "./maze-generation.ts";
import { shortestPath } from "./maze-paths.ts";
import { allMazes, findMaze, rulesOf } from "./mazes.ts";

const t0 = Date.parse("2026-03-01T12:00:00Z");
const limit = 600;
const limitMs = limit * 1000;
const maze = generateMaze({ width: 15, height: 15, difficulty: "medium", seed: 1 });
const opened = openGame(maze, limit, t0);

/** The directions of the path from start to end. */
function solve(unsolved: Maze): Direction[] {
  const path = shortestPath(unsolved) ?? [];
  return path.slice(1).map((place, at) => towards(path[at] ?? start, place));
}

const towards = (from: Place, to: Place) =>
  directions.find((direction) => {
    const { x, y } = placeTowards(from, direction);
    return x === to.x && y === to.y;
  }) ?? "up";

const play = (game: MazeGame, moves: readonly Direction[], now: number) =>
  moves.reduce((played, direction) => moveTowards(played, direction, now), game);

const won = play(opened, solve(maze), t0 + 65_400);
const walk = fc.array(fc.constantFrom(...directions), { maxLength: 200 });

describe("a maze game", () => {
  it("begins at the top left with time and moves at zero", () => {
    expect(opened).toMatchObject({ place: start, moves: 0, ending: null });
    expect(elapsedSeconds(opened, t0)).toBe(0);
    expect(remainingSeconds(opened, t0)).toBe(limit);
  });

  it("moves only where no wall is, and counts only these moves", () => {
    fc.assert(
      fc.property(walk, (moves) => {
        let game = opened;
        for (const direction of moves) {
          const before = game;
          game = moveTowards(before, direction, t0 + 1);
          if (before.ending || !isOpen(maze, before.place, direction)) {
            expect(game).toBe(before);
            continue;
          }
          expect(game.place).toEqual(placeTowards(before.place, direction));
          expect(game.moves).toBe(before.moves + 1);
        }
        expect(new Set(game.visited).size).toBe(game.visited.length);
      }),
    );
  });

  it("is won at the bottom right and does not change afterwards", () => {
    expect(won.ending).toEqual({ outcome: "won", at: t0 + 65_400 });
    expect(won.place).toEqual(endOf(maze));
    expect(won.moves).toBe(solve(maze).length);
    expect(elapsedSeconds(won, t0 + limitMs * 9)).toBe(65);
    for (const direction of directions) expect(moveTowards(won, direction, t0 + 70_000)).toBe(won);
    expect(applyTimeLimit(won, t0 + limitMs * 9)).toBe(won);
  });

  it("ends exactly at its time limit, even if the check is late", () => {
    expect(applyTimeLimit(opened, t0 + limitMs - 1)).toBe(opened);
    for (const now of [t0 + limitMs, t0 + limitMs + 1, t0 + 3_600_000]) {
      const over = applyTimeLimit(opened, now);
      expect(over.ending).toEqual({ outcome: "timed-out", at: t0 + limitMs });
      expect(elapsedSeconds(over, now)).toBe(limit);
      expect(remainingSeconds(over, now)).toBe(0);
    }
  });

  it("can be won a millisecond before the limit, but not at the limit", () => {
    const moves = solve(maze);
    const nearly = play(opened, moves.slice(0, -1), t0 + 1);
    const last = moves.at(-1) ?? "up";
    expect(moveTowards(nearly, last, t0 + limitMs - 1).ending?.outcome).toBe("won");
    const late = moveTowards(nearly, last, t0 + limitMs);
    expect(late.ending?.outcome).toBe("timed-out");
    expect(late.moves).toBe(nearly.moves);
  });

  it("shows the whole time limit when the clock was set back", () => {
    expect(elapsedMs(opened, t0 - 3_600_000)).toBe(0);
    expect(remainingSeconds(opened, t0 - 3_600_000)).toBe(limit);
  });

  it("shows elapsed and remaining times that add up to the limit", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 2 * limitMs }), (passed) => {
        const now = t0 + passed;
        expect(elapsedSeconds(opened, now) + remainingSeconds(opened, now)).toBe(limit);
      }),
    );
  });

  it("is reset to the same maze from any state", () => {
    fc.assert(
      fc.property(walk, (moves) => {
        const later = t0 + 5_000;
        expect(resetGame(play(opened, moves, t0 + 1), later)).toEqual(openGame(maze, limit, later));
      }),
    );
    expect(resetGame(won, t0)).toEqual(opened);
  });
});

describe("a saved game", () => {
  const save = ({ startedAt, place, moves, visited, ending }: MazeGame) => ({
    ...{ startedAt, place, moves, visited, ending },
  });

  it("is restored exactly after any moves", () => {
    fc.assert(
      fc.property(walk, (moves) => {
        const played = play(opened, moves, t0 + 1);
        expect(resumeGame(maze, limit, save(played))).toEqual(played);
      }),
    );
    expect(resumeGame(maze, limit, save(won))).toEqual(won);
  });

  it("is rejected when its state is impossible", () => {
    const saved = save(opened);
    const solid = maze.cells.findIndex(({ walls }) => Object.values(walls).every(Boolean));
    for (const change of [
      { place: { x: 40, y: 3 } },
      // Outside the maze, although the index belongs to a cell of the next row.
      { place: { x: maze.width + 1, y: 0 }, visited: [0, maze.width + 1], moves: 9 },
      { place: endOf(maze), visited: [0, maze.cells.length - 1], moves: 9 },
      { visited: [] },
      { visited: [0, 1e9], moves: 9 },
      { visited: [0, solid], moves: 9 },
      { moves: -1 },
      { ending: { outcome: "won", at: t0 } as const },
    ])
      expect(resumeGame(maze, limit, { ...saved, ...change })).toBeNull();
  });
});

describe("the available mazes", () => {
  it("have the specified sizes, limits, types and difficulties", () => {
    expect(findMaze("patience-trial")).toMatchObject({
      ...{ title: { english: "Patience Trial Maze" }, difficulty: "extreme", type: "trigger" },
      ...{ width: 21, height: 21, timeLimit: 1800, fixedSeed: null },
    });
    expect(findMaze("cosmic-pathfinder")).toMatchObject({
      ...{ title: { english: "Cosmic Pathfinder" }, difficulty: "medium", type: "exploration" },
      ...{ width: 15, height: 15, timeLimit: 600 },
    });
    expect(findMaze("labyrinth")).toBeNull();
  });

  it("do not change the Cosmic Pathfinder, so that people can compare their paths", () => {
    const { width, height, difficulty, fixedSeed } = allMazes[0] ?? expect.fail("There is no maze.");
    const path = solve(generateMaze({ width, height, difficulty, seed: fixedSeed ?? 0 }));
    expect(path.map(([first]) => first).join("")).toBe(
      "rrrdlddluldddddddrddrdldrruurulurrruulluulururruruurdddruuurrrdddldrrdldlldrdddrurrdldlddrrd",
    );
  });

  it("state their time limit in their rules", () => {
    const rules = allMazes.map((definition) => rulesOf(english, definition).join(" "));
    expect(rules[0]).toContain("10 minutes");
    expect(rules[1]).toContain("30 minutes");
  });
});
