import { describe, expect, test } from "vitest";
import {
  coverageSentence,
  directionText,
  exerciseSentence,
  followingPairSentence,
  sharedDaysSentence,
  tagSentence,
  tagTooEarlySentence,
  turnSentence,
} from "./sentences.ts";

const finding = { difference: 0.1, low: 0.02, high: 0.18, signProbability: 0.99 };
const tag = { ...finding, tagId: "t", daysWith: 14, daysWithout: 40, sharesDaysWith: [] };

test("a claim about a tag states both counts and what else it may be", () => {
  expect(tagSentence(tag, "walk", true)).toBe(
    "On 14 days with “walk” your stars tended to be a little brighter than on 40 days without. It may be chance, or good days invite “walk”.",
  );
});

test("without a claim, no direction is named", () => {
  expect(tagSentence(tag, "walk", false)).not.toMatch(/brighter|dimmer/);
  const turn = { ...finding, from: "2026-01-01", to: "2026-05-01", days: 80 };
  expect(turnSentence(turn, "January to May", false)).toMatch(/neither clearly brighter nor clearly dimmer/);
});

describe("sizes", () => {
  test.for([
    [0.05, "a little brighter"],
    [-0.2, "dimmer"],
    [0.5, "much brighter"],
  ] as const)("%f is %s", ([difference, text]) => expect(directionText(difference)).toBe(text));
});

describe("what is missing", () => {
  const early = { tagId: "t", daysWith: 6, daysWithout: 40, needed: 10 };

  test("is said in days", () => {
    expect(tagTooEarlySentence(early, "walk")).toBe("“walk”: 6 of 10 days with it.");
    expect(tagTooEarlySentence({ ...early, daysWith: 40, daysWithout: 3 }, "walk")).toMatch(
      /3 of 10 days without/,
    );
  });

  test("a tag of certain weekdays says so", () => {
    expect(tagTooEarlySentence({ ...early, why: "weekday" }, "choir")).toMatch(/weekdays/);
  });
});

test("tags of the same days name each other", () => {
  expect(sharedDaysSentence([])).toBeNull();
  expect(sharedDaysSentence(["work", "late", "train"])).toMatch(/“work”, “late” and “train”/);
});

test("one is singular", () => {
  const days = { last7: 1, last30: 1, last90: 1, last365: 1, all: 1 };
  expect(coverageSentence({ stars: 1, span: 1, days, hours: [] })).toMatch(/^1 of the 1 day since/);
  expect(exerciseSentence({ ...finding, itemId: "x", pairs: 1 }, "Candle", false)).toMatch(/1 time with/);
});

test("small expected counts keep a digit", () => {
  const pair = { first: "fear", second: "hope", count: 5, expected: 0.42 };
  expect(followingPairSentence(pair)).toMatch(/“hope” came next after “fear” .* 5 times; .* about 0\.4\./);
});
