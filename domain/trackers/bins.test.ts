import fc from "fast-check";
import { expect, it } from "vitest";
import { binAt, binsOf, countInBins, shareOf } from "./bins.ts";

const measure = (kind: "scale" | "number" | "duration" | "count" | "yes-no") => ({
  ...{ kind, min: kind === "scale" ? 1 : null, max: kind === "scale" ? 5 : null },
  step: kind === "scale" ? 1 : null,
});
const named = (...[tracker, values, most]: Parameters<typeof binsOf>) =>
  binsOf(tracker, values, most).map(({ low, high }) => (low === high ? low : `${low}–${high}`));

it("has a group for each value of a scale, also for those that nobody chose", () => {
  expect(named(measure("scale"), [2, 3, 3], 12)).toEqual([1, 2, 3, 4, 5]);
  expect(named({ ...measure("scale"), min: 0, max: 10 }, [2], 6).at(-1)).toBe(10);
  expect(named({ ...measure("scale"), max: 10 }, [2], 5)).toEqual(["1–2", "3–4", "5–6", "7–8", "9–10"]);
});

it("begins a count with 0, and puts a mean in the nearer number", () => {
  expect(named(measure("count"), [2, 4], 12)).toEqual([0, 1, 2, 3, 4]);
  const bins = binsOf(measure("scale"), [3], 12);
  expect([3.4, 3.5, 99, -99].map((value) => binAt(bins, value))).toEqual([2, 3, 4, 0]);
});

it("has round bounds for durations and numbers", () => {
  expect(named(measure("duration"), [380, 410, 505], 4)).toEqual(["360–420", "420–480", "480–540"]);
  expect(named(measure("number"), [71.2, 73.9], 12)).toEqual([
    ...["71–71.5", "71.5–72", "72–72.5"],
    ...["72.5–73", "73–73.5", "73.5–74"],
  ]);
});

it("calls a number that is the only one by itself", () => {
  expect(named(measure("number"), [120, 120], 12)).toEqual([120]);
  const values = [...Array.from({ length: 150 }, () => 120), 90];
  const bins = binsOf(measure("number"), values, 12);
  expect(countInBins(bins, values).filter((count) => count > 0)).toEqual([1, 150]);
});

it("keeps its groups when a single slip of a hundred is a thousand times too large", () => {
  const values = [...Array.from({ length: 150 }, (_, at) => 400 + (at % 60)), 480_000];
  const bins = binsOf(measure("duration"), values, 12);
  expect(countInBins(bins, values).filter((count) => count > 0).length).toBeGreaterThan(4);
  expect(countInBins(bins, values).at(-1)).toBeGreaterThan(0);
});

/** A value with the digits with which values are shown. */
const amount = fc.double({ min: 0, max: 900, noNaN: true }).map((value) => Math.round(value * 1e6) / 1e6);

it("puts every value in one of its few groups, which follow each other in order", () => {
  const kinds = fc.constantFrom(...(["scale", "number", "duration", "count", "yes-no"] as const));
  const values = fc.array(fc.oneof(fc.nat(12), fc.nat(1_000_000), amount), {
    minLength: 1,
    maxLength: 300,
  });
  fc.assert(
    fc.property(kinds, values, fc.integer({ min: 2, max: 14 }), (kind, some, most) => {
      const measured = kind === "yes-no" ? some.map((value) => (value > 6 ? 1 : 0)) : some;
      const bins = binsOf(measure(kind), measured, most);
      expect(bins.length).toBeGreaterThan(0);
      expect(bins.length).toBeLessThanOrEqual(most);
      for (const [at, { from, until, low, high }] of bins.entries()) {
        expect(low).toBeLessThanOrEqual(high);
        expect(until).toBeGreaterThan(from);
        expect(bins[at + 1]?.from ?? until).toBeCloseTo(until, 5);
      }
      const counts = countInBins(bins, measured);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(measured.length);
      for (const value of measured) {
        expect(shareOf(bins, value)).toBeGreaterThanOrEqual(0);
        expect(shareOf(bins, value)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it("has no groups without values", () => expect(binsOf(measure("count"), [], 5)).toEqual([]));
