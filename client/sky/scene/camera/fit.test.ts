import { describe, expect, test } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { OccupiedPositions, type Position, placeStar } from "#domain/placement.ts";
import { extentOf, fitZoom } from "./fit.ts";
import { openingTurn } from "./orbit-camera.ts";
import { eyeDistance, project } from "./view.ts";

function sky(stars: number): Position[] {
  const taken = new OccupiedPositions();
  return Array.from({ length: stars }, (_, ordinal) => {
    const place = placeStar(ordinal, emotionIds[(ordinal * 7) % emotionIds.length] as string, taken);
    taken.add(place);
    return place;
  });
}

const frameOf = (places: readonly Position[], width: number, height: number) => ({
  ...openingTurn(width, height),
  distance: eyeDistance(extentOf(places).outermost),
  width,
  height,
});

describe("a sky fits its window", () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [2560, 1080],
  ] as const)
    test.each([1, 12, 30, 365, 1000, 5000])(`${width}×${height}, %i stars: 95 of 100 in view`, (stars) => {
      const places = sky(stars);
      const frame = frameOf(places, width, height);
      const zoom = fitZoom(places, frame);
      const inside = places.filter((place) => {
        const { x, y } = project({ ...frame, zoom }, place);
        return x >= 0 && y >= 0 && x <= width && y <= height;
      });
      expect(inside.length / stars).toBeGreaterThanOrEqual(0.95);
      expect(zoom).toBeGreaterThanOrEqual(0.2);
      expect(zoom).toBeLessThanOrEqual(3);
    });
});

test("one outlier among fifty stars does not shrink the others", () => {
  const places = sky(50);
  const withOutlier = [...places, { x: 100_000, y: -100_000, z: 100_000 }];
  const frame = frameOf(places, 1280, 800);
  expect(fitZoom(withOutlier, { ...frame, distance: eyeDistance(1.8e5) })).toBeGreaterThan(1);
});

test("the newest star is in view", () => {
  const places = sky(1000);
  const frame = frameOf(places, 1280, 800);
  for (const newest of places.slice(-50)) {
    const { x, y } = project({ ...frame, zoom: fitZoom(places, frame, newest) }, newest);
    expect(x > 0 && x < 1280 && y > 0 && y < 800).toBe(true);
  }
});

test("an empty sky has a zoom and an extent", () => {
  expect(fitZoom([], frameOf([], 1280, 800))).toBeGreaterThan(0);
  expect(extentOf([]).outermost).toBe(0);
  expect(extentOf([]).typical).toBeGreaterThan(0);
});
