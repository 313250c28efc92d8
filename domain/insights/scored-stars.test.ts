import { expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { scoreOf, scoreStars } from "./scored-stars.ts";

const twin = (secondaryEmotion: string, secondaryIntensity: number | null) =>
  makeStar({ emotion: "joy", intensity: 4, isTwinStar: 1, secondaryEmotion, secondaryIntensity });

test("the score is valence times intensity", () => {
  expect(scoreOf(makeStar({ emotion: "joy", intensity: 10 }))).toBeCloseTo(0.95);
  expect(scoreOf(makeStar({ emotion: "sadness", intensity: 4 }))).toBeCloseTo(-0.26);
});

test("a twin star weighs its two scores by their intensities", () => {
  // (0.95 · 4 · 4 − 0.65 · 8 · 8) / (4 + 8) / 10
  expect(scoreOf(twin("sadness", 8))).toBeCloseTo((15.2 - 41.6) / 120);
  expect(scoreOf(twin("sadness", null))).toBeCloseTo((0.38 - 0.26) / 2);
});

test("a feeling outside the catalogue has no score, and does not count beside one that has", () => {
  expect(scoreOf(makeStar({ emotion: "saudade" }))).toBeNull();
  expect(scoreOf(twin("saudade", 9))).toBeCloseTo(0.38);
});

test("day and hour are those of the star's clock, else of the reader's", () => {
  const moment = { timestamp: "2026-03-01T23:30:00.000Z" };
  const stars = [makeStar({ ...moment, utcOffset: 60 }), makeStar({ ...moment, utcOffset: null })];
  const [own, reader] = scoreStars(stars, Date.parse("2026-04-01"), -120);
  expect([own?.hour, reader?.hour].sort()).toEqual([0, 21]);
  expect(Math.abs((own?.day ?? 0) - (reader?.day ?? 0))).toBe(1);
});

test("stars after now are left out", () => {
  expect(
    scoreStars([makeStar({ timestamp: "2026-03-02T00:00:00.001Z" })], Date.parse("2026-03-02"), 0),
  ).toEqual([]);
});
