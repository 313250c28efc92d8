import { expect, test } from "vitest";
import { compareAnswers } from "#domain/wellness/quiz/comparison.ts";
import { outcomes } from "#domain/wellness/quiz/recommendations.ts";
import { english } from "../../../testing/english.ts";
import { closenessText, formatSeconds, shareText } from "./quiz-text.ts";

test("seconds have one decimal", () => {
  expect([0, 2, 4.25, 86_400 * 6].map((seconds) => formatSeconds(english, seconds))).toEqual([
    "0.0",
    "2.0",
    "4.3",
    "518,400.0",
  ]);
});

test("the shared text has the numbers and the outcome, and no answer", () => {
  const result = {
    count: 6,
    totalSeconds: 24.1,
    averageSeconds: 4.02,
    outcome: outcomes.exploration,
    comparisons: [],
  };
  expect(shareText(english, result)).toBe(
    "Great Emotional Awareness! 6 scenarios in 24.1 seconds, 4.0 on average. From my baseline quiz in Mood Universe.",
  );
});

test("an answer is the same, a neighbour, different or a word of one's own, and never wrong", () => {
  const texts = compareAnswers(
    ["joy", "anger", "surprise", "fear", "joy", "saudade"].map((emotion) => ({ emotion })),
  ).map((comparison) => closenessText(english, comparison));
  expect(texts).toEqual([
    "The same feeling",
    "A close neighbour, 1 step away",
    "A close neighbour, 2 steps away",
    "A different feeling, 4 steps away",
    "A different feeling, 5 steps away",
    "A word of your own, beside the wheel",
  ]);
});
