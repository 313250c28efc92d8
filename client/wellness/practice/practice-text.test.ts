import { expect, test } from "vitest";
import { english } from "../../../testing/english.ts";
import { formatDuration, formatScore, outcomeText, scoreNote } from "./practice-text.ts";

test.each([
  [0, "0 s"],
  [45, "45 s"],
  [180, "3 min"],
  [200, "3 min 20 s"],
  [3_600, "1 h"],
  [3_905, "1 h 5 min"],
  [86_400, "24 h"],
])("%s seconds are formatted as %s", (seconds, text) => expect(formatDuration(english, seconds)).toBe(text));

test("a maze has an outcome and counts moves; an exercise has a score where it counts points", () => {
  expect(outcomeText(english, { outcome: "won" })).toBe("Way out found");
  expect(outcomeText(english, { outcome: "timed-out" })).toBe("Time ran out");
  expect(outcomeText(english, { outcome: "completed" })).toBeNull();
  const maze = { kind: "maze", itemId: "cosmic-pathfinder" } as const;
  expect(formatScore(english, { ...maze, score: 1 })).toBe("1 move");
  expect(formatScore(english, { ...maze, score: 64 })).toBe("64 moves");
  expect(formatScore(english, { kind: "exercise", itemId: "breathing", score: 11 })).toBe("11 breaths");
  expect(formatScore(english, { kind: "exercise", itemId: "cosmic-trigger-resolution", score: -5 })).toBe(
    "Score −5",
  );
  expect(formatScore(english, { kind: "exercise", itemId: "solar-warmth", score: null })).toBeNull();
});

test("a list with a score of the trigger training explains it, and no other list does", () => {
  const breathing = { itemId: "breathing", score: 11 };
  expect(scoreNote(english, [breathing, { itemId: "cosmic-trigger-resolution", score: -25 }])).toMatch(
    /^The score of Cosmic Trigger Resolution adds up .* A low score is not a bad one\.$/,
  );
  expect(scoreNote(english, [breathing, { itemId: "cosmic-trigger-resolution", score: null }])).toBeNull();
});
