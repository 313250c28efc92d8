import fc from "fast-check";
import { expect, test } from "vitest";
import { mouseReach, ScreenIndex, type ScreenStars, touchReach } from "./screen-index.ts";

type Star = { x: number; y: number; radius: number; scale: number };

const stars = (list: readonly Star[]): ScreenStars => ({
  count: list.length,
  x: Float32Array.from(list, ({ x }) => x),
  y: Float32Array.from(list, ({ y }) => y),
  radius: Float32Array.from(list, ({ radius }) => radius),
  scale: Float32Array.from(list, ({ scale }) => scale),
});

const pixel = fc.integer({ min: -200, max: 600 });
const star = fc.record({
  x: pixel,
  y: pixel,
  radius: fc.integer({ min: 2, max: 90 }),
  scale: fc.integer({ min: 1, max: 4 }),
});

test("finds what a search through all stars finds", () => {
  fc.assert(
    fc.property(fc.array(star, { maxLength: 60 }), pixel, pixel, fc.boolean(), (list, x, y, byTouch) => {
      const reach = byTouch ? touchReach : mouseReach;
      const index = new ScreenIndex(stars(list), 400, 300);
      const found = index.nearest(x, y, reach);
      const distances = list.map((one) => Math.hypot(one.x - x, one.y - y));
      const inReach = list.flatMap(({ radius }, at) => ((distances[at] ?? 0) <= reach(radius) ? [at] : []));
      const nearest = Math.min(...inReach.map((at) => distances[at] ?? 0));
      if (inReach.length === 0) expect(found).toBe(-1);
      else expect(distances[found]).toBe(nearest);
    }),
  );
});

test("depth breaks the tie of stars at the same distance", () => {
  const index = new ScreenIndex(
    stars([
      { x: 100, y: 100, radius: 10, scale: 1 },
      { x: 100, y: 100, radius: 10, scale: 2 },
      { x: 100, y: 100, radius: 10, scale: 1.5 },
    ]),
    400,
    300,
  );
  expect(index.nearest(103, 100, mouseReach)).toBe(1);
});

test("a finger reaches 22 pixels, a mouse 6 beyond the star", () => {
  const index = new ScreenIndex(stars([{ x: 50, y: 50, radius: 4, scale: 1 }]), 400, 300);
  expect(index.nearest(72, 50, touchReach)).toBe(0);
  expect(index.nearest(73, 50, touchReach)).toBe(-1);
  expect(index.nearest(60, 50, mouseReach)).toBe(0);
  expect(index.nearest(61, 50, mouseReach)).toBe(-1);
});

test("a star behind the eye cannot be hit", () => {
  const index = new ScreenIndex(stars([{ x: 50, y: 50, radius: 0, scale: 0 }]), 400, 300);
  expect(index.nearest(50, 50, touchReach)).toBe(-1);
});
