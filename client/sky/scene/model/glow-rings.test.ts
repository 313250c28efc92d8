import { expect, test } from "vitest";
import { dayOfDate } from "#domain/calendar.ts";
import { radiusAt } from "#domain/placement.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { glowRings } from "./glow-rings.ts";

const first = dayOfDate("2026-01-01");
const stars = (days: number) =>
  Array.from({ length: days }, (_, at) =>
    makeStar({
      ...{ id: `star-${at}`, x: Math.round(radiusAt(at)), utcOffset: 0 },
      timestamp: new Date((first + at) * 86_400_000 + 43_200_000).toISOString(),
    }),
  );
const radiusOf = ({ points: [point] }: ReturnType<typeof glowRings>[number]) => Math.round(point?.x ?? 0);

test("a day has its ring where its stars are, the brighter the more it measured", () => {
  const shares = new Map([
    [first + 80, 1],
    [first + 10, 0],
  ]);
  const [inner, outer] = glowRings(stars(100), shares);
  expect(Math.abs(radiusOf(inner as never) - radiusAt(10))).toBeLessThan(8);
  expect(Math.abs(radiusOf(outer as never) - radiusAt(80))).toBeLessThan(8);
  expect(inner?.strength).toBeGreaterThan(0);
  expect(outer?.strength).toBe(1);
});

test("days before the first star and after the last one have no ring, nor has a day without a value", () => {
  const days = [-3, 5, 200].map((at) => [first + at, 1] as const);
  expect(glowRings(stars(100), new Map(days))).toHaveLength(1);
  expect(glowRings([], new Map(days))).toEqual([]);
  expect(glowRings(stars(100), new Map())).toEqual([]);
});

test("many days share few rings, which have their mean", () => {
  const days = Array.from({ length: 3_000 }, (_, at) => [first + at, at % 2] as const);
  const rings = glowRings(stars(3_000), new Map(days));
  expect(rings.length).toBeLessThanOrEqual(46);
  expect(rings.length).toBeGreaterThan(30);
  for (const { strength } of rings.slice(5)) expect(strength).toBeCloseTo(0.4, 1);
});
