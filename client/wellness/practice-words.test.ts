import { expect, test } from "vitest";
import { spellDuration, spellOutcome, spellScore } from "./practice-words.ts";

test.each([
  [0, "0 s"],
  [45, "45 s"],
  [180, "3 min"],
  [200, "3 min 20 s"],
  [3_600, "1 h"],
  [3_905, "1 h 5 min"],
  [86_400, "24 h"],
])("%s seconds read %s", (seconds, words) => expect(spellDuration(seconds)).toBe(words));

test("a maze says how it ended and counts moves, an exercise says neither unless it has points", () => {
  expect(spellOutcome({ outcome: "won" })).toBe("Way out found");
  expect(spellOutcome({ outcome: "timed-out" })).toBe("Time ran out");
  expect(spellOutcome({ outcome: "completed" })).toBeNull();
  const maze = { kind: "maze", itemId: "cosmic-pathfinder" } as const;
  expect(spellScore({ ...maze, score: 1 })).toBe("1 move");
  expect(spellScore({ ...maze, score: 64 })).toBe("64 moves");
  expect(spellScore({ kind: "exercise", itemId: "breathing", score: 11 })).toBe("11 breaths");
  expect(spellScore({ kind: "exercise", itemId: "cosmic-trigger-resolution", score: -5 })).toBe("Score -5");
  expect(spellScore({ kind: "exercise", itemId: "solar-warmth", score: null })).toBeNull();
});
