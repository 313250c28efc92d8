import { describe, expect, it } from "vitest";
import { endOf } from "#domain/wellness/mazes/maze.ts";
import { openGame } from "#domain/wellness/mazes/maze-game.ts";
import { generateMaze } from "#domain/wellness/mazes/maze-generation.ts";
import { stepsFrom } from "#domain/wellness/mazes/maze-paths.ts";
import { english } from "../../../testing/english.ts";
import { describeMaze, describePlace } from "./maze-text.ts";

const maze = generateMaze({ width: 2, height: 2, difficulty: "easy", seed: 2 });
const game = openGame(maze, 60, 0);
const steps = stepsFrom(maze, endOf(maze));

describe("the text about a maze", () => {
  it("contains the place, the open directions and the steps to the goal", () => {
    expect(describePlace(english, game, steps)).toMatch(
      /^Row 1, column 1\. Open: (right|down)\. 2 steps to the goal\.$/,
    );
    const nearly = {
      ...game,
      place: maze.cells[1]?.walls.bottom === false ? { x: 1, y: 0 } : { x: 0, y: 1 },
    };
    expect(describePlace(english, nearly, steps)).toMatch(/1 step to the goal\.$/);
    expect(describePlace(english, { ...game, place: endOf(maze) }, steps)).toMatch(/0 steps to the goal\.$/);
  });

  it("contains the size of the maze and the place of the goal", () => {
    expect(describeMaze(english, game, "Small Maze")).toContain(
      "Small Maze, 2 rows by 2 columns. The goal is at row 2",
    );
  });
});
