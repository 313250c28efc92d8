import fc from "fast-check";
import { expect, test } from "vitest";
import { maxTagsOfStar } from "#domain/records/tag/tag.ts";
import { isAtLeft, moonPlaces, orbitOf, roomForName } from "./moon-places.ts";

const counts = fc.integer({ min: 1, max: maxTagsOfStar });
const radii = fc.integer({ min: 2, max: 120 });

test("up to twelve moons are outside the star, far enough apart for fingers, and their names in rows", () => {
  fc.assert(
    fc.property(counts, radii, (count, radius) => {
      const places = moonPlaces(count, orbitOf(count, radius));
      expect(places).toHaveLength(count);
      for (const [at, one] of places.entries()) {
        expect(Math.hypot(one.x, one.y)).toBeGreaterThan(radius + 20);
        expect(one.isLeft).toBe(one.x < 0);
        expect(one.isLeft).toBe(isAtLeft(at, count));
        for (const other of places.slice(at + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(43);
          if (one.isLeft === other.isLeft) expect(other.y - one.y).toBeGreaterThan(20);
        }
      }
    }),
  );
});

const room = { left: 0, top: 0, right: 360, bottom: 400 };
const moon = { x: 280, y: 200, isLeft: false };

test("a name has the room up to the edge, and is left out where that is too little", () => {
  expect(roomForName(moon, 50, room, null)).toBe(50);
  expect(roomForName(moon, 300, room, null)).toBe(64);
  expect(roomForName({ ...moon, x: 320 }, 300, room, null)).toBe(0);
  expect(roomForName({ ...moon, x: 80, isLeft: true }, 300, room, null)).toBe(64);
  expect(roomForName({ ...moon, y: 395 }, 50, room, null)).toBe(0);
});

test("a name is left out where the tooltip covers it", () => {
  const tooltip = { left: 300, top: 150, right: 360, bottom: 195 };
  expect(roomForName(moon, 50, room, tooltip)).toBe(0);
  expect(roomForName({ ...moon, y: 210 }, 50, room, tooltip)).toBe(50);
});
