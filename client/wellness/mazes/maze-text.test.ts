import { describe, expect, it } from "vitest";
import { endOf } from "#domain/wellness/mazes/maze.ts";
import { openGame } from "#domain/wellness/mazes/maze-game.ts";
import { generateMaze } from "#domain/wellness/mazes/maze-generation.ts";
import { stepsFrom } from "#domain/wellness/mazes/maze-paths.ts";
import { describeMaze, describePlace, describeWall, formatMoves, formatTime } from "./maze-text.ts";

const maze = generateMaze({ width: 2, height: 2, difficulty: "easy", seed: 2 });
const game = openGame(maze, 60, 0);
const steps = stepsFrom(maze, endOf(maze));

describe("the text about a maze", () => {
  it("contains the place, the open directions and the steps to the goal", () => {
    expect(describePlace(game, steps)).toMatch(
      /^Row 1, column 1\. Open: (right|down)\. 2 steps to the goal\.$/,
    );
    const nearly = {
      ...game,
      place: maze.cells[1]?.walls.bottom === false ? { x: 1, y: 0 } : { x: 0, y: 1 },
    };
    expect(describePlace(nearly, steps)).toMatch(/1 step to the goal\.$/);
    expect(describePlace({ ...game, place: endOf(maze) }, steps)).toMatch(/0 steps to the goal\.$/);
  });

  it("names the wall that stopped a step", () => {
    expect(describeWall("left")).toBe("Wall to the left.");
    expect(describeWall("up")).toBe("Wall above.");
  });

  it("contains the size of the maze and the place of the goal", () => {
    expect(describeMaze(game, "Small Maze")).toContain(
      "Small Maze, 2 rows by 2 columns. The goal is at row 2",
    );
  });

  it("formats times and moves with singular and plural", () => {
    expect([formatTime(1), formatTime(60), formatTime(134)]).toEqual([
      "1 second",
      "1 minute",
      "2 minutes and 14 seconds",
    ]);
    expect([formatMoves(1), formatMoves(40)]).toEqual(["1 move", "40 moves"]);
  });
});
