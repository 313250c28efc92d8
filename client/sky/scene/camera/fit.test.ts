import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, type Position, placeStar } from "#domain/placement.ts";
import { eyeDistance } from "#domain/sky-view.ts";
import { extentOf } from "./extent.ts";
import { type Bounds, boundsOf, fitBounds, focusZoom, include } from "./fit.ts";
import { presetTurn } from "./presets.ts";
import { project, type Turn } from "./view.ts";

function sky(stars: number): Position[] {
  const taken = new OccupiedPositions();
  return Array.from({ length: stars }, (_, ordinal) => {
    const place = placeStar(
      catalogue,
      ordinal,
      emotionIds[(ordinal * 7) % emotionIds.length] as string,
      taken,
    );
    taken.add(place);
    return place;
  });
}

const eyeOf = (places: readonly Position[], turn: Turn = presetTurn("reset")) => ({
  ...turn,
  distance: eyeDistance(extentOf(places).outermost),
});

/** The stars on the screen, from the middle of the free part. */
function fitted(places: readonly Position[], width: number, height: number, turn?: Turn) {
  const eye = eyeOf(places, turn);
  const { zoom, offset } = fitBounds(boundsOf(places, eye) as Bounds, { width, height });
  const lens = { ...eye, zoom, centerX: offset.x, centerY: offset.y };
  return { zoom, points: places.map((place) => project(lens, place)) };
}

describe("a sky fits the free part of its window", () => {
  for (const [width, height] of [
    [1280, 728],
    [390, 690],
    [696, 728],
    [2560, 1000],
  ] as const)
    test.each([1, 12, 30, 365, 1000, 5000])(`${width}×${height}, %i stars: all in view`, (stars) => {
      const { zoom, points } = fitted(sky(stars), width, height);
      for (const { x, y } of points) {
        expect(Math.abs(x)).toBeLessThanOrEqual(width / 2);
        expect(Math.abs(y)).toBeLessThanOrEqual(height / 2);
      }
      expect(zoom).toBeGreaterThanOrEqual(0.2);
      expect(zoom).toBeLessThanOrEqual(3);
    });

  test("from every direction, whatever its stars, unless the zoom would be too small", () => {
    const coordinate = fc.integer({ min: -300, max: 300 });
    const place = fc.record({ x: coordinate, y: coordinate, z: coordinate });
    const angle = fc.double({ min: -1.5, max: 1.5, noNaN: true });
    const side = fc.integer({ min: 240, max: 2000 });
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 40 }),
        angle,
        angle,
        side,
        side,
        (places, yaw, pitch, width, height) => {
          const { zoom, points } = fitted(places, width, height, { yaw, pitch });
          if (zoom === 0.2) return;
          for (const { x, y } of points) {
            expect(Math.abs(x)).toBeLessThanOrEqual(width / 2);
            expect(Math.abs(y)).toBeLessThanOrEqual(height / 2);
          }
        },
      ),
    );
  });
});

test("one outlier among two hundred stars does not shrink the others", () => {
  const places = sky(200);
  const eye = { ...presetTurn("reset"), distance: eyeDistance(1.8e5) };
  const bounds = boundsOf([...places, { x: 100_000, y: -100_000, z: 100_000 }], eye) as Bounds;
  expect(fitBounds(bounds, { width: 1280, height: 800 }).zoom).toBeGreaterThan(0.8);
});

test("bounds that grow star by star are those of all stars", () => {
  const places = sky(60);
  const eye = eyeOf(places);
  const grown = places.reduce<Bounds | null>((bounds, place) => include(bounds, place, eye) ?? bounds, null);
  expect(grown).toEqual(boundsOf(places, eye));
});

test("a star far outside is not included in passing", () => {
  const places = sky(60);
  const eye = { ...presetTurn("reset"), distance: eyeDistance(1e4) };
  expect(include(boundsOf(places, eye), { x: 6000, y: 0, z: 6000 }, eye)).toBeNull();
});

test("the zoom of a star in focus keeps its neighbours apart, from 1.5 to 6", () => {
  expect(focusZoom({ x: 0, y: 0, z: 0 }, [])).toBe(1.5);
  const close = Array.from({ length: 9 }, (_, at) => ({ x: at, y: 0, z: 0 }));
  expect(focusZoom({ x: 0, y: 0, z: 0 }, close)).toBe(6);
  const places = sky(365);
  for (const star of places.slice(0, 40)) {
    const zoom = focusZoom(star, places);
    const apart = places.filter(({ x, y, z }) => Math.hypot(x - star.x, y - star.y, z - star.z) * zoom < 55);
    if (zoom < 6) expect(apart.length).toBeLessThanOrEqual(4);
  }
});

test("an empty sky has no bounds, and an extent", () => {
  expect(boundsOf([], eyeOf([]))).toBeNull();
  expect(extentOf([]).outermost).toBe(0);
  expect(extentOf([]).typical).toBeGreaterThan(0);
});
