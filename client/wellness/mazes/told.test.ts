import { describe, expect, it } from "vitest";
import { endOf } from "#domain/wellness/maze.ts";
import { openGame } from "#domain/wellness/maze-game.ts";
import { generateMaze } from "#domain/wellness/maze-generation.ts";
import { stepsFrom } from "#domain/wellness/maze-paths.ts";
import { spellMoves, spellTime, tellMaze, tellPlace, tellWall } from "./told.ts";

const maze = generateMaze({ width: 2, height: 2, difficulty: "easy", seed: 2 });
const game = openGame(maze, 60, 0);
const steps = stepsFrom(maze, endOf(maze));

describe("what is told of a maze", () => {
  it("is where one stands, where it goes on and how far the goal is", () => {
    expect(tellPlace(game, steps)).toMatch(/^Row 1, column 1\. Open: (right|down)\. 2 steps to the goal\.$/);
    const nearly = {
      ...game,
      place: maze.cells[1]?.walls.bottom === false ? { x: 1, y: 0 } : { x: 0, y: 1 },
    };
    expect(tellPlace(nearly, steps)).toMatch(/1 step to the goal\.$/);
    expect(tellPlace({ ...game, place: endOf(maze) }, steps)).toMatch(/0 steps to the goal\.$/);
  });

  it("names the wall that is in the way", () => {
    expect(tellWall("left")).toBe("Wall to the left.");
    expect(tellWall("up")).toBe("Wall above.");
  });

  it("says how large it is and where the goal is", () => {
    expect(tellMaze(game, "Small Maze")).toContain("Small Maze, 2 rows by 2 columns. The goal is at row 2");
  });

  it("counts times and moves as people do", () => {
    expect([spellTime(1), spellTime(60), spellTime(134)]).toEqual([
      "1 second",
      "1 minute",
      "2 minutes and 14 seconds",
    ]);
    expect([spellMoves(1), spellMoves(40)]).toEqual(["1 move", "40 moves"]);
  });
});
