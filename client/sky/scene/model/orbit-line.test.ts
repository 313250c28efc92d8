import { expect, test } from "vitest";
import { makeStar } from "../../../../testing/make-star.ts";
import { orbitLines } from "./orbit-line.ts";
import { appearancesOf } from "./star-appearance.ts";

const star = makeStar({
  intensity: 8,
  ...{ x: 100, y: -20, z: 30, isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 4 },
});

test("the orbit of a twin star is a closed line round its primary at the distance of its secondary", () => {
  const [line] = orbitLines(star);
  const points = line?.points ?? [];
  for (const axis of ["x", "y", "z"] as const)
    expect(points.at(-1)?.[axis]).toBeCloseTo(points[0]?.[axis] ?? 0);
  const farthest = Math.max(...points.map(({ x, y, z }) => Math.hypot(x - star.x, y - star.y, z - star.z)));
  expect(farthest).toBeGreaterThan(0.9 * (appearancesOf(star)[1]?.orbit ?? 0));
});

test("a single star has no orbit", () => {
  expect(orbitLines({ ...star, isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null })).toEqual(
    [],
  );
  expect(orbitLines(undefined)).toEqual([]);
});
