import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import { type ExerciseSession, newSession } from "./exercise-session.ts";
import { allExercises, type Exercise, findExercise } from "./exercises.ts";
import { emptyFocusRecord } from "./focus.ts";
import { questionsOf } from "./questions.ts";
import { whatYouDid } from "./what-you-did.ts";

const runId = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";

function exercise(id: string): Exercise {
  const found = findExercise(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

/** A finished run. */
const run = (seconds: number, more: Partial<ExerciseSession> = {}): ExerciseSession => ({
  ...newSession({ runId, seed: 1 }),
  ...more,
  clock: { status: "complete", elapsedMs: 1000 * seconds, asOf: null },
});

describe("what a person did", () => {
  it("is told in the terms of the exercise", () => {
    const focus = { ...emptyFocusRecord, caught: 12, returns: 1, arrivals: 5, rounds: 2 };
    const told: [string, ExerciseSession, string][] = [
      [
        "breathing",
        run(180, { technique: "triangle" }),
        "You took 15 slow breaths of Triangle Breathing in 3 minutes.",
      ],
      [
        "gravity-grounding",
        run(210),
        "You followed all 6 steps and took 3 minutes and 30 seconds for yourself.",
      ],
      [
        "stellar-focus-conditioner",
        run(240, { focus }),
        "In 4 minutes you caught 12 lights, came back once, followed 5 cues and counted to ten twice.",
      ],
      [
        "sensory-orbit-training",
        run(65, { answers: [0, 0, 0, 0, 0, 0] }),
        "You listened to all 6 senses in 1 minute and 5 seconds.",
      ],
      [
        "solar-warmth-journey",
        run(120, { answers: [0, 0, 0, 0] }),
        "You visited all 4 places in the sun in 2 minutes.",
      ],
      [
        "cosmic-trigger-resolution",
        run(59, { answers: [0, 1, 2] }),
        "You thought about all 3 moments in 59 seconds.",
      ],
    ];
    for (const [id, session, sentence] of told)
      expect(whatYouDid(english, exercise(id), session)).toBe(sentence);
  });

  it("counts only what was answered when the time was over, and never says that nothing was done", () => {
    const senses = exercise("sensory-orbit-training");
    expect(whatYouDid(english, senses, run(300, { answers: [1, 2] }))).toBe(
      "You listened to 2 of 6 senses in 5 minutes.",
    );
    expect(whatYouDid(english, senses, run(300))).toBe("You gave yourself 5 minutes.");
    expect(whatYouDid(english, exercise("stellar-focus-conditioner"), run(240))).toBe(
      "You stayed with all four parts for 4 minutes.",
    );
  });

  it("is one sentence with matching singulars and plurals", () => {
    const few = fc.integer({ min: 0, max: 3 });
    const anyRun = fc.record({
      exercise: fc.constantFrom(...allExercises),
      seconds: fc.integer({ min: 1, max: 420 }),
      focus: fc.record({ caught: few, returns: few, arrivals: few, rounds: few }),
      answered: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(anyRun, ({ exercise: each, seconds, focus, answered }) => {
        const answers = questionsOf(each)
          .slice(0, answered)
          .map(() => 0);
        const technique = each.type === "breathing" ? "star" : null;
        const session = run(seconds, { answers, technique, focus: { ...emptyFocusRecord, ...focus } });
        const sentence = whatYouDid(english, each, session);
        expect(sentence).toMatch(/^(You|In) [^.]+\.$/);
        expect(sentence).not.toMatch(/undefined|NaN| {2}/);
        for (const [, number, word = ""] of sentence.matchAll(/(?<!of )\b(\d+) (?:slow )?([a-z]+)/g))
          if (word !== "of") expect(word.endsWith("s"), sentence).toBe(number !== "1");
      }),
    );
  });
});
