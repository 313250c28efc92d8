import fc from "fast-check";
import { expect, test } from "vitest";
import { makeTracker } from "../../../testing/make-tracker.ts";
import { valueAxis } from "./value-axis.ts";

const ticks = (kind: "scale" | "count" | "duration" | "number" | "yes-no", values: readonly number[]) =>
  valueAxis(makeTracker({ kind }), values).ticks;

test("a scale shows all of it, a count begins with 0, and a duration has whole hours", () => {
  expect(ticks("scale", [3])).toEqual([1, 2, 3, 4, 5]);
  expect(ticks("count", [7, 9])).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticks("duration", [390, 500])).toEqual([390, 420, 450, 480, 510]);
  expect(ticks("duration", [437])).toEqual([420, 480]);
  expect(ticks("yes-no", [1])).toEqual([0, 1]);
});

test("a single number stands between two round ones of its size", () => {
  const size = (value: number) =>
    valueAxis(makeTracker({ kind: "number", min: null, max: null, step: null }), [value]).ticks;
  expect(size(120)).toEqual([100, 200]);
  expect(size(36.6)).toEqual([30, 40]);
  expect(size(-4)).toEqual([-4, -3]);
  expect(size(0)).toEqual([0, 1]);
});

test("every value is on the axis, which has few marks in order", () => {
  const kinds = fc.constantFrom(...(["scale", "count", "duration", "number"] as const));
  const values = fc.array(
    fc.oneof(fc.nat(20), fc.nat(1_000_000), fc.double({ min: 0, max: 99, noNaN: true })),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(kinds, values, (kind, list) => {
      const { low, high, ticks } = valueAxis(makeTracker({ kind }), list);
      expect(high).toBeGreaterThan(low);
      for (const value of list) {
        expect(value).toBeGreaterThanOrEqual(low - 1e-6);
        expect(value).toBeLessThanOrEqual(high + 1e-6);
      }
      expect(ticks.length).toBeGreaterThanOrEqual(1);
      expect(ticks.length).toBeLessThanOrEqual(9);
      expect(ticks.toSorted((one, other) => one - other)).toEqual(ticks);
    }),
  );
});
