import * as fc from "fast-check";
import { expect, test } from "vitest";
import { barsOf, roundTicks, scaleOf } from "./scales.ts";

const number = fc.integer({ min: -1_000, max: 1_000 });

test("a place is that of its value, there and back", () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 500 }), number, number, (low, width, start, value) => {
      const x = scaleOf([low, low + width], [start, start + 300]);
      expect(x(low)).toBe(start);
      expect(x(low + width)).toBeCloseTo(start + 300, 9);
      expect(x.invert(x(value))).toBeCloseTo(value, 6);
    }),
  );
});

test("a scale of one value has it in the middle", () => {
  expect(scaleOf([3, 3], [0, 100])(3)).toBe(50);
});

test("bars lie beside each other within their range", () => {
  const { left, width, step } = barsOf(24, [12, 300], 0.25);
  expect(left(0)).toBeGreaterThan(12);
  expect(left(23) + width).toBeLessThan(300);
  expect(left(5) - left(4)).toBeCloseTo(step, 9);
  expect(width).toBeCloseTo(0.75 * step, 9);
});

test("marks are round numbers within the range, in order and about as many as asked for", () => {
  expect(roundTicks(-0.2, 0.2, 4)).toEqual({ ticks: [-0.2, -0.1, 0, 0.1, 0.2], decimals: 1 });
  expect(roundTicks(0, 0.09, 5)).toEqual({ ticks: [0, 0.02, 0.04, 0.06, 0.08], decimals: 2 });
  fc.assert(
    fc.property(
      fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      fc.double({ min: 1e-2, max: 1e4, noNaN: true }),
      fc.integer({ min: 2, max: 9 }),
      (low, width, count) => {
        const { ticks } = roundTicks(low, low + width, count);
        expect(ticks.length).toBeGreaterThan(0);
        expect(ticks.length).toBeLessThanOrEqual(2 * count + 1);
        expect(ticks.every((tick) => tick >= low - 1e-6 && tick <= low + width + 1e-6)).toBe(true);
        expect(new Set(ticks).size).toBe(ticks.length);
      },
    ),
  );
});
