import { describe, expect, it } from "vitest";
import type { Maze } from "#domain/wellness/mazes/maze.ts";
import { dotsOf, drawMaze, lineThrough } from "./drawing.ts";

/** 3 by 2 cells: the path follows the top row and goes down at the right. The other two cells are not carved. */
const maze: Maze = {
  width: 3,
  height: 2,
  cells: [
    { x: 0, y: 0, walls: { top: true, right: false, bottom: true, left: true }, isStart: true },
    { x: 1, y: 0, walls: { top: true, right: false, bottom: true, left: false } },
    { x: 2, y: 0, walls: { top: true, right: true, bottom: false, left: false } },
    { x: 0, y: 1, walls: { top: true, right: true, bottom: true, left: true } },
    { x: 1, y: 1, walls: { top: true, right: true, bottom: true, left: true } },
    { x: 2, y: 1, walls: { top: false, right: true, bottom: true, left: true }, isEnd: true },
  ],
};

describe("the drawing of a maze", () => {
  it("joins adjacent walls into one line and draws none inside a cloud", () => {
    expect(drawMaze(maze).walls).toBe("M0 1H2M2 1V2");
  });

  it("draws a star where walls turn, and none on a straight wall", () => {
    expect(drawMaze(maze).stars).toBe("M2 1h0");
  });

  it("covers cells that were not carved", () => {
    expect(drawMaze(maze).clouds).toBe("M0 1h1v1h-1zM1 1h1v1h-1z");
  });

  it("scatters distant stars only in cells that cannot be entered", () => {
    const dots = [...drawMaze(maze).dust.matchAll(/M([\d.]+) ([\d.]+)h0/g)];
    expect(dots.map(([, x, y]) => `${Math.floor(Number(x))},${Math.floor(Number(y))}`)).toEqual([
      ...["0,1", "0,1", "1,1", "1,1"],
    ]);
  });

  it("draws lines through the middles of cells", () => {
    const places = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    expect(lineThrough(places)).toBe("M0.5 0.5L1.5 0.5");
    expect(dotsOf(places)).toBe("M0.5 0.5h0M1.5 0.5h0");
  });
});
