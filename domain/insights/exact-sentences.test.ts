import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { stated } from "../../testing/stated.ts";
import { exactPairSentences, exactSeasonSentences, exactSentences } from "./exact-sentences.ts";

test("behind a statement stand its figure, both ranges, and how often chance alone would show as much", () => {
  expect(exactSentences(english, stated)).toEqual([
    "The difference is 0.10 on the scale from −1 to 1. The true one lies between 0.02 and 0.18 in 90 of 100 such cases.",
    "The words go by the range that counts in everything that was looked at: from 0.01 to 0.20.",
    "Where there is nothing, chance alone shows as much in about 3 of 100 journals.",
  ]);
  expect(exactSentences(english, { ...stated, chance: 0.0099 }).at(-1)).toMatch(/in fewer than 1 of 100/);
});

test("small expected counts keep a digit", () => {
  const pair = {
    ...{ first: "fear", second: "hope", count: 5, expected: 0.42, chance: 0.02 },
    sureness: "probably" as const,
  };
  expect(exactPairSentences(english, pair)).toEqual([
    "By chance it would be about 0.4.",
    "Where there is nothing, chance alone shows as much in about 2 of 100 journals.",
  ]);
});

test("a season has a height with its range", () => {
  const season = {
    ...{ amplitude: 0.2, low: 0.1, high: 0.3, peak: 80 },
    ...{ isClaim: true, chance: 0.001, sureness: "clearly" as const },
  };
  expect(exactSeasonSentences(english, season)[0]).toMatch(
    /^The brightest time lies 0\.20 above .* 0\.10 and 0\.30/,
  );
});
