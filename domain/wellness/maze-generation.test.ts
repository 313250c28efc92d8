import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellAt, directions, endOf, isOpen, isSolid, type Maze, placeTowards, start } from "./maze.ts";
import { carvedShares, difficulties, generateMaze, type MazePlan } from "./maze-generation.ts";
import { shortestPath, stepsFrom } from "./maze-paths.ts";

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

/** Everything that is wrong with a maze; many are asked, so it is one walk over the cells. */
function faultsOf(maze: Maze, { width, height, difficulty }: MazePlan): string[] {
  const faults: string[] = [];
  let doors = 0;
  for (const [index, cell] of maze.cells.entries()) {
    if (cell.x !== index % width || cell.y !== Math.floor(index / width)) faults.push("a cell out of place");
    for (const direction of directions) {
      if (!isOpen(maze, cell, direction)) continue;
      doors++;
      const beyond = placeTowards(cell, direction);
      if (!cellAt(maze, beyond)) faults.push("an open outer wall");
      else if (!isOpen(maze, beyond, opposite[direction])) faults.push("a wall with one side");
    }
  }
  const carved = carvedOf(maze);
  if (stepsFrom(maze, start).filter((steps) => steps >= 0).length !== carved)
    faults.push("unconnected cells");
  if (!shortestPath(maze)) faults.push("no way through");
  if (doors / 2 !== carved - 1) faults.push("more than one way");
  const share = carvedShares[difficulty] * (width * height);
  if (carved !== width + height - 1 && Math.abs(carved - share) > 0.5)
    faults.push("another share of carved cells");
  const flags = maze.cells.flatMap(({ isStart, isEnd }, index) =>
    isStart || isEnd ? [{ index, isStart, isEnd }] : [],
  );
  if (flags.length !== 2 || !flags[0]?.isStart || !flags[1]?.isEnd) faults.push("other starts or ends");
  if (flags[0]?.index !== 0 || flags[1]?.index !== width * height - 1) faults.push("moved start or end");
  return faults;
}

describe("a maze", () => {
  it("is whole for 10,000 seeds, every difficulty and every odd size up to 21", () => {
    const sizes = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21];
    const faulty: unknown[] = [];
    for (let seed = 0; seed < 10_000; seed++) {
      const made: MazePlan = {
        seed,
        difficulty: difficulties[seed % 4] ?? "easy",
        width: sizes[Math.floor(seed / 4) % 10] ?? 3,
        height: sizes[Math.floor(seed / 40) % 10] ?? 3,
      };
      const faults = faultsOf(generateMaze(made), made);
      if (faults.length > 0) faulty.push({ ...made, faults });
    }
    expect(faulty).toEqual([]);
  });

  it("is whole for any width and height", () => {
    fc.assert(
      fc.property(plan, (made) => {
        expect(faultsOf(generateMaze(made), made)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("is carved by the share of its difficulty", () => {
    expect(carvedShares).toMatchObject({ medium: 0.7, hard: 0.85, extreme: 0.95 });
  });

  it("is the same for the same plan, and another for another seed", () => {
    fc.assert(
      fc.property(plan, (made) => {
        expect(generateMaze(made)).toEqual(generateMaze(made));
      }),
      { numRuns: 50 },
    );
    const mazes = Array.from({ length: 200 }, (_, seed) =>
      JSON.stringify(generateMaze({ width: 9, height: 9, difficulty: "extreme", seed })),
    );
    expect(new Set(mazes).size).toBe(200);
  });

  it("is longer to walk the more difficult it is, and winds when extreme", () => {
    const medians = difficulties.map((difficulty) => {
      const steps = Array.from({ length: 101 }, (_, seed) =>
        stepsThrough(generateMaze({ width: 21, height: 21, difficulty, seed })),
      );
      return steps.sort((one, other) => one - other)[50] ?? 0;
    });
    expect(medians).toEqual([...medians].sort((one, other) => one - other));
    expect(new Set(medians).size).toBe(4);
    // Straight across it would be 40.
    expect(medians[3]).toBeGreaterThan(160);
  });

  it("may be as large as one likes", () => {
    const made: MazePlan = { width: 401, height: 301, difficulty: "extreme", seed: 7 };
    expect(faultsOf(generateMaze(made), made)).toEqual([]);
  });

  it.each([
    [1, 5],
    [5, 1],
    [2.5, 5],
    [Number.NaN, 5],
  ])("cannot be %d by %d", (width, height) => {
    expect(() => generateMaze({ width, height, difficulty: "easy", seed: 1 })).toThrow(RangeError);
  });
});

describe("a shortest way", () => {
  it("leads from neighbour to neighbour through open walls, both ends included", () => {
    fc.assert(
      fc.property(plan, (made) => {
        const maze = generateMaze(made);
        const path = shortestPath(maze) ?? [];
        expect([path.at(0), path.at(-1)]).toEqual([start, endOf(maze)]);
        for (const [at, place] of path.slice(1).entries()) {
          const from = path[at] ?? start;
          const way = directions.find((direction) => {
            const { x, y } = placeTowards(from, direction);
            return x === place.x && y === place.y;
          });
          expect(way && isOpen(maze, from, way)).toBe(true);
        }
        expect(stepsFrom(maze, endOf(maze))[0]).toBe(path.length - 1);
      }),
      { numRuns: 100 },
    );
  });

  it("does not lead to a cell that was not carved", () => {
    const maze = generateMaze({ width: 9, height: 9, difficulty: "medium", seed: 3 });
    const solid = maze.cells.find(isSolid);
    expect(solid && shortestPath(maze, start, solid)).toBeNull();
  });
});
