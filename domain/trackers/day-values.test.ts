import fc from "fast-check";
import { expect, it } from "vitest";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";
import { dateOfDay, dayOfDate } from "../calendar.ts";
import { dayValuesOf, measuredOn } from "./day-values.ts";
import { daysFrom, nearestDay, runsOf } from "./runs.ts";
import { valueOfDay } from "./value-of-day.ts";

it("adds up what adds up, takes the mean of the rest, and is yes when it was once", () => {
  expect(valueOfDay({ kind: "count" }, [1, 2, 1])).toBe(4);
  expect(valueOfDay({ kind: "duration" }, [10, 25])).toBe(35);
  expect(valueOfDay({ kind: "scale" }, [2, 3])).toBe(2.5);
  expect(valueOfDay({ kind: "number" }, [0.1, 0.2])).toBe(0.15);
  expect(valueOfDay({ kind: "yes-no" }, [0, 1, 0])).toBe(1);
});

const coffee = makeTracker({ kind: "count", perDay: "many" });
const sleep = makeTracker({ kind: "duration", perDay: "one" });

it("counts a reading to the day on the person's wall clock, whatever its offset", () => {
  const readings = [
    makeReading(coffee, "2026-11-25T23:59", 1, -720),
    makeReading(coffee, "2026-11-26T00:00", 2, 840),
    makeReading(coffee, "2026-11-26T18:30", 1, -720),
  ];
  expect([...dayValuesOf({ readings }, coffee)]).toEqual([
    [dayOfDate("2026-11-25"), 1],
    [dayOfDate("2026-11-26"), 3],
  ]);
});

it("tells the trackers of a day in their order, and nothing of a tracker without a reading", () => {
  const readings = [
    makeReading(coffee, "2026-11-26T08:00", 1),
    makeReading(coffee, "2026-11-26T15:00", 1),
    makeReading(sleep, "2026-11-26", 440),
    makeReading(sleep, "2026-11-27", 460),
  ];
  const on = (date: string) =>
    measuredOn({ trackers: [sleep, coffee], readings }, date).map(({ tracker, value }) => [
      tracker.id,
      value,
    ]);
  expect(on("2026-11-26")).toEqual([
    [sleep.id, 440],
    [coffee.id, 2],
  ]);
  expect(on("2026-11-27")).toEqual([[sleep.id, 460]]);
  expect(on("2026-11-25")).toEqual([]);
});

it("gives each day what all of its readings give, in any journal", () => {
  const moments = fc.uniqueArray(fc.tuple(fc.integer({ min: 20_000, max: 20_040 }), fc.nat(1439)), {
    selector: ([day, minute]) => day * 1440 + minute,
    maxLength: 80,
  });
  fc.assert(
    fc.property(moments, (list) => {
      const sorted = list.toSorted(([a, b], [c, d]) => a - c || b - d);
      const clock = (minute: number) =>
        [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
      const readings = sorted.map(([day, minute], at) =>
        makeReading(coffee, `${dateOfDay(day)}T${clock(minute)}`, at % 5),
      );
      const days = dayValuesOf({ readings }, coffee);
      for (const [day, value] of days)
        expect(measuredOn({ trackers: [coffee], readings }, dateOfDay(day))).toEqual([
          { tracker: coffee, value },
        ]);
      expect(new Set(sorted.map(([day]) => day))).toEqual(new Set(days.keys()));
    }),
  );
});

it("breaks the line at every day without a value, and nowhere else", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -50, max: 50 })), (list) => {
      const days = list.toSorted((a, b) => a - b).map((day) => ({ day, value: day * 2 }));
      const runs = runsOf(days);
      expect(runs.flat()).toEqual(days);
      for (const run of runs)
        for (const [at, { day }] of run.entries()) expect(day).toBe((run[0]?.day ?? 0) + at);
      for (const [at, run] of runs.entries())
        if (at > 0) expect(run[0]?.day).toBeGreaterThan((runs[at - 1]?.at(-1)?.day ?? 0) + 1);
    }),
  );
});

it("finds the nearest of the days that have a value", () => {
  const days = daysFrom(new Map([10, 11, 20, 40].map((day) => [day, 1])), 11);
  expect(days.map(({ day }) => day)).toEqual([11, 20, 40]);
  expect([0, 11, 15, 16, 31, 99].map((day) => days[nearestDay(days, day)]?.day)).toEqual([
    11, 11, 11, 20, 40, 40,
  ]);
});
