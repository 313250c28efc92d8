import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { stated } from "../../testing/stated.ts";
import { catalogue } from "../feelings.ts";
import { feelingsWith } from "../feelings-with-own.ts";
import type { StatedFinding } from "./insights-data.ts";
import {
  coverageNote,
  coverageSentence,
  exerciseSentence,
  followingPairSentence,
  laterStarsSentence,
  namedSentence,
  noPairSentence,
  turnSentence,
  turnTooEarlySentence,
  varietySentence,
  weekdaySentence,
} from "./sentences.ts";

const finding: StatedFinding = stated;
const turn = { ...finding, from: "2026-01-01", to: "2026-05-01", days: 80 };
const exercise = { ...finding, itemId: "x", pairs: 12 };
const coverage = (all: number, span: number) => ({
  ...{ stars: all, span, hours: [] },
  days: { last7: 0, last30: 0, last90: 0, last365: 0, all },
});

test("every claim states its count and its uncertainty", () => {
  expect(turnSentence(english, turn, "January to May", true)).toBe(
    "January to May: your days tended to become a little brighter, by 80 days with a star. It may be chance.",
  );
  expect(weekdaySentence(english, { ...finding, weekday: 6, days: 40 })).toBe(
    "Your Sundays (40 days) tended to be a little brighter than your other days. It may be chance.",
  );
  expect(exerciseSentence(english, exercise, "Candle", true)).toMatch(
    /^Candle, 12 times .* It may be chance\.$/,
  );
});

test("without a claim, no direction is named", () => {
  expect(turnSentence(english, turn, "January to May", false)).toMatch(
    /neither clearly brighter nor clearly dimmer/,
  );
  expect(exerciseSentence(english, exercise, "Candle", false)).not.toMatch(/brighter|dimmer/);
});

describe("coverage", () => {
  test("says how many days have a star, and what the others may hide", () => {
    expect(coverageSentence(english, coverage(245, 1_365))).toBe(
      "245 of the 1,365 days since your first star have one. Many people write less on low days, so the silent days may have been different.",
    );
    expect(coverageSentence(english, coverage(8, 8))).not.toMatch(/silent/);
    expect(coverageNote(english, coverage(245, 1_365))).toMatch(/^From 245 of 1,365 days\./);
  });

  test("of a single day is singular", () => {
    expect(coverageSentence(english, coverage(1, 1))).toBe(
      "All your stars are from today, so this page knows one day.",
    );
    expect(coverageSentence(english, coverage(1, 9))).toMatch(
      /^1 of the 9 days since your first star has one\./,
    );
    expect(exerciseSentence(english, { ...exercise, pairs: 1 }, "Candle", false)).toMatch(/1 time with/);
  });
});

describe("what is missing", () => {
  test("is said in days", () => {
    expect(turnTooEarlySentence(english, { days: 3, needed: 60 })).toMatch(/3 of 60 days/);
    expect(noPairSentence(english, coverage(6, 20))).toMatch(/6 of 10 days/);
    expect(noPairSentence(english, coverage(10, 20))).toMatch(/^No two feelings/);
  });

  test("stars of a clock in the future are counted apart", () => {
    expect(laterStarsSentence(english, 0, false)).toBeNull();
    expect(laterStarsSentence(english, 1, false)).toBe(
      "1 star is dated later than now. It counts here once its time has come.",
    );
    expect(laterStarsSentence(english, 100, true)).toMatch(/^Your 100 stars are dated later than now\./);
  });
});

test("how many feelings were named counts the person's own ones among all", () => {
  const words = { named: 12, entropy: null, newThisMonth: [] };
  expect(namedSentence(english, catalogue, words)).toBe("You have named 12 of the 36 feelings.");
  const own = { id: "o", name: "Homesick", family: "grief", valence: -0.4, energy: 0.3 } as const;
  expect(namedSentence(english, feelingsWith([{ ...own, isArchived: false, revision: 1 }]), words)).toBe(
    "You have named 12 of 37 feelings: the 36 and your own.",
  );
});

test("variety is a number of feelings", () => {
  const variety = (value: number) => varietySentence(english, { of: 30, value });
  expect(variety(Math.log(4))).toMatch(/about 4\.0 feelings/);
  expect(variety(Math.log(17))).toMatch(/about 17 feelings/);
  expect(variety(0)).toMatch(/the same feeling/);
});

test("small expected counts keep a digit", () => {
  const pair = {
    first: "fear",
    second: "hope",
    count: 5,
    expected: 0.42,
    sureness: "probably",
    chance: 0.03,
  } as const;
  expect(followingPairSentence(english, catalogue, pair)).toMatch(
    /“hope” came next after “fear” .* 5 times; .* about 0\.4\./,
  );
});
