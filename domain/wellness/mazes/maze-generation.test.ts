import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellAt, directions, endOf, isOpen, isSolid, type Maze, placeTowards, start } from "./maze.ts";
import { carvedShares, difficulties, generateMaze, type MazePlan } from "./maze-generation.ts";
import { shortestPath, stepsFrom } from "./maze-paths.ts";

/** Number of mazes; `npm run test:long` sets a larger number. These cover every difficulty and pair of sizes five times. */
const mazes = Number(process.env.MAZES ?? 2_000);

const side = fc.integer({ min: 2, max: 40 });
const plan: fc.Arbitrary<MazePlan> = fc.record({
  width: side,
  height: side,
  difficulty: fc.constantFrom(...difficulties),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

const opposite = { up: "down", right: "left", down: "up", left: "right" } as const;

const carvedOf = ({ cells }: Maze) => cells.filter((cell) => !isSolid(cell)).length;
const stepsThrough = (maze: Maze) => (shortestPath(maze)?.length ?? Number.NaN) - 1;

/** All faults of a maze, found in one pass over the cells, because the tests check thousands of mazes. */
function faultsOf(maze: Maze, { width, height, difficulty }: MazePlan): string[] {
  const faults: string[] = [];
  let openSides = 0;
  for (const [index, cell] of maze.cells.entries()) {
    if (cell.x !== index % width || cell.y !== Math.floor(index / width)) faults.push("a cell out of place");
    for (const direction of directions) {
      if (!isOpen(maze, cell, direction)) continue;
      openSides++;
      const beyond = placeTowards(cell, direction);
      if (!cellAt(maze, beyond)) faults.push("an open outer wall");
      else if (!isOpen(maze, beyond, opposite[direction])) faults.push("a wall on one side only");
    }
  }
  const carved = carvedOf(maze);
  if (stepsFrom(maze, start).filter((steps) => steps >= 0).length !== carved)
    faults.push("unconnected cells");
  if (!shortestPath(maze)) faults.push("no path");
  if (openSides / 2 !== carved - 1) faults.push("more than one path");
  const share = carvedShares[difficulty] * (width * height);
  if (carved !== width + height - 1 && Math.abs(carved - share) > 0.5)
    faults.push("wrong share of carved cells");
  const flags = maze.cells.flatMap(({ isStart, isEnd }, index) =>
    isStart || isEnd ? [{ index, isStart, isEnd }] : [],
  );
  if (flags.length !== 2 || !flags[0]?.isStart || !flags[1]?.isEnd)
    faults.push("wrong number of starts or ends");
  if (flags[0]?.index !== 0 || flags[1]?.index !== width * height - 1) faults.push("moved start or end");
  return faults;
}

describe("a maze", () => {
  it(`is valid for ${mazes} seeds, every difficulty and every odd size up to 21`, () => {
    const sizes = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21];
    const faulty: unknown[] = [];
    for (let seed = 0; seed < mazes; seed++) {
      const mazePlan: MazePlan = {
        seed,
        difficulty: difficulties[seed % 4] ?? "easy",
        width: sizes[Math.floor(seed / 4) % 10] ?? 3,
        height: sizes[Math.floor(seed / 40) % 10] ?? 3,
      };
      const faults = faultsOf(generateMaze(mazePlan), mazePlan);
      if (faults.length > 0) faulty.push({ ...mazePlan, faults });
    }
    expect(faulty).toEqual([]);
  });

  it("is valid for any width and height", () => {
    fc.assert(
      fc.property(plan, (mazePlan) => {
        expect(faultsOf(generateMaze(mazePlan), mazePlan)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("has the specified share of carved cells for its difficulty", () => {
    expect(carvedShares).toMatchObject({ medium: 0.7, hard: 0.85, extreme: 0.95 });
  });

  it("is the same for the same plan and differs for another seed", () => {
    fc.assert(
      fc.property(plan, (mazePlan) => {
        expect(generateMaze(mazePlan)).toEqual(generateMaze(mazePlan));
      }),
      { numRuns: 50 },
    );
    const different = Array.from({ length: 200 }, (_, seed) =>
      JSON.stringify(generateMaze({ width: 9, height: 9, difficulty: "extreme", seed })),
    );
    expect(new Set(different).size).toBe(200);
  });

  it("has a longer path at each higher difficulty, and a winding path when extreme", () => {
    const medians = difficulties.map((difficulty) => {
      const steps = Array.from({ length: 101 }, (_, seed) =>
        stepsThrough(generateMaze({ width: 21, height: 21, difficulty, seed })),
      );
      return steps.sort((one, other) => one - other)[50] ?? 0;
    });
    expect(medians).toEqual([...medians].sort((one, other) => one - other));
    expect(new Set(medians).size).toBe(4);
    // A path without detours has 40 steps.
    expect(medians[3]).toBeGreaterThan(160);
  });

  it("can be very large", () => {
    const mazePlan: MazePlan = { width: 401, height: 301, difficulty: "extreme", seed: 7 };
    expect(faultsOf(generateMaze(mazePlan), mazePlan)).toEqual([]);
  });

  it.each([
    [1, 5],
    [5, 1],
    [2.5, 5],
    [Number.NaN, 5],
  ])("rejects a size of %d by %d", (width, height) => {
    expect(() => generateMaze({ width, height, difficulty: "easy", seed: 1 })).toThrow(RangeError);
  });
});

describe("a shortest path", () => {
  it("leads from cell to cell without crossing a wall and includes both ends", () => {
    fc.assert(
      fc.property(plan, (mazePlan) => {
        const maze = generateMaze(mazePlan);
        const path = shortestPath(maze) ?? [];
        expect([path.at(0), path.at(-1)]).toEqual([start, endOf(maze)]);
        for (const [at, place] of path.slice(1).entries()) {
          const from = path[at] ?? start;
          const direction = directions.find((candidate) => {
            const { x, y } = placeTowards(from, candidate);
            return x === place.x && y === place.y;
          });
          expect(direction && isOpen(maze, from, direction)).toBe(true);
        }
        expect(stepsFrom(maze, endOf(maze))[0]).toBe(path.length - 1);
      }),
      { numRuns: 100 },
    );
  });

  it("is null for a cell that was not carved", () => {
    const maze = generateMaze({ width: 9, height: 9, difficulty: "medium", seed: 3 });
    const solid = maze.cells.find(isSolid);
    expect(solid && shortestPath(maze, start, solid)).toBeNull();
  });
});
