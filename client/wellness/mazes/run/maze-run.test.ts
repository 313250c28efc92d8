import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Direction, directions, type Place, placeTowards, start } from "#domain/wellness/mazes/maze.ts";
import { elapsedSeconds } from "#domain/wellness/mazes/maze-game.ts";
import { shortestPath } from "#domain/wellness/mazes/maze-paths.ts";
import { findMaze, type MazeDefinition } from "#domain/wellness/mazes/mazes.ts";
import { type FinishedRun, MazeRun } from "./maze-run.ts";
import { deleteEndedRuns, readRun, saveRun } from "./saved-runs.ts";

const t0 = Date.parse("2026-03-01T12:00:00Z");
let now = t0;
let lastSeed = 0;
let runs = 0;
let records: FinishedRun[] = [];

const patience = findMaze("patience-trial") as MazeDefinition;
const pathfinder = findMaze("cosmic-pathfinder") as MazeDefinition;

/** Opens a maze as the page does: the saved run of the user continues. */
function open(definition = patience, userId = "ada") {
  const run = new MazeRun({
    definition,
    now: () => now,
    newSeed: () => ++lastSeed,
    newRunId: () => `6f1f8a52-3f0e-4d3a-9d0a-${String(++runs).padStart(12, "0")}`,
    saved: readRun(userId, definition.id),
    save: (saved) => saveRun(userId, definition.id, saved),
    record: (finished) => records.push(finished),
  });
  run.save();
  return run;
}

const towards = (from: Place, to: Place): Direction =>
  directions.find((direction) => {
    const { x, y } = placeTowards(from, direction);
    return x === to.x && y === to.y;
  }) ?? "up";

/** Walks the first `steps` steps of the shortest path. */
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
  runs = 0;
  records = [];
  return () => vi.unstubAllGlobals();
});

describe("a run through a maze", () => {
  it("is recorded once when it is won, even if the page is opened again", () => {
    const run = open();
    now += 90_500;
    walk(run);
    expect(run.game().ending?.outcome).toBe("won");
    const reloaded = open();
    expect(reloaded.game()).toEqual(run.game());
    reloaded.tick();
    reloaded.move("left");
    expect(records).toMatchObject([{ outcome: "won", seconds: 90, moves: run.game().moves }]);
  });

  it("is recorded once when the time is up, with exactly the time limit even after an hour of sleep", () => {
    const run = open();
    walk(run, 3);
    now += 3_600_000;
    run.move("up");
    run.tick();
    open().tick();
    expect(records).toMatchObject([{ outcome: "timed-out", seconds: 1800, moves: 3 }]);
  });

  it("is recorded when its time ran out while the page was closed", () => {
    open();
    now += 1_800_000;
    const reloaded = open();
    expect(records).toEqual([]);
    reloaded.tick();
    expect(records).toMatchObject([{ outcome: "timed-out", seconds: 1800, moves: 0 }]);
  });

  it("is recorded once when the storage is full at its end", () => {
    const run = open();
    now += 1_800_000;
    vi.spyOn(sessionStorage, "setItem").mockImplementation(() => {
      throw new DOMException("It is full.", "QuotaExceededError");
    });
    run.tick();
    open().tick();
    expect(records).toHaveLength(1);
  });

  it("keeps its elapsed time when the clock is set back, and counts no second twice", () => {
    const run = open();
    now += 60_000;
    run.tick();
    now -= 3_600_000;
    run.tick();
    expect(elapsedSeconds(run.game(), now)).toBe(60);
    expect(elapsedSeconds(open().game(), now)).toBe(60);
    now += 5_000;
    walk(run);
    expect(records).toMatchObject([{ outcome: "won", seconds: 65 }]);
    run.tick();
    now -= 3_600_000;
    run.tick();
    expect(elapsedSeconds(run.game(), now)).toBe(65);
  });

  it("has the whole time limit after a reset on a clock that was set back", () => {
    for (const begin of ["reset", "tryAgain"] as const) {
      const run = open();
      now += 60_000;
      run.tick();
      now -= 3_600_000;
      run[begin]();
      run.tick();
      expect(run.game()).toMatchObject({ startedAt: now, ending: null });
    }
  });

  it("restarts its clock when the device's clock was set back while the page was closed", () => {
    walk(open(), 3);
    now -= 3_600_000;
    const reloaded = open();
    reloaded.tick();
    now += 7_000;
    expect(elapsedSeconds(reloaded.game(), now)).toBe(7);
    expect(reloaded.game().moves).toBe(3);
  });

  it("continues after a reload in the same maze, at the same place and time", () => {
    const run = open();
    walk(run, 20);
    now += 60_000;
    expect(open().game()).toEqual(run.game());
    expect(lastSeed).toBe(1);
  });

  it("move returns whether the step was possible", () => {
    const run = open();
    const [first] = (shortestPath(run.game().maze) ?? []).slice(1);
    expect(run.move("up")).toBe(false);
    expect(run.move(towards(start, first ?? start))).toBe(true);
  });

  it("notifies listeners of changes only", () => {
    const run = open();
    const listener = vi.fn();
    const stop = run.subscribe(listener);
    run.move("up");
    run.tick();
    expect(listener).not.toHaveBeenCalled();
    walk(run, 1);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    walk(run, 1);
    expect(listener).toHaveBeenCalledOnce();
  });

  it("resets time and moves in the same maze", () => {
    const run = open();
    const { maze } = run.game();
    walk(run, 5);
    now += 60_000;
    run.reset();
    expect(run.game()).toMatchObject({ maze, moves: 0, place: start, startedAt: now });
    expect(open().game().maze).toEqual(maze);
  });

  it("is tried again in a new maze, or in the same maze if it has a fixed seed", () => {
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

  it("starts again after a visit to the list if it had ended, and continues otherwise", () => {
    walk(open(), 4);
    walk(open(pathfinder));
    deleteEndedRuns("ada");
    expect(open().game().moves).toBe(4);
    expect(open(pathfinder).game().moves).toBe(0);
  });

  it("is not shown to another user", () => {
    walk(open(), 4);
    expect(open(patience, "bo").game().moves).toBe(0);
  });

  it("opens a new maze when the saved run is invalid or the storage is unavailable", () => {
    expect(readRun("ada", "patience-trial")).toBeNull();
    walk(open(), 4);
    const saved = readRun("ada", "patience-trial");
    if (!saved) throw new Error("No run was saved.");
    saveRun("ada", "patience-trial", { ...saved, place: { x: 20, y: 20 } });
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
