import { describe, expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { emotionIds } from "../emotions.ts";
import { catalogue } from "../feelings.ts";
import { scoreStars } from "./scored-stars.ts";
import { wordsOf } from "./words.ts";

const today = 20_540; // 28 March 2026
const starOn = (day: number, emotion: string) =>
  makeStar({ emotion, timestamp: new Date(day * 86_400_000).toISOString(), utcOffset: 0 });
const words = (stars: ReturnType<typeof starOn>[]) =>
  wordsOf(catalogue, scoreStars(catalogue, stars, (today + 1) * 86_400_000, 0), today);

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

  test("counts both feelings of a twin star", () => {
    const twin = (star: ReturnType<typeof starOn>) => ({
      ...star,
      ...{ isTwinStar: 1 as const, secondaryEmotion: "grief", secondaryIntensity: 5 },
    });
    const joys = many(30, () => "joy");
    expect(words(joys.map(twin)).entropy?.value).toBeCloseTo(Math.LN2);
    // Joy is named 30 times and grief 10 times.
    const some = words(joys.map((star, at) => (at % 3 === 0 ? twin(star) : star))).entropy?.value;
    expect(some).toBeCloseTo(-0.75 * Math.log(0.75) - 0.25 * Math.log(0.25));
    // Two names of an earlier version for one feeling.
    const same = many(30, () => "sad").map((star) => ({ ...twin(star), secondaryEmotion: "sadness" }));
    expect(words(same).entropy?.value).toBe(0);
  });

  test("is the mean over all draws of 30 stars", () => {
    const kinds = ["joy", "joy", "grief", "joy+grief", "hope+joy", "hope"];
    const stars = many(31, (at) => kinds[at % kinds.length]?.split("+")[0] ?? "joy").map((star, at) => {
      const second = kinds[at % kinds.length]?.split("+")[1];
      return second === undefined
        ? star
        : { ...star, isTwinStar: 1 as const, secondaryEmotion: second, secondaryIntensity: 5 };
    });
    const entropyOf = (some: typeof stars) => {
      const named = some.flatMap(({ emotion, secondaryEmotion }) => [
        emotion,
        ...(secondaryEmotion ? [secondaryEmotion] : []),
      ]);
      const shares = [...Map.groupBy(named, (one) => one).values()].map(
        (group) => group.length / named.length,
      );
      return shares.reduce((sum, share) => sum - share * Math.log(share), 0);
    };
    const draws = stars.map((_, left) => entropyOf(stars.toSpliced(left, 1)));
    expect(words(stars).entropy?.value).toBeCloseTo(
      draws.reduce((sum, one) => sum + one, 0) / draws.length,
      10,
    );
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
