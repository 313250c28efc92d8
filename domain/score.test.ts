import { expect, test } from "vitest";
import { makeStar } from "../testing/make-star.ts";
import { catalogue } from "./feelings.ts";
import { scoreOf } from "./score.ts";

const twin = (secondaryEmotion: string, secondaryIntensity: number | null) =>
  makeStar({ emotion: "joy", intensity: 4, isTwinStar: 1, secondaryEmotion, secondaryIntensity });

test("the score is valence times intensity", () => {
  expect(scoreOf(catalogue, makeStar({ emotion: "joy", intensity: 10 }))).toBeCloseTo(0.95);
  expect(scoreOf(catalogue, makeStar({ emotion: "sadness", intensity: 4 }))).toBeCloseTo(-0.26);
});

test("a twin star weighs its two scores by their intensities", () => {
  // (0.95 · 4 · 4 − 0.65 · 8 · 8) / (4 + 8) / 10
  expect(scoreOf(catalogue, twin("sadness", 8))).toBeCloseTo((15.2 - 41.6) / 120);
  expect(scoreOf(catalogue, twin("sadness", null))).toBeCloseTo((0.38 - 0.26) / 2);
});

test("a feeling outside the catalogue has no score, and does not count beside one that has", () => {
  expect(scoreOf(catalogue, makeStar({ emotion: "saudade" }))).toBeNull();
  expect(scoreOf(catalogue, twin("saudade", 9))).toBeCloseTo(0.38);
});

test("the score of a twin star is the mean of both scores, weighted by intensity", () => {
  const alone = (emotion: string, intensity: number) =>
    scoreOf(catalogue, makeStar({ emotion, intensity })) ?? Number.NaN;
  const joyWith = (secondaryIntensity: number | null) =>
    scoreOf(
      catalogue,
      makeStar({ emotion: "joy", intensity: 8, secondaryEmotion: "fear", secondaryIntensity }),
    );
  expect(joyWith(2)).toBeCloseTo((8 * alone("joy", 8) + 2 * alone("fear", 2)) / 10);
  expect(joyWith(null)).toBeCloseTo((alone("joy", 8) + alone("fear", 8)) / 2);
});
