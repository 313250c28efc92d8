import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfDay, dayOfDate } from "../calendar.ts";
import { type PeriodKind, periodOf } from "./period.ts";

const week = periodOf("week", dayOfDate("2026-03-11"));

test("a week begins on Monday; months and years have their lengths", () => {
  expect([week.first, week.last].map(dateOfDay)).toEqual(["2026-03-09", "2026-03-15"]);
  const leap = periodOf("month", dayOfDate("2024-02-10"));
  expect([leap.first, leap.last].map(dateOfDay)).toEqual(["2024-02-01", "2024-02-29"]);
});

test("every day belongs to one period of a kind, and the next one begins the day after", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<PeriodKind>("week", "month", "year"),
      fc.integer({ min: 0, max: 40_000 }),
      (kind, day) => {
        const period = periodOf(kind, day);
        expect(period.first <= day && day <= period.last).toBe(true);
        expect(periodOf(kind, period.last)).toEqual(period);
        expect(periodOf(kind, period.last + 1).first).toBe(period.last + 1);
      },
    ),
  );
});
