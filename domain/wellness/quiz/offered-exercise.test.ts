import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findExercise } from "../exercises/exercises.ts";
import { comingSoonIds } from "../ids.ts";
import { exerciseFor, reasonFor, reasonsOf, reasonsOfWaiting } from "./offered-exercise.ts";
import { responseTo } from "./quiz-run.ts";
import { outcomes, reasons } from "./recommendations.ts";
import { scenarios } from "./scenarios.ts";

const runId = (digit: number) => `6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e1${digit}`;
const answersOf = (run: number, emotion = "joy") =>
  scenarios.map((scenario) =>
    responseTo(scenario, {
      ...{ runId: runId(run), userEmotion: emotion, userIntensity: 3, responseTimeMs: 2_000 },
    }),
  );

describe("the exercise for a reason", () => {
  it("is one of the ten, for each of the nine reasons", () => {
    expect(Object.keys(exerciseFor).sort()).toEqual([...reasons].sort());
    for (const reason of reasons) expect(findExercise(exerciseFor[reason]), reason).toBeDefined();
  });

  it("is another one for each of the three recommendations of an outcome", () => {
    for (const { title, recommendations } of Object.values(outcomes))
      expect(new Set(recommendations.map(({ reason }) => exerciseFor[reason])).size, title.english).toBe(3);
  });

  it("is used for every reason that an outcome has, and for no other", () => {
    const used = Object.values(outcomes).flatMap(({ recommendations }) =>
      recommendations.map(({ reason }) => reason),
    );
    expect(used.sort()).toEqual([...reasons].sort());
  });
});

describe("the reason for a game", () => {
  it("is the latest one that was given for it", () => {
    const given = [
      { contentId: "mindfulness-maze", triggerReason: "grounding" },
      { contentId: "mindfulness-maze", triggerReason: "mindful_exploration" },
      { contentId: "emotion-memory-match", triggerReason: "skill_building" },
      { contentId: "mindfulness-maze", triggerReason: "retired_reason" },
    ];
    expect(reasonFor("mindfulness-maze", given)).toBe("mindful_exploration");
    expect(reasonFor("mindfulness-maze", given.slice(0, 1))).toBe("grounding");
  });

  it("is one of the nine for every game, whatever was given", () => {
    const given = fc.array(
      fc.record({
        contentId: fc.oneof(fc.constantFrom(...comingSoonIds), fc.string()),
        triggerReason: fc.oneof(fc.constantFrom(...reasons), fc.string()),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...comingSoonIds), given, (game, list) => {
        expect(reasons).toContain(reasonFor(game, list));
      }),
    );
  });
});

describe("the reasons of answers that wait to be sent", () => {
  it("are unknown until a run has ended", () => {
    expect(reasonsOfWaiting([])).toBeNull();
    expect(reasonsOfWaiting(answersOf(1).slice(0, 5))).toBeNull();
  });

  it("are those of the latest run that ended", () => {
    const answers = [...answersOf(1, "saudade"), ...answersOf(2, "anxiety"), ...answersOf(3).slice(0, 2)];
    expect(reasonsOfWaiting(answers)).toEqual(reasonsOf(answersOf(2, "anxiety")));
    expect(reasonsOf(answersOf(2, "anxiety"))[0]?.triggerReason).toBe("social_skills");
  });

  it("are left open where a part of the run has been sent already", () => {
    expect(reasonsOfWaiting(answersOf(1).slice(3))).toEqual([]);
  });
});
