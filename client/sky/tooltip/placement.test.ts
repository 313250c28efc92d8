import fc from "fast-check";
import { expect, test } from "vitest";
import { isInFrame, placeTooltip } from "./placement.ts";

const frame = { left: 0, top: 0, right: 390, bottom: 844 };

test("a tooltip is in the window and beside its star", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 390 }),
      fc.integer({ min: 0, max: 844 }),
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 120, max: 288 }),
      fc.integer({ min: 60, max: 220 }),
      (x, y, radius, width, height) => {
        const { left, top } = placeTooltip({ x, y, radius }, { width, height }, frame);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(frame.right);
        expect(top + height).toBeLessThanOrEqual(frame.bottom);
        const nearestX = Math.min(left + width, Math.max(left, x));
        const nearestY = Math.min(top + height, Math.max(top, y));
        expect(Math.hypot(x - nearestX, y - nearestY)).toBeGreaterThanOrEqual(radius);
      },
    ),
  );
});

test("a tooltip is preferably right of its star", () => {
  const star = { x: 100, y: 400, radius: 10 };
  expect(placeTooltip(star, { width: 200, height: 100 }, frame)).toEqual({ left: 122, top: 350 });
});

test("a star without any part in the window is not in the frame", () => {
  expect(isInFrame({ x: -9, y: 10, radius: 10 }, frame)).toBe(true);
  expect(isInFrame({ x: -11, y: 10, radius: 10 }, frame)).toBe(false);
});

test("a tooltip covers no zone where there is room beside it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 700 }), (left, top) => {
      const star = { x: 195, y: 420, radius: 10 };
      const zone = { left, top, right: left + 60, bottom: top + 60 };
      const size = { width: 150, height: 80 };
      const corner = placeTooltip(star, size, frame, [zone]);
      const covers =
        corner.left < zone.right &&
        corner.left + size.width > zone.left &&
        corner.top < zone.bottom &&
        corner.top + size.height > zone.top;
      expect(covers).toBe(false);
    }),
  );
});
