import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerQuestion,
  cyclesOf,
  doubleTapMs,
  durationMs,
  type ExerciseSession,
  newSession,
  pauseSession,
  recordFocusAction,
  scoreOf,
  startSession,
  tickSession,
} from "./exercise-session.ts";
import { type Exercise, findExercise } from "./exercises.ts";
import { switchThings } from "./focus.ts";
import { questionsOf } from "./questions.ts";
import { triggerScore } from "./triggers.ts";

const now = Date.parse("2026-03-13T12:00:00Z");
const runId = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";

function exercise(id: string): Exercise {
  const found = findExercise(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

const trigger = exercise("cosmic-trigger-resolution");
const focus = exercise("stellar-focus-conditioner");
const breathing = exercise("breathing");

/** Answers with `options` in order, every three seconds. */
const answerAll = (session: ExerciseSession, each: Exercise, options: readonly number[]) =>
  options.reduce(
    (before, option, step) => answerQuestion(before, each, { step, option, now: now + 3000 * (step + 1) }),
    session,
  );

describe("an interactive session", () => {
  it("completes with its last answer and records every answer", () => {
    const interactive = fc.constantFrom(
      ...["sensory-orbit-training", "cosmic-trigger-resolution", "solar-warmth-journey"].map(exercise),
    );
    fc.assert(
      fc.property(
        interactive,
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
        (each, choices) => {
          const options = choices.slice(0, questionsOf(each).length);
          const session = startSession(newSession({ runId, seed: 1 }), now);
          const almost = answerAll(session, each, options.slice(0, -1));
          expect(almost.clock.status).toBe("running");
          const all = answerAll(session, each, options);
          expect(all.answers).toEqual(options);
          expect(all.clock).toMatchObject({ status: "complete", elapsedMs: 3000 * options.length });
        },
      ),
    );
  });

  it("ignores an answer to another question, an option that does not exist, and an answer while it does not run", () => {
    const running = startSession(newSession({ runId, seed: 1 }), now);
    const later = now + 5000;
    for (const [step, option] of [
      [1, 0],
      [-1, 0],
      [0, 4],
      [0, -1],
      [0, 0.5],
    ] as const)
      expect(answerQuestion(running, trigger, { step, option, now: later }).answers).toEqual([]);
    const paused = pauseSession(running, trigger, later);
    for (const stopped of [newSession({ runId, seed: 1 }), paused])
      expect(answerQuestion(stopped, trigger, { step: 0, option: 0, now: later })).toEqual(stopped);
  });

  it("counts a double tap as one answer", () => {
    const first = answerQuestion(startSession(newSession({ runId, seed: 1 }), now), trigger, {
      step: 0,
      option: 2,
      now: now + 900,
    });
    const second = answerQuestion(first, trigger, { step: 1, option: 2, now: now + 900 + doubleTapMs - 1 });
    expect(second.answers).toEqual([2]);
    expect(
      answerQuestion(second, trigger, { step: 1, option: 0, now: now + 900 + doubleTapMs }).answers,
    ).toEqual([2, 0]);
  });

  it("does not count the second tap of a double tap on Start as an answer", () => {
    const begun = startSession(newSession({ runId, seed: 1 }), now);
    const double = answerQuestion(begun, trigger, { step: 0, option: 2, now: now + doubleTapMs - 1 });
    expect(double.answers).toEqual([]);
    expect(answerQuestion(double, trigger, { step: 0, option: 2, now: now + doubleTapMs }).answers).toEqual([
      2,
    ]);
  });

  it("completes at its duration with the answers given until then", () => {
    const begun = answerAll(startSession(newSession({ runId, seed: 1 }), now), trigger, [1]);
    const over = answerQuestion(begun, trigger, { step: 1, option: 1, now: now + durationMs(trigger) });
    expect(over).toMatchObject({ answers: [1], clock: { status: "complete", elapsedMs: 360_000 } });
  });
});

describe("the score of a session", () => {
  it("is the sum of points in a trigger training", () => {
    const session = answerAll(startSession(newSession({ runId, seed: 1 }), now), trigger, [1, 1, 0]);
    expect(scoreOf(session, trigger)).toBe(triggerScore([1, 1, 0]));
    expect(scoreOf(session, trigger)).toBe(35);
  });

  it("is the number of completed breaths in a breathing session", () => {
    const breath = startSession(newSession({ runId, seed: 1, technique: "triangle" }), now);
    expect(cyclesOf(tickSession(breath, breathing, now + 23_999))).toBe(1);
    const complete = tickSession(breath, breathing, now + 3_600_000);
    expect(scoreOf(complete, breathing)).toBe(15);
    expect(cyclesOf(newSession({ runId, seed: 1 }))).toBe(0);
  });

  it("is the number of caught lights and followed cues in a focus session", () => {
    const caught = recordFocusAction(
      startSession(newSession({ runId, seed: 1 }), now),
      focus,
      { type: "follow", spot: 0 },
      now + 50,
    );
    expect(scoreOf(caught, focus)).toBe(1);
    // The first cue names one of the three things.
    const followed = switchThings.reduce(
      (session, thing, n) =>
        recordFocusAction(session, focus, { type: "switch", thing }, now + 120_500 + 1000 * n),
      caught,
    );
    expect(scoreOf(followed, focus)).toBe(2);
  });

  it("is null for exercises without a score", () => {
    for (const id of ["sensory-orbit-training", "solar-warmth-journey", "moonlight-reflection"])
      expect(scoreOf(newSession({ runId, seed: 1 }), exercise(id))).toBeNull();
  });
});

describe("a focus session", () => {
  it("counts a double tap as one breath", () => {
    const counting = startSession(newSession({ runId, seed: 1 }), now);
    const at = now + 200_000;
    const one = recordFocusAction(counting, focus, { type: "count" }, at);
    const double = recordFocusAction(one, focus, { type: "count" }, at + 120);
    expect(double.focus.count).toBe(1);
    expect(recordFocusAction(double, focus, { type: "count" }, at + 2_500).focus.count).toBe(2);
  });

  it("ignores actions while it is paused", () => {
    const paused = pauseSession(startSession(newSession({ runId, seed: 1 }), now), focus, now + 300);
    expect(recordFocusAction(paused, focus, { type: "follow", spot: 0 }, now + 400)).toEqual(paused);
  });
});
