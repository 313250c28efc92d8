import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { stated } from "../../testing/stated.ts";
import { catalogue } from "../feelings.ts";
import { feelingsWith } from "../feelings-with-own.ts";
import {
  coverageNote,
  followingPairSentence,
  lengthText,
  namedSentence,
  noDifferenceSentence,
  noPairSentence,
  turnTooEarlySentence,
  varietySentence,
} from "./figure-sentences.ts";

const coverage = (all: number, span: number) => ({
  ...{ stars: all, span, hours: [] },
  days: { last7: 0, last30: 0, last90: 0, last365: 0, all },
});

test("what is not clear has its count, and no direction", () => {
  const exercise = { ...stated, itemId: "x", pairs: 1 };
  expect(noDifferenceSentence(english, exercise, "Candle")).toMatch(/^Candle, 1 time with/);
  expect(noDifferenceSentence(english, exercise, "Candle")).not.toMatch(/brighter|dimmer/);
});

test("how much of the time a chart can speak about is said in days", () => {
  expect(coverageNote(english, coverage(245, 1_365))).toMatch(/^From 245 of 1,365 days\./);
});

test("what is missing is said in days", () => {
  expect(turnTooEarlySentence(english, { days: 3, needed: 60 })).toMatch(/3 of 60 days/);
  expect(noPairSentence(english, coverage(6, 20))).toMatch(/6 of 10 days/);
  expect(noPairSentence(english, coverage(10, 20))).toMatch(/^No two feelings/);
});

test("times are rounded to what people say", () => {
  expect([1, 5.2, 48.5, 60, 290].map((hours) => lengthText(english, hours))).toEqual([
    "about an hour",
    "about 5 hours",
    "about 2 days",
    "about 2.5 days",
    "about 12 days",
  ]);
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
