import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hueDistance } from "../testing/color-vision.ts";
import { familyIds } from "./emotions.ts";
import { catalogue } from "./feelings.ts";
import { feelingsWith } from "./feelings-with-own.ts";
import { bead, familyOfOwn, markOf, orbitRadius, partsOfMark, starSize } from "./star-shape.ts";

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

test("an own feeling has the mark of its family and a bead, which no other mark has", () => {
  for (const family of familyIds) {
    const place = {
      id: "mine",
      name: "Mine",
      family,
      valence: 0,
      energy: 0.5,
      isArchived: false,
      revision: 1,
    };
    const mark = markOf(feelingsWith([place]), "mine");
    expect(partsOfMark(mark)).toEqual({ family: markOf(catalogue, family), hasBead: true });
    expect(familyOfOwn(mark)).toBe(family);
  }
  for (const id of [...familyIds, "bewildered"]) {
    const mark = markOf(catalogue, id);
    expect(partsOfMark(mark)).toEqual({ family: mark, hasBead: false });
    expect(familyOfOwn(mark)).toBeNull();
  }
});

test("the bead of an own feeling is beside the rim, and no family has a ray there", () => {
  expect(Math.hypot(bead.x, bead.y) - bead.radius).toBeGreaterThan(0.65);
  const turn = (Math.atan2(bead.x, -bead.y) * 180) / Math.PI;
  for (const family of familyIds) {
    const rays = Math.max(0, markOf(catalogue, family));
    for (let ray = 0; ray < rays; ray++)
      expect(hueDistance(turn, (360 * ray) / rays), `${family}`).toBeGreaterThan(12);
  }
});

test("each family has its own mark, and so has an unknown emotion", () => {
  const marks = new Set([...familyIds, "bewildered"].map((id) => markOf(catalogue, id)));
  expect(marks.size).toBe(familyIds.length + 1);
});
