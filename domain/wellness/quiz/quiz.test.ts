import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../../testing/any-character.ts";
import { schemaRefusal } from "../../accounts/form-rules.ts";
import { quiz } from "../../languages/en/quiz.ts";
import { emotionRefusal, newQuizResponseSchema, userEmotionSchema } from "./quiz.ts";
import { responseTo } from "./quiz-run.ts";
import { findScenario, type Scenario, scenarios } from "./scenarios.ts";

const runId = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const first = findScenario("work_1") as Scenario;
const answer = { runId, userEmotion: "joy", userIntensity: 3, responseTimeMs: 1_200 };

describe("the scenarios", () => {
  it("match the specification", () => {
    expect(
      scenarios.map(({ id, context, baselineEmotion, difficulty }) => [
        ...[id, context, baselineEmotion, difficulty],
      ]),
    ).toEqual([
      ["work_1", "work", "joy", "easy"],
      ["relationship_1", "relationship", "frustration", "medium"],
      ["health_1", "health", "anxiety", "medium"],
      ["family_1", "family", "joy", "easy"],
      ["social_1", "social", "anxiety", "medium"],
      ["work_2", "work", "anxiety", "hard"],
    ]);
    expect([findScenario("work_3"), findScenario("work_2")?.difficulty]).toEqual([null, "hard"]);
  });

  it("are short enough to be answered in ten seconds, and assume no gender", () => {
    expect(Object.keys(quiz.situations)).toEqual(scenarios.map(({ id }) => id));
    for (const situation of Object.values(quiz.situations).map(({ text }) => text.english)) {
      expect(situation.split(" ").length).toBeLessThanOrEqual(30);
      expect(situation).not.toMatch(/\b(he|she|his|her|him|husband|wife|girlfriend|boyfriend)\b/i);
    }
  });
});

describe("a typed emotion", () => {
  it.each([
    ["  Joy ", "joy"],
    ["Pissed OFF", "pissed off"],
    ["ÉMUE 🌧", "émue 🌧"],
    ["x".repeat(60), "x".repeat(60)],
    ["İ".repeat(30), "i̇".repeat(30)],
  ])("%j is stored as %j", (typed, stored) => expect(userEmotionSchema.parse(typed)).toBe(stored));

  it.each([
    ["", "Please choose an emotion, or type your own."],
    ["   ", "Please choose an emotion, or type your own."],
    [7, "Please choose an emotion, or type your own."],
    ["x".repeat(61), "An emotion can have up to 60 characters."],
    ["İ".repeat(31), "An emotion can have up to 60 characters."],
    ["x".repeat(10_000), "An emotion can have up to 60 characters."],
    ["a\0b", "An emotion contains characters that cannot be stored."],
    ["\ud800", "An emotion contains characters that cannot be stored."],
  ])("%j is refused with a sentence", (typed, refusal) =>
    expect(schemaRefusal(userEmotionSchema)(typed)).toBe(refusal),
  );

  it("is refused by the form exactly when the schema refuses it, and a stored emotion is not changed by the schema", () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 70 });
    fc.assert(
      fc.property(
        fc.oneof(text, fc.constantFrom("İ".repeat(60), "ẞ".repeat(60), "Σ".repeat(60))),
        (typed) => {
          const stored = userEmotionSchema.safeParse(typed);
          expect(emotionRefusal(typed) === null).toBe(stored.success);
          if (stored.success) expect(userEmotionSchema.parse(stored.data)).toBe(stored.data);
        },
      ),
    );
  });
});

describe("a response", () => {
  it("contains the facts of the scenario and the contrast", () => {
    expect(responseTo(first, { ...answer, userEmotion: "furious" })).toEqual({
      ...{ quizType: "color-wheel-explorer", runId, scenarioId: "work_1", userEmotion: "furious" },
      ...{ userIntensity: 3, baselineEmotion: "joy", contrastType: "hard", contextTag: "work" },
      responseTimeMs: 1_200,
    });
  });

  it("is valid for any measured time", () => {
    fc.assert(
      fc.property(fc.constantFrom(...scenarios), fc.double({ noNaN: true }), (scenario, responseTimeMs) => {
        const response = responseTo(scenario, { ...answer, responseTimeMs });
        expect(newQuizResponseSchema.safeParse(response).success).toBe(true);
      }),
    );
  });

  const valid = responseTo(first, answer);
  it.each([
    ["another quiz", { quizType: "mbti" }, "There is no such quiz."],
    ["an unknown scenario", { scenarioId: "work_3" }, "There is no such scenario."],
    ["another baseline", { baselineEmotion: "fear" }, "That is not the baseline of this scenario."],
    ["another context", { contextTag: "health" }, "That is not the context of this scenario."],
    ["an intensity of 6", { userIntensity: 6 }, "Intensity is a whole number from 1 to 5."],
    ["an intensity of 0", { userIntensity: 0 }, "Intensity is a whole number from 1 to 5."],
    ["half an intensity", { userIntensity: 2.5 }, "Intensity is a whole number from 1 to 5."],
    [
      "a negative time",
      { responseTimeMs: -1 },
      "The response time is a whole number of milliseconds, up to a day.",
    ],
    [
      "a time of more than a day",
      { responseTimeMs: 86_400_001 },
      "The response time is a whole number of milliseconds, up to a day.",
    ],
    ["a run id that is not a UUID", { runId: "mine" }, "A run is named by a UUID."],
  ])("with %s is refused", (_, change, refusal) =>
    expect(schemaRefusal(newQuizResponseSchema)({ ...valid, ...change })).toBe(refusal),
  );

  it("does not need a run id", () => {
    for (const none of [null, undefined])
      expect(newQuizResponseSchema.safeParse({ ...valid, runId: none }).success).toBe(true);
  });
});
