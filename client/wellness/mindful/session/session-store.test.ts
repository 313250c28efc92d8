import { beforeEach, describe, expect, it } from "vitest";
import type { ExerciseSession } from "#domain/wellness/exercises/exercise-session.ts";
import { type Exercise, findExercise } from "#domain/wellness/exercises/exercises.ts";
import { SessionStore } from "./session-store.ts";

const start = Date.parse("2026-03-13T12:00:00Z");
const hour = 3_600_000;

function exercise(id: string): Exercise {
  const found = findExercise(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

/** A clock that only the test moves. */
class FakeTime {
  now = start;
  #timers: { at: number; callback: () => void }[] = [];

  after = (ms: number, callback: () => void) => {
    const timer = { at: this.now + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };

  get pendingCount() {
    return this.#timers.length;
  }

  /** Runs each timer at its time. */
  pass(ms: number) {
    const end = this.now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.now = next.at;
      this.#run(next);
    }
    this.now = end;
  }

  /** Lets time pass as in a frozen tab: each due timer runs once, late. */
  sleep(ms: number) {
    this.now += ms;
    for (const timer of this.#timers.filter(({ at }) => at <= this.now)) this.#run(timer);
  }

  #next = (end: number) => this.#timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);

  #run(timer: { callback: () => void }) {
    this.#timers = this.#timers.filter((each) => each !== timer);
    timer.callback();
  }
}

let time: FakeTime;
let saves: (ExerciseSession | null)[];
let completed: ExerciseSession[];
beforeEach(() => {
  time = new FakeTime();
  saves = [];
  completed = [];
});

const open = (id: string, saved: ExerciseSession | null = null) =>
  new SessionStore({
    exercise: exercise(id),
    saved,
    now: () => time.now,
    after: time.after,
    makeRunId: () => "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11",
    makeSeed: () => 7,
    save: (session) => saves.push(session),
    onComplete: (session) => completed.push(session),
  });

describe("a session on the screen", () => {
  it("ticks at every full second of its elapsed time, and only while it runs", () => {
    const store = open("gravity-grounding");
    const shown: number[] = [];
    store.subscribe(() => shown.push(store.current().clock.elapsedMs));
    expect(time.pendingCount).toBe(0);
    store.toggle();
    time.pass(2_600);
    store.toggle();
    time.pass(hour);
    expect(time.pendingCount).toBe(0);
    time.pass(500);
    store.toggle();
    time.pass(500);
    expect(shown).toEqual([0, 1_000, 2_000, 2_600, 2_600, 3_000]);
  });

  it("completes at its duration, once, and is no longer saved", () => {
    const store = open("gravity-grounding");
    store.toggle();
    time.pass(209_999);
    expect(completed).toEqual([]);
    time.pass(1);
    store.tick();
    store.pause();
    time.pass(hour);
    expect(completed.map(({ clock }) => clock.elapsedMs)).toEqual([210_000]);
    expect(saves.at(-1)).toBeNull();
    expect(time.pendingCount).toBe(0);
  });

  it("completes with its duration when the tab was suspended for an hour", () => {
    const store = open("breathing");
    store.choose("triangle");
    store.toggle();
    expect(store.current().clock.status).toBe("idle");
    time.pass(1_000);
    store.toggle();
    time.pass(20_000);
    time.sleep(hour);
    expect(completed.map(({ clock }) => clock.elapsedMs)).toEqual([180_000]);
  });

  it("counts each repeated run, but counts a double tap on the last answer once", () => {
    const store = open("cosmic-trigger-resolution");
    for (let run = 1; run <= 2; run++) {
      store.toggle();
      for (let step = 0; step < 3; step++) {
        time.pass(2_000);
        store.answer(step, 1);
        store.answer(step, 1);
      }
      expect(completed).toHaveLength(run);
      store.reset();
      expect(store.current().clock.status).toBe("complete");
      time.pass(1_000);
      store.reset();
      time.pass(1_000);
    }
    expect(store.current()).toMatchObject({ answers: [], clock: { status: "idle", elapsedMs: 0 } });
  });

  it("counts a double tap on its button as one press", () => {
    const store = open("solar-warmth");
    store.toggle();
    time.pass(90);
    store.toggle();
    expect(store.current().clock.status).toBe("running");
    time.pass(1_000);
    store.toggle();
    expect(store.current().clock.status).toBe("paused");
  });

  it("is saved every second, and continues from there", () => {
    const store = open("stellar-focus");
    store.toggle();
    time.pass(30_400);
    const saved = saves.at(-1);
    expect(saved?.clock.elapsedMs).toBe(30_000);
    store.pause();
    const again = open("stellar-focus", saves.at(-1));
    time.pass(hour);
    again.toggle();
    time.pass(600);
    expect(again.elapsedMs()).toBe(31_000);
  });

  it("a reset deletes everything but the technique", () => {
    const store = open("breathing");
    store.choose("star");
    time.pass(1_000);
    store.toggle();
    time.pass(60_000);
    store.reset();
    expect(store.current()).toMatchObject({ technique: "star", clock: { status: "idle", elapsedMs: 0 } });
    expect(saves.at(-1)).toBeNull();
    time.pass(1_000);
    store.choose(null);
    expect(store.current().technique).toBeNull();
  });
});
