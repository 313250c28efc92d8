import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { plainSimulation, simulateJournal } from "../../testing/simulated-journal.ts";
import { catalogue } from "../feelings.ts";
import { scoreOf } from "../score.ts";
import { type DailyMean, dailyMeans } from "./daily-means.ts";
import { scoreStars } from "./scored-stars.ts";
import { scoreBound, weeksAndSpreadOf } from "./weeks-and-spread.ts";

/** 2026-03-23 was a Monday. */
const monday = 20_535;
const dayOf = (day: number, mean: number): DailyMean => ({
  day,
  mean,
  stars: 1,
  squares: 0,
  tags: new Set(),
});
const today = monday + 100;

test("a week begins on Monday and has the mean of its days", () => {
  const { weeks } = weeksAndSpreadOf(
    [dayOf(monday - 1, -0.5), dayOf(monday, 0.2), dayOf(monday + 6, 0.4)],
    today,
  );
  expect(weeks.map(({ start, days }) => [start, days])).toEqual([
    ["2026-03-16", 1],
    ["2026-03-23", 2],
  ]);
  expect(weeks[1]?.mean).toBeCloseTo(0.3);
});

test("the fewer days a week has, the wider is its band", () => {
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => dayOf(monday + at, at % 2 ? 0.3 : -0.1));
  const width = (count: number) => {
    const week = weeksAndSpreadOf(
      [...days.map((day) => ({ ...day, day: day.day - 7 })), ...days.slice(0, count)],
      today,
    ).weeks[1];
    return (week?.high ?? 0) - (week?.low ?? 0);
  };
  expect(width(2)).toBeGreaterThan(width(5));
  expect(width(5)).toBeGreaterThan(width(7));
});

test("the band holds the week's true mean in about 80 of 100 weeks", () => {
  let [inside, all] = [0, 0];
  for (let seed = 0; seed < 20; seed++) {
    const journal = simulateJournal({ ...plainSimulation, seed, span: 364, share: 0.6 });
    const days = dailyMeans(scoreStars(catalogue, journal.entries, journal.now, 0));
    for (const { start, low, high } of weeksAndSpreadOf(days, today).weeks) {
      const first = Date.parse(start) / 86_400_000;
      const truth = [0, 1, 2, 3, 4, 5, 6].reduce(
        (sum, at) => sum + (journal.moods.get(first + at) ?? 0) / 7,
        0,
      );
      all += 1;
      if (low <= truth && truth <= high) inside += 1;
    }
  }
  expect(inside / all).toBeGreaterThan(0.74);
  expect(inside / all).toBeLessThan(0.87);
});

describe("the spread", () => {
  const spread = (means: readonly number[]) =>
    weeksAndSpreadOf(means.map((mean, at) => dayOf(today - at, mean)).reverse(), today).spread;

  test("needs ten days of the last 90", () => {
    expect(spread(Array.from({ length: 9 }, () => 0.1))).toBeNull();
    expect(spread(Array.from({ length: 10 }, () => 0.5))).toEqual({ days: 10, sd: 0, relative: 0 });
  });

  test("is none where rounding is all that differs, as in twenty days of the most pleasant score", () => {
    const joy = makeStar({ emotion: "joy", intensity: 10 });
    const days = Array.from({ length: 20 }, (_, at) => dayOf(today - 20 + at, scoreOf(catalogue, joy) ?? 0));
    expect(weeksAndSpreadOf(days, today).spread).toEqual({ days: 20, sd: 0, relative: 0 });
    const sums = Array.from({ length: 20 }, (_, at) => (at % 2 ? 0.1 + 0.2 : 0.3));
    expect(spread(sums)).toEqual({ days: 20, sd: 0, relative: 0 });
  });

  test("is relative to the most that the mean allows", () => {
    const widest = spread(Array.from({ length: 10 }, (_, at) => (at % 2 ? scoreBound : -scoreBound)));
    expect(widest?.relative).toBeCloseTo(1);
    expect(spread(Array.from({ length: 10 }, () => scoreBound))?.relative).toBe(0);
  });

  test("is between 0 and 1 for all days", () => {
    const score = fc.double({ min: -scoreBound, max: scoreBound, noNaN: true });
    fc.assert(
      fc.property(fc.array(score, { minLength: 10, maxLength: 90 }), (means) => {
        const found = spread(means);
        expect(found?.relative).toBeGreaterThanOrEqual(0);
        expect(found?.relative).toBeLessThanOrEqual(1);
      }),
    );
  });
});
