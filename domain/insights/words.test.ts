import { describe, expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { emotionIds } from "../emotions.ts";
import { scoreStars } from "./scored-stars.ts";
import { wordsOf } from "./words.ts";

const today = 20_540; // 28 March 2026
const starOn = (day: number, emotion: string) =>
  makeStar({ emotion, timestamp: new Date(day * 86_400_000).toISOString(), utcOffset: 0 });
const words = (stars: ReturnType<typeof starOn>[]) =>
  wordsOf(scoreStars(stars, (today + 1) * 86_400_000, 0), today);

test("counts the feelings of the catalogue", () => {
  expect(words([starOn(today, "joy"), starOn(today, "joy"), starOn(today, "saudade")]).named).toBe(1);
});

describe("the entropy of 30 stars", () => {
  const many = (count: number, emotionAt: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => starOn(today - (at % 80), emotionAt(at)));

  test("is 0 if all feelings are one, and missing under 30 stars", () => {
    expect(words(many(40, () => "joy")).entropy).toEqual({ of: 30, value: 0 });
    expect(words(many(29, () => "joy")).entropy).toBeNull();
  });

  test("is that of the stars themselves if there are 30", () => {
    const value = words(many(30, (at) => (at % 2 === 0 ? "joy" : "grief"))).entropy?.value;
    expect(value).toBeCloseTo(Math.LN2);
  });

  test("hardly depends on how many stars the same variety is drawn from", () => {
    const of36 = (count: number) =>
      words(many(count, (at) => emotionIds[at % 36] ?? "joy")).entropy?.value ?? 0;
    expect(Math.abs(of36(360) - of36(3_600))).toBeLessThan(0.1);
    expect(of36(360)).toBeLessThan(Math.log(30));
  });
});

test("a feeling is new in the month of its first star, except in the journal's first month", () => {
  const firstOfMonth = today - 27;
  expect(words([starOn(firstOfMonth - 1, "joy"), starOn(firstOfMonth, "hope")]).newThisMonth).toEqual([
    "hope",
  ]);
  expect(words([starOn(firstOfMonth, "hope")]).newThisMonth).toEqual([]);
});
