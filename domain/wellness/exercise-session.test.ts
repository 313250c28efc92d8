import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  actInFocus,
  answerQuestion,
  cyclesOf,
  durationMs,
  type ExerciseSession,
  newSession,
  pauseSession,
  scoreOf,
  settleMs,
  startSession,
  tickSession,
} from "./exercise-session.ts";
import { type Exercise, findExercise } from "./exercises.ts";
import { switchThings } from "./focus.ts";
import { questionsOf } from "./questions.ts";
import { triggerScore } from "./triggers.ts";

const now = Date.parse("2026-03-13T12:00:00Z");

function exercise(id: string): Exercise {
  const found = findExercise(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

const trigger = exercise("cosmic-trigger-resolution");
const focus = exercise("stellar-focus-conditioner");
const breathing = exercise("breathing");

/** Answers `options` one after the other, three seconds apart. */
const answerAll = (session: ExerciseSession, each: Exercise, options: readonly number[]) =>
  options.reduce(
    (before, option, step) => answerQuestion(before, each, { step, option, now: now + 3000 * (step + 1) }),
    session,
  );

describe("an interactive session", () => {
  it("is complete with its last answer, not before, and keeps each", () => {
    const asking = fc.constantFrom(
      ...["sensory-orbit-training", "cosmic-trigger-resolution", "solar-warmth-journey"].map(exercise),
    );
    fc.assert(
      fc.property(
        asking,
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
        (each, any) => {
          const options = any.slice(0, questionsOf(each).length);
          const session = startSession(newSession(1), now);
          const almost = answerAll(session, each, options.slice(0, -1));
          expect(almost.clock.status).toBe("running");
          const all = answerAll(session, each, options);
          expect(all.answers).toEqual(options);
          expect(all.clock).toMatchObject({ status: "complete", elapsedMs: 3000 * options.length });
        },
      ),
    );
  });

  it("takes no answer to another question, from nowhere, or while it does not run", () => {
    const running = startSession(newSession(1), now);
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
    for (const still of [newSession(1), paused])
      expect(answerQuestion(still, trigger, { step: 0, option: 0, now: later })).toEqual(still);
  });

  it("takes the two taps of one finger as one answer", () => {
    const first = answerQuestion(startSession(newSession(1), now), trigger, {
      step: 0,
      option: 2,
      now: now + 900,
    });
    const second = answerQuestion(first, trigger, { step: 1, option: 2, now: now + 900 + settleMs - 1 });
    expect(second.answers).toEqual([2]);
    expect(
      answerQuestion(second, trigger, { step: 1, option: 0, now: now + 900 + settleMs }).answers,
    ).toEqual([2, 0]);
  });

  it("takes the second tap on its start for no answer", () => {
    const begun = startSession(newSession(1), now);
    const double = answerQuestion(begun, trigger, { step: 0, option: 2, now: now + settleMs - 1 });
    expect(double.answers).toEqual([]);
    expect(answerQuestion(double, trigger, { step: 0, option: 2, now: now + settleMs }).answers).toEqual([2]);
  });

  it("ends at its duration with what was answered until then", () => {
    const begun = answerAll(startSession(newSession(1), now), trigger, [1]);
    const over = answerQuestion(begun, trigger, { step: 1, option: 1, now: now + durationMs(trigger) });
    expect(over).toMatchObject({ answers: [1], clock: { status: "complete", elapsedMs: 360_000 } });
  });
});

describe("the score of a session", () => {
  it("is the points of a trigger training", () => {
    const session = answerAll(startSession(newSession(1), now), trigger, [1, 1, 0]);
    expect(scoreOf(session, trigger)).toBe(triggerScore([1, 1, 0]));
    expect(scoreOf(session, trigger)).toBe(35);
  });

  it("is the whole breaths of a breathing session", () => {
    const breath = startSession(newSession(1, "triangle"), now);
    expect(cyclesOf(tickSession(breath, breathing, now + 23_999))).toBe(1);
    const complete = tickSession(breath, breathing, now + 3_600_000);
    expect(scoreOf(complete, breathing)).toBe(15);
    expect(cyclesOf(newSession(1))).toBe(0);
  });

  it("is what was caught and followed in a focus session", () => {
    const caught = actInFocus(startSession(newSession(1), now), focus, { type: "follow", spot: 0 }, now + 50);
    expect(scoreOf(caught, focus)).toBe(1);
    // One of the three things is what the first cue names.
    const followed = switchThings.reduce(
      (session, thing, n) => actInFocus(session, focus, { type: "switch", thing }, now + 120_500 + 1000 * n),
      caught,
    );
    expect(scoreOf(followed, focus)).toBe(2);
  });

  it("is none where nothing is counted", () => {
    for (const id of ["sensory-orbit-training", "solar-warmth-journey", "moonlight-reflection"])
      expect(scoreOf(newSession(1), exercise(id))).toBeNull();
  });
});

describe("a focus session", () => {
  it("takes the two taps of one finger as one breath", () => {
    const counting = startSession(newSession(1), now);
    const at = now + 200_000;
    const one = actInFocus(counting, focus, { type: "count" }, at);
    const double = actInFocus(one, focus, { type: "count" }, at + 120);
    expect(double.focus.count).toBe(1);
    expect(actInFocus(double, focus, { type: "count" }, at + 2_500).focus.count).toBe(2);
  });

  it("counts nothing while it is paused", () => {
    const paused = pauseSession(startSession(newSession(1), now), focus, now + 300);
    expect(actInFocus(paused, focus, { type: "follow", spot: 0 }, now + 400)).toEqual(paused);
  });
});
