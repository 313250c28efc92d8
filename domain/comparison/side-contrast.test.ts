import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plausibility, sideContrast } from "./side-contrast.ts";

const days = [0, 1, 2, 4, 5, 6, 9, 10, 11, 12, 15, 16, 17, 18, 20, 21, 22, 25, 26, 28];
const isFirst = Float64Array.from(days, (day) => (day >= 11 ? 1 : 0));
const values = Float64Array.from(
  days,
  (day) => 0.3 * Math.sin(day / 3) + (day >= 11 ? 0.2 : 0) + (day % 4) / 20,
);
const everyWeek = Float64Array.from(days, (day) => Math.cos((2 * Math.PI * day) / 7));

/** The figures are those of numpy 2.4 with the dense matrix of the errors, 0.8 to the power of the distance of two days. */
test("the difference of two sides is that of generalized least squares with dense matrices", () => {
  const alone = sideContrast(days, isFirst, [], plausibility.ofOne).differenceOf(values);
  expect(alone?.estimate).toBeCloseTo(0.14062796208869355, 12);
  expect(alone?.se).toBeCloseTo(0.10795955503553312, 12);
  expect(alone?.inflation).toBeCloseTo(1.4980606228151598, 12);
  // As many days as are independent, less two.
  expect(alone?.df).toBeCloseTo(20 / 1.4980606228151598 - 2, 12);
  const beside = sideContrast(days, isFirst, [everyWeek], plausibility.ofOne).differenceOf(values);
  expect(beside?.estimate).toBeCloseTo(0.1401654237901671, 12);
  expect(beside?.se).toBeCloseTo(0.11109249765478797, 12);
  expect(beside?.df).toBe(alone?.df);
});

test("values that are moved and stretched differ as much more", () => {
  const { differenceOf } = sideContrast(days, isFirst, [], plausibility.ofOne);
  const plain = differenceOf(values);
  const number = { min: 0.1, max: 100, noNaN: true };
  fc.assert(
    fc.property(fc.double(number), fc.double(number), (factor, moved) => {
      const effect = differenceOf(values.map((value) => value * factor + moved));
      expect(effect?.estimate).toBeCloseTo((plain?.estimate ?? 0) * factor, 8);
      expect(effect?.se).toBeCloseTo((plain?.se ?? 0) * factor, 8);
    }),
  );
});

test("a side that others explain has no difference of its own", () => {
  expect(
    sideContrast(days, isFirst, [isFirst.map((value) => 3 - value)], plausibility.ofOne).differenceOf(values),
  ).toBeNull();
});
