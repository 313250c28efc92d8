import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Exercise, findExercise } from "#domain/wellness/exercises/exercises.ts";
import { directions, isSamePlace, placeTowards } from "#domain/wellness/mazes/maze.ts";
import { shortestPath } from "#domain/wellness/mazes/maze-paths.ts";
import { findMaze, type MazeDefinition } from "#domain/wellness/mazes/mazes.ts";
import { idOnWheel } from "#domain/wellness/quiz/emotion-wheel.ts";
import { advanceRun, beginRun, type QuizRun, responseOf } from "#domain/wellness/quiz/quiz-run.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { outboxCode } from "../outbox/use-delivery.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import type { MazeRun } from "./mazes/run/maze-run.ts";
import { openMazeRun } from "./mazes/run/use-maze-run.ts";
import { openSessionStore } from "./mindful/session/use-exercise-session.ts";
import { readRun, saveRun } from "./quiz/saved-run.ts";

/** One browser: its tabs share the outbox, and each has a sessionStorage, which a duplicated tab copies. */
class Browser {
  #session = new Map<string, string>();

  storage = (texts: () => Map<string, string>) => ({
    getItem: (key: string) => texts().get(key) ?? null,
    setItem: (key: string, text: string) => texts().set(key, text),
    removeItem: (key: string) => texts().delete(key),
  });

  start() {
    vi.stubGlobal(
      "sessionStorage",
      this.storage(() => this.#session),
    );
  }

  /** Continues in a copy of the current tab. */
  duplicateTab() {
    this.#session = new Map(this.#session);
  }
}

/** Stores each id of a session and each scenario of a run once, as server/wellness does. */
class Server {
  readonly sessions = new Map<string, { seconds: number; score: number }>();
  readonly responses = new Map<string, { id: string; userEmotion: string }>();
  isOffline = false;

  fetch = async (path: string, { body }: RequestInit) => {
    if (this.isOffline) throw new TypeError("Failed to fetch");
    if (path.endsWith("/quiz-responses")) return this.#storeResponse(JSON.parse(String(body)));
    const session = JSON.parse(String(body));
    const stored = this.sessions.get(session.id) ?? session;
    if (JSON.stringify(stored) !== JSON.stringify(session))
      return new Response(JSON.stringify({ error: "used before", code: "id-used" }), { status: 409 });
    this.sessions.set(session.id, session);
    const reply = { ...session, id: `stored ${session.id}`, userId: "ada", at: "2026-03-13T12:00:00.000Z" };
    return new Response(JSON.stringify(reply), { status: 201 });
  };

  #storeResponse(response: { id: string; runId: string; scenarioId: string; userEmotion: string }) {
    const id = `${response.runId} ${response.scenarioId}`;
    const stored = this.responses.get(id) ?? response;
    this.responses.set(id, stored);
    const wheelEmotion = idOnWheel(stored.userEmotion);
    const reply = { ...stored, id, wheelEmotion, userId: "ada", timestamp: "2026-03-13T12:00:00.000Z" };
    return new Response(JSON.stringify(reply), { status: 201 });
  }
}

let browser: Browser;
let server: Server;
// A page fetches it soon after it was opened.
beforeAll(() => outboxCode.load());

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-03-13T12:00:00Z") });
  browser = new Browser();
  server = new Server();
  browser.start();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minute = 60_000;
const exercise = findExercise("gravity-grounding") as Exercise;
const maze = findMaze("cosmic-pathfinder") as MazeDefinition;

function walkToGoal(run: MazeRun) {
  const path = shortestPath(run.game().maze, run.game().place) ?? [];
  for (const place of path.slice(1)) {
    const from = run.game().place;
    run.move(directions.find((way) => isSamePlace(placeTowards(from, way), place)) ?? "up");
  }
}

async function sessionsStored() {
  await outbox.flush("ada");
  expect(outbox.pending("ada", "practice")).toEqual([]);
  return server.sessions.size;
}

describe("an exercise in a tab that is duplicated while it runs", () => {
  const startAndDuplicate = () => {
    const original = openSessionStore("ada", exercise);
    original.toggle();
    vi.advanceTimersByTime(minute);
    browser.duplicateTab();
    const copy = openSessionStore("ada", exercise);
    copy.toggle();
    return [original, copy] as const;
  };

  it("is stored once when both tabs complete it", async () => {
    startAndDuplicate();
    vi.advanceTimersByTime(10 * minute);
    expect(await sessionsStored()).toBe(1);
  });

  it("is stored once when both tabs complete it offline", async () => {
    server.isOffline = true;
    startAndDuplicate();
    vi.advanceTimersByTime(10 * minute);
    await outbox.flush("ada");
    expect(outbox.pending("ada", "practice")).toHaveLength(1);
    server.isOffline = false;
    expect(await sessionsStored()).toBe(1);
  });

  it("is stored again when one tab does it again", async () => {
    const [, copy] = startAndDuplicate();
    vi.advanceTimersByTime(10 * minute);
    copy.reset();
    vi.advanceTimersByTime(1_000);
    copy.toggle();
    vi.advanceTimersByTime(10 * minute);
    expect(await sessionsStored()).toBe(2);
  });
});

describe("a maze in a tab that is duplicated while it is open", () => {
  const openAndDuplicate = () => {
    const original = openMazeRun(maze, "ada");
    original.save();
    vi.advanceTimersByTime(minute);
    browser.duplicateTab();
    return [original, openMazeRun(maze, "ada")] as const;
  };

  it("is stored once when both tabs win it, however different their times are", async () => {
    const [original, copy] = openAndDuplicate();
    walkToGoal(original);
    vi.advanceTimersByTime(minute);
    walkToGoal(copy);
    expect(await sessionsStored()).toBe(1);
    expect([...server.sessions.values()]).toMatchObject([{ seconds: 60, score: 92 }]);
  });

  it("is stored once when time runs out in both tabs", async () => {
    for (const run of openAndDuplicate()) {
      vi.advanceTimersByTime(10 * minute);
      run.tick();
    }
    expect(await sessionsStored()).toBe(1);
  });

  it.each(["reset", "tryAgain"] as const)("is stored again after %s", async (begin) => {
    const [original, copy] = openAndDuplicate();
    walkToGoal(original);
    copy[begin]();
    walkToGoal(copy);
    expect(await sessionsStored()).toBe(2);
  });
});

describe("the quiz in a tab that is duplicated in the middle", () => {
  /** Answers all remaining scenarios, as useQuizRun does. */
  function complete(run: QuizRun, emotion: string) {
    for (let current = run; current.answers.length < scenarios.length; ) {
      current = advanceRun(current, { type: "choose", emotion });
      const response = responseOf(current, Date.now(), idOnWheel);
      if (response) void outbox.add("quiz", { id: randomUuid(), userId: "ada", body: response });
      current = advanceRun(current, { type: "submit", now: Date.now(), words: idOnWheel });
      saveRun("ada", current);
    }
  }

  it("stores each scenario once, as the first tab answered it", async () => {
    const run = beginRun("6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11", Date.now());
    saveRun("ada", run);
    browser.duplicateTab();
    const copy = readRun("ada");
    if (!copy) throw new Error("The duplicated tab has no run.");
    complete(run, "joy");
    complete(copy, "fear");
    await outbox.flush("ada");
    expect(outbox.pending("ada", "quiz")).toEqual([]);
    expect([...server.responses.values()].map(({ userEmotion }) => userEmotion)).toEqual(
      Array(6).fill("joy"),
    );
    expect(new Set([...server.responses.values()].map((response) => response.id)).size).toBe(6);
  });
});
