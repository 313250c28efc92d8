import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Direction, directions, type Place, placeTowards, start } from "#domain/wellness/maze.ts";
import { elapsedSeconds } from "#domain/wellness/maze-game.ts";
import { shortestPath } from "#domain/wellness/maze-paths.ts";
import { findMaze, type MazeDefinition } from "#domain/wellness/mazes.ts";
import { forgetEndedRuns, keepRun, readRun } from "./kept-runs.ts";
import { type Finished, MazeRun } from "./maze-run.ts";

const t0 = Date.parse("2026-03-01T12:00:00Z");
let now = t0;
let lastSeed = 0;
let records: Finished[] = [];

const patience = findMaze("patience-trial") as MazeDefinition;
const pathfinder = findMaze("cosmic-pathfinder") as MazeDefinition;

/** As the page opens it: what the tab keeps of this person goes on. */
function open(definition = patience, userId = "ada") {
  const run = new MazeRun({
    definition,
    now: () => now,
    newSeed: () => ++lastSeed,
    kept: readRun(userId, definition.id),
    keep: (kept) => keepRun(userId, definition.id, kept),
    record: (finished) => records.push(finished),
  });
  run.keep();
  return run;
}

const towards = (from: Place, to: Place): Direction =>
  directions.find((direction) => {
    const { x, y } = placeTowards(from, direction);
    return x === to.x && y === to.y;
  }) ?? "up";

/** Walks so many steps of the shortest way from the start. */
function walk(run: MazeRun, steps = Number.POSITIVE_INFINITY) {
  const path = shortestPath(run.game().maze) ?? [];
  for (const [at, place] of path.slice(1).entries())
    if (at < steps) run.move(towards(path[at] ?? start, place));
}

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  now = t0;
  lastSeed = 0;
  records = [];
  return () => vi.unstubAllGlobals();
});

describe("a run through a maze", () => {
  it("is recorded once when it is won, however often the page is opened afterwards", () => {
    const run = open();
    now += 90_500;
    walk(run);
    expect(run.game().ending?.outcome).toBe("won");
    const reloaded = open();
    expect(reloaded.game()).toEqual(run.game());
    reloaded.passTime();
    reloaded.move("left");
    expect(records).toEqual([{ outcome: "won", seconds: 90, moves: run.game().moves }]);
  });

  it("is recorded once when the time is up, with exactly the limit after an hour's sleep", () => {
    const run = open();
    walk(run, 3);
    now += 3_600_000;
    run.move("up");
    run.passTime();
    open().passTime();
    expect(records).toEqual([{ outcome: "timed-out", seconds: 1800, moves: 3 }]);
  });

  it("is recorded when it ran out while nobody had it open", () => {
    open();
    now += 1_800_000;
    const reloaded = open();
    expect(records).toEqual([]);
    reloaded.passTime();
    expect(records).toEqual([{ outcome: "timed-out", seconds: 1800, moves: 0 }]);
  });

  it("is recorded once where the storage is full by its end", () => {
    const run = open();
    now += 1_800_000;
    vi.spyOn(sessionStorage, "setItem").mockImplementation(() => {
      throw new DOMException("It is full.", "QuotaExceededError");
    });
    run.passTime();
    open().passTime();
    expect(records).toHaveLength(1);
  });

  it("counts what has passed where the clock is set back, and no second twice", () => {
    const run = open();
    now += 60_000;
    run.passTime();
    now -= 3_600_000;
    run.passTime();
    expect(elapsedSeconds(run.game(), now)).toBe(60);
    expect(elapsedSeconds(open().game(), now)).toBe(60);
    now += 5_000;
    walk(run);
    expect(records).toMatchObject([{ outcome: "won", seconds: 65 }]);
    run.passTime();
    now -= 3_600_000;
    run.passTime();
    expect(elapsedSeconds(run.game(), now)).toBe(65);
  });

  it("has its whole time after a reset on a clock that was just set back", () => {
    for (const begin of ["reset", "tryAgain"] as const) {
      const run = open();
      now += 60_000;
      run.passTime();
      now -= 3_600_000;
      run[begin]();
      run.passTime();
      expect(run.game()).toMatchObject({ startedAt: now, ending: null });
    }
  });

  it("starts its clock anew where it was set back while nobody had the maze open", () => {
    walk(open(), 3);
    now -= 3_600_000;
    const reloaded = open();
    reloaded.passTime();
    now += 7_000;
    expect(elapsedSeconds(reloaded.game(), now)).toBe(7);
    expect(reloaded.game().moves).toBe(3);
  });

  it("goes on after a reload in the same maze, at the same place and time", () => {
    const run = open();
    walk(run, 20);
    now += 60_000;
    expect(open().game()).toEqual(run.game());
    expect(lastSeed).toBe(1);
  });

  it("tells whether a step led anywhere", () => {
    const run = open();
    const [first] = (shortestPath(run.game().maze) ?? []).slice(1);
    expect(run.move("up")).toBe(false);
    expect(run.move(towards(start, first ?? start))).toBe(true);
  });

  it("tells who listens, and only of changes", () => {
    const run = open();
    const listener = vi.fn();
    const stop = run.subscribe(listener);
    run.move("up");
    run.passTime();
    expect(listener).not.toHaveBeenCalled();
    walk(run, 1);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    walk(run, 1);
    expect(listener).toHaveBeenCalledOnce();
  });

  it("keeps its maze on reset, with time and moves at zero", () => {
    const run = open();
    const { maze } = run.game();
    walk(run, 5);
    now += 60_000;
    run.reset();
    expect(run.game()).toMatchObject({ maze, moves: 0, place: start, startedAt: now });
    expect(open().game().maze).toEqual(maze);
  });

  it("is tried again in a new maze where each time brings one, and else in the same", () => {
    for (const [definition, isSame] of [
      [patience, false],
      [pathfinder, true],
    ] as const) {
      const run = open(definition);
      const { maze } = run.game();
      walk(run);
      now += 1_000;
      run.tryAgain();
      expect(run.game()).toMatchObject({ moves: 0, startedAt: now, ending: null });
      expect(JSON.stringify(run.game().maze) === JSON.stringify(maze)).toBe(isSame);
    }
  });

  it("begins anew for somebody who comes back from the list after its end, and goes on before", () => {
    walk(open(), 4);
    walk(open(pathfinder));
    forgetEndedRuns("ada");
    expect(open().game().moves).toBe(4);
    expect(open(pathfinder).game().moves).toBe(0);
  });

  it("is nobody else's", () => {
    walk(open(), 4);
    expect(open(patience, "bo").game().moves).toBe(0);
  });

  it("opens a new maze where what was kept is nonsense or cannot be stored", () => {
    const sound = readRun("ada", "patience-trial");
    expect(sound).toBeNull();
    walk(open(), 4);
    const kept = readRun("ada", "patience-trial");
    if (!kept) throw new Error("Nothing was kept.");
    keepRun("ada", "patience-trial", { ...kept, place: { x: 20, y: 20 } });
    expect(open().game().moves).toBe(0);
    for (const text of ["{", "7", '{"userId":"ada","runs":{"patience-trial":{"seed":-1}}}']) {
      sessionStorage.setItem("mood-universe.mazes", text);
      expect(readRun("ada", "patience-trial")).toBeNull();
    }
    vi.stubGlobal("sessionStorage", undefined);
    walk(open(), 2);
    expect(open().game().moves).toBe(0);
  });
});
