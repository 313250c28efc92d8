import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holm } from "./holm.ts";

test("the smallest p-value is held against the level divided by the number of tests, the next by one less", () => {
  expect(holm([0.01, 0.04, 0.03, 0.005], 0.05)).toEqual([true, false, false, true]);
});

test("nothing after the first that fails is a claim", () => {
  expect(holm([0.04, 0.03], 0.05)).toEqual([false, false]);
});

test("tests that were possible but not made count", () => {
  expect(holm([0.001], 0.05, 10)).toEqual([true]);
  expect(holm([0.001], 0.05, 100)).toEqual([false]);
});

test("a smaller p-value is never refused beside a greater one that is accepted", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (values) => {
      const claims = holm(values, 0.1);
      const accepted = values.filter((_, at) => claims[at]);
      const refused = values.filter((_, at) => !claims[at]);
      expect(Math.max(0, ...accepted)).toBeLessThanOrEqual(Math.min(1, ...refused));
    }),
  );
});
