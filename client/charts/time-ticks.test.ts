import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfDate, mondayOf } from "#domain/calendar.ts";
import { timeTicks } from "./time-ticks.ts";

const labels = (first: string, last: string, most: number) =>
  timeTicks("en-US", dayOfDate(first), dayOfDate(last), most).map(({ label }) => label);

test("a few weeks are marked by their Mondays", () => {
  expect(labels("2026-11-09", "2026-11-23", 5)).toEqual(["Nov 9", "Nov 16", "Nov 23"]);
  expect(labels("2026-11-09", "2026-11-23", 2)).toEqual(["Nov 9", "Nov 23"]);
});

test("a year is marked by months, and January by its year", () => {
  expect(labels("2025-11-17", "2026-11-16", 11)).toEqual(["2026", "Mar", "May", "Jul", "Sep", "Nov"]);
  expect(labels("2025-11-17", "2026-11-16", 4)).toEqual(["2026", "Apr", "Jul", "Oct"]);
});

test("ten years are marked by years", () => {
  expect(labels("2016-02-01", "2026-11-16", 6)).toEqual(["2018", "2020", "2022", "2024", "2026"]);
});

test("marks lie within the span, in order, and are never too many", () => {
  fc.assert(
    fc.property(fc.nat(40_000), fc.nat(3_000), fc.integer({ min: 2, max: 12 }), (day, weeks, most) => {
      const first = mondayOf(day);
      const last = first + 7 * weeks;
      const days = timeTicks("en-US", first, last, most).map((tick) => tick.day);
      expect(days.length).toBeLessThanOrEqual(most);
      expect(days.every((tick) => first <= tick && tick <= last)).toBe(true);
      expect(days.toSorted((one, other) => one - other)).toEqual(days);
    }),
  );
});
