import { describe, expect, test } from "vitest";
import { catalogue, findEmotion } from "#domain/feelings.ts";
import { OccupiedPositions, type Position, placeStar } from "#domain/placement.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import { eyeDistance } from "#domain/sky-view.ts";
import { makeDemoEntries } from "../../../../tools/seed/demo-journal.ts";
import { extentOf } from "./extent.ts";
import { presetTurn } from "./presets.ts";
import { project } from "./view.ts";

/** A year of `npm run seed`. */
function yearOf(seed: number) {
  const taken = new OccupiedPositions();
  const days = { stars: 365, days: 365, lastMidnight: Date.UTC(2026, 10, 21), random: seededRandom(seed) };
  return makeDemoEntries(days).map(({ emotion }, ordinal) => {
    const place = placeStar(catalogue, ordinal, emotion, taken);
    taken.add(place);
    return { place, valence: findEmotion(catalogue, emotion)?.valence ?? 0 };
  });
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [from, to] = [mean(one), mean(other)];
  const products = (a: readonly number[], b: readonly number[], ofA: number, ofB: number) =>
    a.reduce((sum, value, at) => sum + (value - ofA) * ((b[at] ?? 0) - ofB), 0);
  return (
    products(one, other, from, to) /
    Math.sqrt(products(one, one, from, from) * products(other, other, to, to))
  );
}

const heightOn = (place: Position, distance: number, isTall: boolean) =>
  -project({ ...presetTurn("reset", isTall), distance, zoom: 1, centerX: 0, centerY: 0 }, place).y;

describe("the opening view of a year", () => {
  test.each([1, 2, 3])("shows pleasant stars higher on the screen (seed %i)", (seed) => {
    const stars = yearOf(seed);
    const distance = eyeDistance(extentOf(stars.map(({ place }) => place)).outermost);
    const valences = stars.map(({ valence }) => valence);
    for (const isTall of [false, true]) {
      const heights = stars.map(({ place }) => heightOn(place, distance, isTall));
      expect(correlation(heights, valences)).toBeGreaterThanOrEqual(isTall ? 0.8 : 0.85);
    }
  });
});

test("Sideview is a quarter of a turn from Reset View, and level", () => {
  expect(presetTurn("side").yaw - presetTurn("reset").yaw).toBeCloseTo(Math.PI / 2, 9);
  expect(presetTurn("side").pitch).toBe(0);
});

test("Top View is from right above", () => expect(presetTurn("top").pitch).toBe(Math.PI / 2));
