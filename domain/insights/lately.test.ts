import { expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { catalogue } from "../feelings.ts";
import { latelyOf } from "./lately.ts";
import { scoreStars } from "./scored-stars.ts";

const dayMs = 86_400_000;
const today = 20_540;
const starOn = (day: number, emotion = "joy", hour = 9, secondaryEmotion: string | null = null) =>
  makeStar({
    ...{ emotion, secondaryEmotion, secondaryIntensity: secondaryEmotion === null ? null : 5 },
    timestamp: new Date(day * dayMs + hour * 3_600_000).toISOString(),
    utcOffset: 0,
  });
const lately = (stars: ReturnType<typeof starOn>[]) =>
  latelyOf(scoreStars(catalogue, stars, (today + 1) * dayMs, 0), today);

test("thirty days end today, and the thirty before end with the day before them", () => {
  const found = lately([
    starOn(today - 60),
    starOn(today - 59),
    starOn(today - 30),
    starOn(today - 29),
    starOn(today),
  ]);
  expect(found.last).toMatchObject({ length: 30, days: 2, stars: 2 });
  expect(found.before).toMatchObject({ length: 30, days: 2, stars: 2 });
});

test("a young journal has as many days as there are since its first star", () => {
  expect(lately([starOn(today - 4), starOn(today)])).toMatchObject({
    last: { length: 5, days: 2 },
    before: null,
  });
  expect(lately([starOn(today - 29)]).before).toBeNull();
  expect(lately([starOn(today - 33)])).toMatchObject({
    last: { length: 30, days: 0, stars: 0, feelings: [] },
    before: { length: 4, days: 1, stars: 1 },
  });
});

test("a feeling counts once for each star that names it, first or second, the most frequent first", () => {
  const { last } = lately([starOn(today), starOn(today, "hope", 20, "joy"), starOn(today, "grief", 21)]);
  expect(last.feelings).toEqual([
    { id: "joy", count: 2 },
    { id: "grief", count: 1 },
    { id: "hope", count: 1 },
  ]);
});

test("stars are counted by the quarter of their own day", () => {
  const { last } = lately([0, 5, 6, 12, 17, 18, 23].map((hour) => starOn(today - 1, "joy", hour)));
  expect(last.parts).toEqual([2, 1, 2, 2]);
});

test("the latest star is known however long ago it was", () => {
  expect(lately([]).latest).toBeNull();
  expect(lately([starOn(0), starOn(1)]).latest).toBe("1970-01-02");
});
