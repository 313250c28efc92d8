import fc from "fast-check";
import { expect, test } from "vitest";
import { damp } from "./damping.ts";

const value = fc.double({ min: -100, max: 100, noNaN: true });
const smoothing = fc.double({ min: 0.05, max: 1, noNaN: true });
const seconds = fc.double({ min: 0.001, max: 0.1, noNaN: true });

test("the motion is the same at every frame rate", () => {
  fc.assert(
    fc.property(value, value, value, smoothing, seconds, (start, velocity, target, smooth, step) => {
      const once = { value: start, velocity };
      const twice = { value: start, velocity };
      damp(once, target, smooth, step);
      damp(twice, target, smooth, step / 2);
      damp(twice, target, smooth, step / 2);
      expect(twice.value).toBeCloseTo(once.value, 3);
    }),
  );
});

test("the motion arrives, and from rest it never overshoots", () => {
  fc.assert(
    fc.property(value, value, smoothing, (start, target, smooth) => {
      const damped = { value: start, velocity: 0 };
      let isMoving = true;
      for (let frame = 0; frame < 2000 && isMoving; frame++) {
        isMoving = damp(damped, target, smooth, 1 / 60);
        expect((damped.value - target) * (start - target)).toBeGreaterThanOrEqual(-1e-9);
      }
      expect(damped).toEqual({ value: target, velocity: 0 });
    }),
  );
});

test("without smoothing the value arrives at once", () => {
  const damped = { value: 3, velocity: 9 };
  expect(damp(damped, 5, 0, 0.016)).toBe(false);
  expect(damped).toEqual({ value: 5, velocity: 0 });
});
