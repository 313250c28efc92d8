import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { stated } from "../../testing/stated.ts";
import { coverageSentence, laterStarsSentence, sharedDaysSentence } from "./sentences.ts";

const coverage = (all: number, span: number) => ({
  ...{ stars: all, span, hours: [] },
  days: { last7: 0, last30: 0, last90: 0, last365: 0, all },
});

describe("coverage", () => {
  test("says how many days have a star, and what the others may hide", () => {
    expect(coverageSentence(english, coverage(245, 1_365))).toBe(
      "245 of the 1,365 days since your first star have one. Many people write less on low days, so the silent days may have been different.",
    );
    expect(coverageSentence(english, coverage(8, 8))).not.toMatch(/silent/);
  });

  test("of a single day is singular", () => {
    expect(coverageSentence(english, coverage(1, 1))).toBe(
      "All your stars are from today, so this page knows one day.",
    );
    expect(coverageSentence(english, coverage(1, 9))).toMatch(
      /^1 of the 9 days since your first star has one\./,
    );
  });
});

test("stars of a clock in the future are counted apart", () => {
  expect(laterStarsSentence(english, 0, false)).toBeNull();
  expect(laterStarsSentence(english, 1, false)).toBe(
    "1 star is dated later than now. It counts here once its time has come.",
  );
  expect(laterStarsSentence(english, 100, true)).toMatch(/^Your 100 stars are dated later than now\./);
});

test("tags of the same days name each other", () => {
  const walk = { ...stated, tagId: "walk", daysWith: 14, daysWithout: 40, sharesDaysWith: [] };
  const shared = (sharesDaysWith: string[]) =>
    sharedDaysSentence(english, { ...walk, sharesDaysWith }, (id) => id);
  expect(shared([])).toBeNull();
  expect(shared(["work", "late", "train"])).toMatch(/“work”, “late” and “train”/);
});
