import fc from "fast-check";
import { expect, it } from "vitest";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";
import { dateOfDay } from "../calendar.ts";
import { comparisons, daysCompared, readComparedDays, writeComparedDays } from "./compared-days.ts";

const sleep = makeTracker({ kind: "duration", name: "Sleep" });
const values = [300, 360, 420, 480];
const measured = {
  trackers: [sleep],
  readings: values.map((value, day) => makeReading(sleep, dateOfDay(day), value)),
};

it.each([
  ["below", [300]],
  ["atMost", [300, 360]],
  ["exactly", [360]],
  ["atLeast", [360, 420, 480]],
  ["above", [420, 480]],
] as const)("finds the days %s a value", (is, found) => {
  const meets = daysCompared(measured, [{ tracker: sleep.id, is, value: 360 }]);
  expect(values.filter((_, day) => meets(day))).toEqual(found);
});

it("finds the days that meet all comparisons, and none without a value or of a tracker that is gone", () => {
  const between = daysCompared(measured, [
    { tracker: sleep.id, is: "atLeast", value: 360 },
    { tracker: sleep.id, is: "below", value: 480 },
  ]);
  expect([0, 1, 2, 3, 4].map(between)).toEqual([false, true, true, false, false]);
  const gone = daysCompared(measured, [{ tracker: "gone", is: "atLeast", value: 0 }]);
  expect([0, 1, 2, 3].some(gone)).toBe(false);
});

it("keeps every comparison in an address, with its value", () => {
  const compared = fc.record({
    tracker: fc.uuid(),
    is: fc.constantFrom(...comparisons),
    value: fc.oneof(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.integer({ min: -1e6, max: 1e6 }).map((n) => n / 8),
    ),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(compared, { selector: (one) => writeComparedDays([one]), maxLength: 10 }),
      (list) => {
        expect(readComparedDays(writeComparedDays(list))).toEqual(list);
      },
    ),
  );
});

it.each([
  "",
  "a",
  "a.below",
  "a.below.",
  "a.below.1e9",
  "a.below.9999999",
  "a.under.3",
  ".below.3",
  "a.below.NaN",
])("leaves out %j", (text) => expect(readComparedDays(text)).toEqual([]));
