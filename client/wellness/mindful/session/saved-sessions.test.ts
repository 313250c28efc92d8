import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerQuestion,
  type ExerciseSession,
  newSession,
  pauseSession,
  startSession,
} from "#domain/wellness/exercises/exercise-session.ts";
import { allExercises, type Exercise } from "#domain/wellness/exercises/exercises.ts";
import { countTo, emptyFocusRecord } from "#domain/wellness/exercises/focus.ts";
import { restoreSession, toSavedSession } from "./saved-sessions.ts";

const now = Date.parse("2026-03-13T12:00:00Z");
const runId = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const anyExercise = fc.constantFrom(...allExercises);

/** A session that was paused after 20 s and `waitMs`, with `answers`. */
function makePausedSession(exercise: Exercise, answers: readonly number[], waitMs: number): ExerciseSession {
  const begun = startSession(
    newSession({ runId, seed: 3, technique: exercise.type === "breathing" ? "star" : null }),
    now,
  );
  const answered = answers.reduce(
    (session, option, step) =>
      answerQuestion(session, exercise, { step, option, now: now + 1000 * (step + 1) }),
    begun,
  );
  return pauseSession(answered, exercise, now + 20_000 + waitMs);
}

const saveAndRead = (session: ExerciseSession): unknown =>
  JSON.parse(JSON.stringify(toSavedSession(session)));

describe("a saved session", () => {
  it("is restored paused, with the same state", () => {
    const answers = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 });
    fc.assert(
      fc.property(anyExercise, answers, fc.integer({ min: 0, max: 150_000 }), (exercise, options, waitMs) => {
        const saved = makePausedSession(exercise, options, waitMs);
        expect(restoreSession(exercise, saveAndRead(saved))).toEqual(saved);
      }),
    );
  });

  it("gets an id if an earlier version saved it without one", () => {
    const [exercise = allExercises[0] as Exercise] = allExercises;
    const { runId: _, ...saved } = saveAndRead(makePausedSession(exercise, [], 0)) as ExerciseSession;
    expect(restoreSession(exercise, saved)?.runId).toMatch(/^[\da-f-]{36}$/);
  });

  it("is restored paused when it was saved while running", () => {
    const running = startSession(newSession({ runId, seed: 3 }), now);
    for (const exercise of allExercises.filter(({ type }) => type !== "breathing"))
      expect(restoreSession(exercise, saveAndRead(running))?.clock).toEqual({
        status: "paused",
        elapsedMs: 0,
        asOf: null,
      });
  });

  it("is null when the storage contains invalid data", () => {
    fc.assert(
      fc.property(anyExercise, fc.jsonValue(), (exercise, saved) => {
        expect(restoreSession(exercise, saved)).toBeNull();
      }),
    );
  });

  it("is null when it does not match the current version of the exercise", () => {
    for (const exercise of allExercises) {
      const saved = saveAndRead(makePausedSession(exercise, [], 0)) as object;
      for (const change of [
        { elapsedMs: 1000 * exercise.durationSeconds },
        { elapsedMs: -1 },
        { answers: [9] },
        { answers: [0, 0, 0, 0, 0, 0] },
        { technique: exercise.type === "breathing" ? null : "box" },
        { technique: "circle" },
        { seed: -1 },
        { actedAtMs: 20_001 },
        { focus: { ...emptyFocusRecord, lastSpot: 11 } },
        { focus: { ...emptyFocusRecord, lastCue: 5 } },
        { focus: { ...emptyFocusRecord, count: countTo + 1 } },
      ])
        expect(restoreSession(exercise, { ...saved, ...change })).toBeNull();
    }
  });
});
