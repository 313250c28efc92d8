import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerQuestion,
  type ExerciseSession,
  newSession,
  pauseSession,
  startSession,
} from "#domain/wellness/exercise-session.ts";
import { type Exercise, exercises } from "#domain/wellness/exercises.ts";
import { countTo, noFocusYet } from "#domain/wellness/focus.ts";
import { keepable, restoreSession } from "./kept-sessions.ts";

const now = Date.parse("2026-03-13T12:00:00Z");
const anyExercise = fc.constantFrom(...exercises);

/** Somebody's session, some seconds and answers in. */
function leave(exercise: Exercise, answers: readonly number[], waitMs: number): ExerciseSession {
  const begun = startSession(newSession(3, exercise.type === "breathing" ? "star" : null), now);
  const answered = answers.reduce(
    (session, option, step) =>
      answerQuestion(session, exercise, { step, option, now: now + 1000 * (step + 1) }),
    begun,
  );
  return pauseSession(answered, exercise, now + 20_000 + waitMs);
}

const throughStorage = (session: ExerciseSession): unknown => JSON.parse(JSON.stringify(keepable(session)));

describe("a session that was left", () => {
  it("comes back paused, exactly as it was", () => {
    const answers = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 });
    fc.assert(
      fc.property(anyExercise, answers, fc.integer({ min: 0, max: 150_000 }), (exercise, options, waitMs) => {
        const left = leave(exercise, options, waitMs);
        expect(restoreSession(exercise, throughStorage(left))).toEqual(left);
      }),
    );
  });

  it("comes back paused when it was kept while it ran", () => {
    const running = startSession(newSession(3), now);
    for (const exercise of exercises.filter(({ type }) => type !== "breathing"))
      expect(restoreSession(exercise, throughStorage(running))?.clock).toEqual({
        status: "paused",
        elapsedMs: 0,
        asOf: null,
      });
  });

  it("is none when what is in the storage is nonsense", () => {
    fc.assert(
      fc.property(anyExercise, fc.jsonValue(), (exercise, kept) => {
        expect(restoreSession(exercise, kept)).toBeNull();
      }),
    );
  });

  it("is none when it does not fit the exercise as it is now", () => {
    for (const exercise of exercises) {
      const left = throughStorage(leave(exercise, [], 0)) as object;
      for (const change of [
        { elapsedMs: 1000 * exercise.durationSeconds },
        { elapsedMs: -1 },
        { answers: [9] },
        { answers: [0, 0, 0, 0, 0, 0] },
        { technique: exercise.type === "breathing" ? null : "box" },
        { technique: "circle" },
        { seed: -1 },
        { actedAtMs: 20_001 },
        { focus: { ...noFocusYet, lastSpot: 11 } },
        { focus: { ...noFocusYet, lastCue: 5 } },
        { focus: { ...noFocusYet, count: countTo + 1 } },
      ])
        expect(restoreSession(exercise, { ...left, ...change })).toBeNull();
    }
  });
});
