import { expect, test } from "vitest";
import { arcFrom, nameArc, pointAt } from "./wheel-geometry.ts";

test("degrees go clockwise from the top", () => {
  expect([0, 90, 180, 270].map((degrees) => pointAt(degrees, 10))).toEqual([
    { x: 0, y: -10 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
    { x: -10, y: 0 },
  ]);
});

test("an arc takes the way that its turn says", () => {
  expect(arcFrom(0, 90, 10)).toBe("M0 -10A10 10 0 0 1 10 0");
  expect(arcFrom(0, -90, 10)).toBe("M0 -10A10 10 0 0 0 -10 0");
});

test("a name runs from left to right above and below the centre", () => {
  expect(nameArc(0, 10, 12, 180)).toBe("M-10 0A10 10 0 0 1 10 0");
  expect(nameArc(180, 10, 12, 180)).toBe("M-12 0A12 12 0 0 0 12 0");
});
