import { expect, test } from "vitest";
import { orbitLines } from "./orbit-line.ts";
import { appearancesOf } from "./star-appearance.ts";

const star = {
  ...{
    id: "a",
    userId: "u",
    emotion: "joy",
    intensity: 8,
    note: null,
    timestamp: "2026-03-13T12:00:00.000Z",
  },
  ...{ x: 100, y: -20, z: 30, isTwinStar: 1 as const, secondaryEmotion: "grief", secondaryIntensity: 4 },
};

test("the orbit of a twin star is a closed line round its primary at the distance of its secondary", () => {
  const [line] = orbitLines(star, 7);
  const points = line?.points ?? [];
  for (const axis of ["x", "y", "z"] as const)
    expect(points.at(-1)?.[axis]).toBeCloseTo(points[0]?.[axis] ?? 0);
  const farthest = Math.max(...points.map(({ x, y, z }) => Math.hypot(x - star.x, y - star.y, z - star.z)));
  expect(farthest).toBeGreaterThan(0.9 * (appearancesOf(star, 7)[1]?.orbit ?? 0));
});

test("a single star has no orbit", () => {
  expect(orbitLines({ ...star, isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null }, 7)).toEqual(
    [],
  );
  expect(orbitLines(undefined, -1)).toEqual([]);
});
