import fc from "fast-check";
import { expect, test } from "vitest";
import { Ranges } from "./ranges.ts";

const pair = fc.tuple(fc.nat({ max: 400 }), fc.integer({ min: 1, max: 20 }));

test("what was added is covered, by ranges that do not touch each other", () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 80 }), (added) => {
      const ranges = new Ranges();
      for (const [from, count] of added) ranges.add(from, from + count);
      const sorted = ranges.all.toSorted((one, other) => one.from - other.from);
      for (const [from, count] of added)
        expect(sorted.some((range) => range.from <= from && from + count <= range.until)).toBe(true);
      for (const [at, { from }] of sorted.slice(1).entries())
        expect(from).toBeGreaterThan(sorted[at]?.until ?? Number.POSITIVE_INFINITY);
    }),
  );
});

test("a few ranges cover nothing else, and many become one", () => {
  const ranges = new Ranges();
  for (let at = 0; at < 32; at++) ranges.add(10 * at, 10 * at + 1);
  expect(ranges.all).toHaveLength(32);
  expect(ranges.all[3]).toEqual({ from: 30, until: 31 });
  ranges.add(400, 405);
  expect(ranges.all).toEqual([{ from: 0, until: 405 }]);
  ranges.clear();
  expect(ranges.all).toEqual([]);
});
