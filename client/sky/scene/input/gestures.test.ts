import fc from "fast-check";
import { expect, test } from "vitest";
import { pinchFactor, wheelFactor } from "./gestures.ts";
import { keyAction } from "./keys.ts";

test("one wheel event is one tick, down zooms out", () => {
  expect(wheelFactor(1)).toBe(0.95);
  expect(wheelFactor(900)).toBe(0.95);
  expect(wheelFactor(-3)).toBe(1.05);
  expect(wheelFactor(0)).toBe(1);
});

test("a pinch in small steps zooms as far as in one step", () => {
  const gap = fc.integer({ min: 1, max: 2000 });
  fc.assert(
    fc.property(gap, gap, gap, (first, middle, last) => {
      const steps = pinchFactor(first, middle) * pinchFactor(middle, last);
      expect(steps).toBeCloseTo(pinchFactor(first, last), 9);
    }),
  );
});

test("two fingers at the same position do not zoom", () => expect(pinchFactor(0, 0)).toBe(1));

const press = { key: "0", code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test("keys with a modifier belong to the browser", () => {
  expect(keyAction(press)).toEqual({ type: "reset" });
  expect(keyAction({ ...press, ctrlKey: true })).toBeNull();
  expect(keyAction({ ...press, key: "a" })).toBeNull();
  expect(keyAction({ ...press, key: "constructor" })).toBeNull();
});

test("with Shift, the arrow keys move the sky against the direction of the arrow", () => {
  const shifted = { ...press, shiftKey: true };
  expect(keyAction({ ...shifted, key: "ArrowRight" })).toEqual({ type: "pan", x: -48, y: 0 });
  expect(keyAction({ ...shifted, key: "ArrowUp" })).toEqual({ type: "pan", x: 0, y: 48 });
  expect(keyAction({ ...shifted, key: "+" })).toMatchObject({ type: "zoom" });
});

test("brackets are also what keyboards of other scripts have in their place, and may be typed with Alt", () => {
  expect(keyAction({ ...press, key: "ج", code: "BracketLeft" })).toEqual({ type: "step", by: -1 });
  expect(keyAction({ ...press, key: "ъ", code: "BracketRight" })).toEqual({ type: "step", by: 1 });
  expect(keyAction({ ...press, key: "ü", code: "BracketLeft" })).toBeNull();
  expect(keyAction({ ...press, key: "[", code: "Digit5", altKey: true })).toEqual({ type: "step", by: -1 });
});
