import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Box, freeRectangle, heightOf, overlaps, widthOf } from "./free-rectangle.ts";

const whole: Box = { left: 0, top: 0, right: 1280, bottom: 800 };
const topBar: Box = { ...whole, bottom: 72 };
const sidebar: Box = { left: 24, top: 72, right: 248, bottom: 690 };
const list: Box = { left: 944, top: 72, right: 1264, bottom: 678 };

const panel = fc
  .tuple(fc.nat(1280), fc.nat(800), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 300 }))
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));

describe("the free part of the window", () => {
  test("is beside the sidebar and the list, below the top bar", () => {
    expect(freeRectangle(whole, [topBar, sidebar, list])).toEqual({
      left: 248,
      top: 72,
      right: 944,
      bottom: 800,
    });
  });

  test("is above a sheet on a phone", () => {
    const phone = { left: 0, top: 0, right: 390, bottom: 844 };
    const [bar, sheet] = [
      { ...phone, top: 764 },
      { ...phone, top: 393, bottom: 764 },
    ];
    expect(freeRectangle(phone, [bar, sheet])).toEqual({ ...phone, bottom: 393 });
  });

  test("is the same as before a dialog that covers the sky", () => {
    const dialog = { left: 290, top: 60, right: 1010, bottom: 740 };
    expect(freeRectangle(whole, [topBar, sidebar, dialog])).toEqual(freeRectangle(whole, [topBar, sidebar]));
  });

  test("is inside the window, never small, and overlaps no panel that it takes into account", () => {
    fc.assert(
      fc.property(fc.array(panel, { maxLength: 7 }), (panels) => {
        const free = freeRectangle(whole, panels);
        expect(free.left).toBeGreaterThanOrEqual(0);
        expect(free.top).toBeGreaterThanOrEqual(0);
        expect(free.right).toBeLessThanOrEqual(1280);
        expect(free.bottom).toBeLessThanOrEqual(800);
        expect(Math.min(widthOf(free), 1.6 * heightOf(free))).toBeGreaterThanOrEqual(0.21 * 1280);
        const taken = panels.filter((one) => !overlaps(one, free));
        expect(freeRectangle(whole, taken)).toEqual(free);
      }),
    );
  });

  test("can be extended to no side without a panel in the way", () => {
    fc.assert(
      fc.property(fc.array(panel, { maxLength: 5 }), (panels) => {
        const free = freeRectangle(whole, panels);
        const taken = panels.filter((one) => !overlaps(one, free));
        for (const wider of [
          { ...free, left: free.left - 1 },
          { ...free, top: free.top - 1 },
          { ...free, right: free.right + 1 },
          { ...free, bottom: free.bottom + 1 },
        ])
          expect(
            wider.left < 0 ||
              wider.top < 0 ||
              wider.right > 1280 ||
              wider.bottom > 800 ||
              taken.some((one) => overlaps(one, wider)),
          ).toBe(true);
      }),
    );
  });
});
