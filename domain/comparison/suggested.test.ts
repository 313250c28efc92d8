import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyFilter } from "../journal/filter.ts";
import { comparisonOfFilter, comparisonOfTracker, withTimeBefore } from "./suggested.ts";

describe("the comparison of a filter", () => {
  it("has the other days on its second side", () => {
    const filter = { ...emptyFilter, tags: ["walk"], from: "2026-01-01" };
    expect(comparisonOfFilter(filter)).toEqual({ kind: "sides", first: filter, second: "others" });
    const weekends = { ...emptyFilter, weekdays: [0, 6] as const };
    expect(comparisonOfFilter(weekends)).toMatchObject({ second: "others" });
    expect(comparisonOfFilter(emptyFilter)).toBeNull();
  });

  it("has the time before it where it asks for a time alone, which has no other days", () => {
    const dates = (from: string | null, to: string | null) => ({ ...emptyFilter, from, to });
    for (const [from, to, before, after] of [
      ["2026-03-11", "2026-03-20", "2026-03-01", "2026-03-10"],
      ["2026-03-11", null, null, "2026-03-10"],
    ] as const)
      expect(comparisonOfFilter(dates(from, to))).toEqual({
        kind: "sides",
        first: dates(from, to),
        second: dates(before, after),
      });
    expect(comparisonOfFilter(dates(null, "2026-03-20"))).toBeNull();
  });

  it("of a single day has the day before", () => {
    expect(withTimeBefore({ first: 10, last: 10 })).toMatchObject({
      first: { from: "1970-01-11", to: "1970-01-11" },
      second: { from: "1970-01-10", to: "1970-01-10" },
    });
  });
});

describe("the comparison of a tracker", () => {
  const sleep = { id: "sleep", kind: "duration" } as const;

  it("divides its days at the middle, and gives the days in the middle to the side that has fewer", () => {
    const dividedAt = (values: readonly number[]) => {
      const comparison = comparisonOfTracker(sleep, values);
      if (comparison?.kind !== "sides" || comparison.second === "others") return null;
      return [comparison.first, comparison.second].map(({ measures }) => [
        measures[0]?.is,
        measures[0]?.value,
      ]);
    };
    expect(dividedAt([1, 2, 3, 4, 5])).toEqual([
      ["above", 3],
      ["atMost", 3],
    ]);
    expect(dividedAt([5, 5, 5, 1, 2])).toEqual([
      ["atLeast", 5],
      ["below", 5],
    ]);
    expect(dividedAt([7, 7, 7])).toBeNull();
    expect(dividedAt([])).toBeNull();
  });

  it("has days on both sides whenever two values differ", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 40 }), (values) => {
        const comparison = comparisonOfTracker(sleep, values);
        if (new Set(values).size === 1) {
          expect(comparison).toBeNull();
          return;
        }
        if (comparison?.kind !== "sides") throw new Error("no sides");
        const [{ is, value = Number.NaN } = {}] = comparison.first.measures;
        const high = values.filter((one) => (is === "above" ? one > value : one >= value)).length;
        expect(high).toBeGreaterThan(0);
        expect(high).toBeLessThan(values.length);
      }),
    );
  });

  it("of yes and no has the days with yes, and the others", () => {
    expect(comparisonOfTracker({ id: "run", kind: "yes-no" }, [0, 1])).toEqual({
      kind: "sides",
      first: { ...emptyFilter, measures: [{ tracker: "run", is: "exactly", value: 1 }] },
      second: "others",
    });
    expect(comparisonOfTracker({ id: "run", kind: "yes-no" }, [0, 0])).toBeNull();
  });
});
