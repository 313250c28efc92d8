import { expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { catalogue } from "../feelings.ts";
import { dayAt } from "../local-time.ts";
import { scoreStars } from "./scored-stars.ts";
import { steadinessOf } from "./steadiness.ts";

const now = Date.parse("2026-03-13T12:00:00.000Z");
const steadiness = (stars: ReturnType<typeof makeStar>[]) =>
  steadinessOf(scoreStars(catalogue, stars, now, 0), dayAt(now, 0));

test("pairs are stars of one day on their own clocks, also when a star of another day is between them", () => {
  const { pairs, rmssd } = steadiness([
    makeStar({ timestamp: "2026-03-10T18:00:00.000Z", utcOffset: -600, emotion: "joy", intensity: 10 }),
    makeStar({ timestamp: "2026-03-10T20:00:00.000Z", utcOffset: 780, emotion: "grief", intensity: 10 }),
    makeStar({ timestamp: "2026-03-11T08:00:00.000Z", utcOffset: -600, emotion: "joy", intensity: 6 }),
  ]);
  expect(pairs).toBe(1);
  expect(rmssd).toBeCloseTo(0.95 * 0.4);
});

test("stars of two days in a row are no pair, and neither are days of more than 90 days ago", () => {
  const star = (timestamp: string) => makeStar({ timestamp, utcOffset: 0 });
  expect(steadiness([star("2026-03-10T23:59:00.000Z"), star("2026-03-11T00:01:00.000Z")]).pairs).toBe(0);
  expect(steadiness([star("2025-12-13T10:00:00.000Z"), star("2025-12-13T11:00:00.000Z")]).pairs).toBe(0);
  expect(steadiness([star("2025-12-14T10:00:00.000Z"), star("2025-12-14T11:00:00.000Z")]).pairs).toBe(1);
});

test("a journal of one score has no half-life", () => {
  const stars = Array.from({ length: 400 }, (_, at) =>
    makeStar({ timestamp: new Date(now - at * 5 * 3_600_000).toISOString(), emotion: "joy", intensity: 10 }),
  );
  expect(steadiness(stars)).toMatchObject({ rmssd: 0, halfLife: null });
});
