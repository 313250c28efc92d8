import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { dayOfDate, daysIn } from "../calendar.ts";
import { emotionIds } from "../emotions.ts";
import { catalogue } from "../feelings.ts";
import { scoreOf } from "../score.ts";
import { moodCurve, pointsFor } from "./mood-curve.ts";
import { dayShown, firstSpeed, isAtEnd, playOn, playSpeeds, playStep } from "./playing.ts";
import { spanOf, type TimeSpan, timeOf } from "./span.ts";
import {
  clampWindow,
  countWithin,
  dayAfterKey,
  isWithin,
  moveHandle,
  rangeOf,
  stepDay,
  wholeSpan,
} from "./time-window.ts";

const day = fc.integer({ min: -25_000, max: 60_000 });
const span: fc.Arbitrary<TimeSpan> = fc
  .tuple(day, fc.nat(9_000))
  .map(([first, length]) => ({ first, last: first + length }));
const unit = fc.constantFrom("day" as const, "week" as const, "month" as const);

describe("the span of a journal", () => {
  it("goes from the first to the last day on the person's own clock", () => {
    const late = makeStar({ timestamp: "2026-03-13T23:30:00Z", utcOffset: 60 });
    const early = makeStar({ timestamp: "2026-03-02T00:30:00Z", utcOffset: -120 });
    expect(spanOf([late, early].map(timeOf))).toEqual({
      first: dayOfDate("2026-03-01"),
      last: dayOfDate("2026-03-14"),
    });
  });

  it("is one day for one star, and nothing for an empty journal", () => {
    const only = spanOf([timeOf(makeStar({ utcOffset: 0 }))]);
    expect(only && daysIn(only)).toBe(1);
    expect(spanOf([])).toBeNull();
  });
});

describe("the curve of moods", () => {
  const felt = fc.record({
    emotion: fc.constantFrom("not in the catalogue", ...emotionIds),
    intensity: fc.integer({ min: 1, max: 10 }),
    secondaryEmotion: fc.constantFrom(null, ...emotionIds),
    secondaryIntensity: fc.constantFrom(null, 1, 10),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });

  it("stays between the least and the most pleasant star, in any order", () => {
    fc.assert(
      fc.property(
        span,
        fc.array(felt, { minLength: 1 }),
        fc.integer({ min: 1, max: 200 }),
        (span, stars, most) => {
          const timesOf = (list: typeof stars) => list.map(({ share }) => span.first + share * daysIn(span));
          const curve = moodCurve(catalogue, stars, timesOf(stars), span, most);
          const scores = stars.flatMap((star) => scoreOf(catalogue, star) ?? []);
          expect(curve).toHaveLength(pointsFor(span, most));
          expect(curve.length).toBeLessThanOrEqual(most);
          expect(curve.some((mood) => mood !== null)).toBe(scores.length > 0);
          for (const mood of curve) {
            if (mood === null) continue;
            expect(mood).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-9);
            expect(mood).toBeLessThanOrEqual(Math.max(...scores) + 1e-9);
          }
          const reversed = stars.toReversed();
          for (const [at, mood] of moodCurve(catalogue, reversed, timesOf(reversed), span, most).entries())
            expect(mood ?? 2).toBeCloseTo(curve[at] ?? 2, 9);
        },
      ),
    );
  });

  it("has a point for each day of a short journal, and none in a long silence", () => {
    const stars = [makeStar({ emotion: "joy" }), makeStar({ emotion: "grief" })];
    const curve = moodCurve(catalogue, stars, [100.5, 159.5], { first: 100, last: 159 }, 90);
    expect(curve).toHaveLength(60);
    expect(curve[0]).toBeGreaterThan(0.5);
    expect(curve[30]).toBeNull();
    expect(curve[59]).toBeLessThan(-0.4);
  });

  it("counts both feelings of a twin star, and no feeling that is not in the catalogue", () => {
    const curveOf = (...stars: ReturnType<typeof makeStar>[]) =>
      moodCurve(
        catalogue,
        stars,
        stars.map(() => 100),
        { first: 100, last: 100 },
        90,
      );
    const twin = makeStar({ emotion: "joy", secondaryEmotion: "grief", secondaryIntensity: 10 });
    expect(curveOf(twin)[0]).toBeCloseTo(scoreOf(catalogue, twin) ?? Number.NaN);
    expect(curveOf(twin, makeStar({ emotion: "saudade" }))).toEqual(curveOf(twin));
    expect(curveOf(makeStar({ emotion: "saudade" }))).toEqual([null]);
  });
});

describe("the window", () => {
  it("keeps its handles in order and inside the span, however they are moved", () => {
    const move = fc.record({ handle: fc.constantFrom("from" as const, "until" as const), day });
    fc.assert(
      fc.property(span, fc.array(move, { maxLength: 8 }), (span, moves) => {
        let window = wholeSpan(span);
        for (const { handle, day } of moves) window = moveHandle(window, handle, day, span);
        expect(window.until).toBeGreaterThanOrEqual(window.from ?? span.first);
        expect(window.until).toBeLessThanOrEqual(span.last);
        expect(window.from ?? span.first).toBeGreaterThanOrEqual(span.first);
        expect(clampWindow(window, span)).toEqual(window);
      }),
    );
  });

  it("follows a journal that became shorter", () => {
    expect(clampWindow({ from: 50, until: 80 }, { first: 10, last: 40 })).toEqual({ from: 40, until: 40 });
    expect(clampWindow({ from: null, until: 80 }, { first: 10, last: 40 })).toEqual({
      from: null,
      until: 40,
    });
  });

  it("steps by days, weeks and months of the calendar", () => {
    const from = (date: string, unit: "day" | "week" | "month", by: 1 | -1) =>
      stepDay(dayOfDate(date), unit, by);
    expect(from("2026-02-28", "day", 1)).toBe(dayOfDate("2026-03-01"));
    expect(from("2026-03-03", "week", -1)).toBe(dayOfDate("2026-02-24"));
    expect(from("2026-01-31", "month", 1)).toBe(dayOfDate("2026-02-28"));
    expect(from("2026-01-15", "month", -1)).toBe(dayOfDate("2025-12-15"));
  });

  it("moves by the keys of a slider, and leaves other keys alone", () => {
    const span = { first: dayOfDate("2026-01-01"), last: dayOfDate("2026-12-31") };
    const moved = (key: string, shiftKey = false) =>
      dayAfterKey(dayOfDate("2026-05-10"), { key, shiftKey }, span);
    expect(moved("ArrowLeft")).toBe(dayOfDate("2026-05-09"));
    expect(moved("ArrowUp", true)).toBe(dayOfDate("2026-05-17"));
    expect(moved("PageDown")).toBe(dayOfDate("2026-04-10"));
    expect(moved("Home")).toBe(span.first);
    expect(moved("End")).toBe(span.last);
    expect(moved("a")).toBeNull();
  });

  it("contains the whole of its first and its last day, and counts what it contains", () => {
    const range = rangeOf({ from: 10, until: 12 });
    expect([9.99, 10, 12.99, 13].map((time) => isWithin(time, range))).toEqual([false, true, true, false]);
    const times = fc.array(fc.double({ min: 0, max: 30, noNaN: true }));
    fc.assert(
      fc.property(times, fc.integer({ min: -2, max: 32 }), fc.nat(40), (times, from, length) => {
        const sorted = times.toSorted((one, other) => one - other);
        const range = rangeOf({ from, until: from + length });
        expect(countWithin(sorted, range)).toBe(times.filter((time) => isWithin(time, range)).length);
      }),
    );
  });
});

describe("playing", () => {
  it("reaches the end of the span after as many seconds as the speed says, in frames of any length", () => {
    const frames = fc.array(fc.double({ min: 0.001, max: 0.1, noNaN: true }), { maxLength: 50 });
    fc.assert(
      fc.property(span, unit, frames, (span, speed, frames) => {
        let moment = span.first;
        let passed = 0;
        for (const seconds of frames) {
          moment = playOn(moment, seconds, speed, span);
          passed += seconds;
        }
        const expected = Math.min(span.last + 1, span.first + passed * playSpeeds[speed]);
        expect(moment).toBeCloseTo(expected, 6);
        expect(isAtEnd(playOn(moment, 1e9, speed, span), span)).toBe(true);
      }),
    );
  });

  it("with reduced motion goes on by whole days, weeks or months until the end", () => {
    fc.assert(
      fc.property(day, fc.nat(400), unit, (first, length, speed) => {
        const span = { first, last: first + length };
        let moment = first;
        for (let steps = 0; !isAtEnd(moment, span); steps++) {
          const next = playStep(moment, speed, span);
          expect(next).toBeGreaterThan(moment);
          expect(Number.isInteger(next)).toBe(true);
          moment = next;
          expect(steps).toBeLessThanOrEqual(daysIn(span));
        }
        expect(dayShown(moment)).toBe(span.last);
      }),
      { numRuns: 30 },
    );
  });

  it("takes no longer than a minute and a half at first, unless the journal has more than seven years", () => {
    expect(firstSpeed({ first: 0, last: 29 })).toBe("day");
    expect(firstSpeed({ first: 0, last: 364 })).toBe("week");
    expect(firstSpeed({ first: 0, last: 5_000 })).toBe("month");
  });
});
