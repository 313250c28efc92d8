import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { familyIds } from "./emotions.ts";
import { catalogue } from "./feelings.ts";
import { markOf, orbitRadius, starSize } from "./star-shape.ts";

describe("size", () => {
  test.each([
    [1, 10],
    [5, 18],
    [10, 28],
  ])("intensity %i is %i pixels wide", (intensity, size) => expect(starSize(intensity)).toBe(size));

  test("invalid intensities stay within the scale", () => {
    fc.assert(
      fc.property(fc.double(), (intensity) => {
        expect(starSize(intensity)).toBeGreaterThanOrEqual(10);
        expect(starSize(intensity)).toBeLessThanOrEqual(28);
      }),
    );
  });

  test("the rims of a twin star's two stars, at 0.6 of their radius, never touch", () => {
    const size = fc.integer({ min: 1, max: 10 }).map(starSize);
    fc.assert(
      fc.property(size, size, (one, other) => {
        expect(orbitRadius(one, other)).toBeGreaterThan((0.6 * (one + other)) / 2);
      }),
    );
  });
});

test("each family has its own mark, and so has an unknown emotion", () => {
  const marks = new Set([...familyIds, "bewildered"].map((id) => markOf(catalogue, id)));
  expect(marks.size).toBe(familyIds.length + 1);
});
