import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepValue } from "./step-value.ts";

const count = { min: 0, max: null, step: 1 };

const range = fc
  .record({
    min: fc.integer({ min: -1_000, max: 1_000 }),
    steps: fc.integer({ min: 0, max: 500 }),
    step: fc.constantFrom(0.1, 0.25, 0.5, 1, 5, 15),
    over: fc.double({ min: 0, max: 0.9, noNaN: true }),
  })
  .map(({ min, steps, step, over }) => ({ min, step, steps, max: min + (steps + over) * step }));

describe("a step", () => {
  it("up from nothing is one, and down from nothing is none", () => {
    expect(stepValue(count, null, 1)).toBe(1);
    expect(stepValue(count, null, -1)).toBe(0);
    expect(stepValue({ min: 30, max: 200, step: 0.5 }, null, 1)).toBe(30.5);
    expect(stepValue({ min: null, max: null, step: null }, null, -1)).toBe(0);
  });

  it("adds no error of floating point", () => {
    expect(stepValue({ min: 0, max: 1, step: 0.1 }, 0.2, 1)).toBe(0.3);
  });

  it("stays on the steps and inside the range, whatever was typed before", () => {
    fc.assert(
      fc.property(
        range,
        fc.option(fc.double({ min: -3_000, max: 3_000, noNaN: true })),
        fc.integer({ min: -9, max: 9 }),
        ({ steps: _, ...of }, value, by) => {
          const next = stepValue(of, value, by);
          const place = (next - of.min) / of.step;
          expect(Math.abs(place - Math.round(place))).toBeLessThan(1e-4);
          expect(next).toBeGreaterThanOrEqual(of.min);
          expect(next).toBeLessThanOrEqual(of.max + 1e-6);
        },
      ),
    );
  });

  it("leads through every value between two ends, one after the other", () => {
    fc.assert(
      fc.property(range, ({ steps, ...of }) => {
        let value = stepValue(of, null, -1);
        for (let at = 0; at < steps; at++) {
          const next = stepValue(of, value, 1);
          expect(next).toBeGreaterThan(value);
          expect(stepValue(of, next, -1)).toBe(value);
          value = next;
        }
        expect(stepValue(of, value, 1)).toBe(value);
      }),
    );
  });
});
