import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusalOf } from "../rules-in-order.ts";
import { newQuizResponseSchema, userEmotionSchema } from "./quiz.ts";
import { responseTo } from "./quiz-run.ts";
import { findScenario, type Scenario, scenarios } from "./scenarios.ts";
import { situations } from "./situations.ts";

const runId = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const first = findScenario("work_1") as Scenario;
const answer = { runId, userEmotion: "joy", userIntensity: 3, responseTimeMs: 1_200 };

describe("the scenarios", () => {
  it("are the six of the specification", () => {
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

  it("are short enough to be answered in ten seconds, and tell nobody who they are", () => {
    expect(Object.keys(situations)).toEqual(scenarios.map(({ id }) => id));
    for (const situation of Object.values(situations)) {
      expect(situation.split(" ").length).toBeLessThanOrEqual(30);
      expect(situation).not.toMatch(/\b(he|she|his|her|him|husband|wife|girlfriend|boyfriend)\b/i);
    }
  });
});

describe("what a person feels", () => {
  it.each([
    ["  Joy ", "joy"],
    ["Pissed OFF", "pissed off"],
    ["ÉMUE 🌧", "émue 🌧"],
    ["x".repeat(60), "x".repeat(60)],
  ])("%j is kept as %j", (typed, kept) => expect(userEmotionSchema.parse(typed)).toBe(kept));

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
    expect(refusalOf(userEmotionSchema)(typed)).toBe(refusal),
  );
});

describe("a response", () => {
  it("bears the scenario's own facts and the contrast", () => {
    expect(responseTo(first, { ...answer, userEmotion: "furious" })).toEqual({
      ...{ quizType: "color-wheel-explorer", runId, scenarioId: "work_1", userEmotion: "furious" },
      ...{ userIntensity: 3, baselineEmotion: "joy", contrastType: "hard", contextTag: "work" },
      responseTimeMs: 1_200,
    });
  });

  it("is accepted by the server, whatever the clock did", () => {
    fc.assert(
      fc.property(fc.constantFrom(...scenarios), fc.double({ noNaN: true }), (scenario, responseTimeMs) => {
        const response = responseTo(scenario, { ...answer, responseTimeMs });
        expect(newQuizResponseSchema.safeParse(response).success).toBe(true);
      }),
    );
  });

  const good = responseTo(first, answer);
  it.each([
    ["another quiz", { quizType: "mbti" }, "There is no such quiz."],
    ["an unknown scenario", { scenarioId: "work_3" }, "There is no such scenario."],
    ["another baseline", { baselineEmotion: "fear" }, "That is not the baseline of this scenario."],
    ["another context", { contextTag: "health" }, "That is not the context of this scenario."],
    ["an intensity of 6", { userIntensity: 6 }, "Intensity is a whole number from 1 to 5."],
    ["an intensity of 0", { userIntensity: 0 }, "Intensity is a whole number from 1 to 5."],
    ["half an intensity", { userIntensity: 2.5 }, "Intensity is a whole number from 1 to 5."],
    [
      "time that runs backwards",
      { responseTimeMs: -1 },
      "The response time is a whole number of milliseconds, up to a day.",
    ],
    [
      "days of thinking",
      { responseTimeMs: 86_400_001 },
      "The response time is a whole number of milliseconds, up to a day.",
    ],
    ["a run that is no UUID", { runId: "mine" }, "A run is named by a UUID."],
  ])("with %s is refused", (_, change, refusal) =>
    expect(refusalOf(newQuizResponseSchema)({ ...good, ...change })).toBe(refusal),
  );

  it("needs no run", () => {
    for (const none of [null, undefined])
      expect(newQuizResponseSchema.safeParse({ ...good, runId: none }).success).toBe(true);
  });
});
