import fc from "fast-check";
import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { extentOf } from "../camera/fit.ts";
import { SkyStars } from "./sky-stars.ts";

const coordinate = fc.integer({ min: -900, max: 900 });
const entry = fc.record({
  id: fc.uuid(),
  x: coordinate,
  y: coordinate,
  z: coordinate,
}) as fc.Arbitrary<MoodEntry>;
const list = fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1, maxLength: 60 });

test("a sky that grows star by star has the extent and index of the complete sky", () => {
  fc.assert(
    fc.property(list, fc.nat(), (entries, where) => {
      const first = 1 + (where % entries.length);
      const stars = new SkyStars();
      stars.replace(entries.slice(0, first));
      for (let count = first + 1; count <= entries.length; count++)
        expect(stars.replace(entries.slice(0, count))).toBe(true);
      const whole = extentOf(entries);
      expect([stars.extent.outermost, stars.extent.typical]).toEqual([whole.outermost, whole.typical]);
      for (const [at, { id }] of entries.entries()) expect(stars.indexOf(id)).toBe(at);
    }),
  );
});

test("another list replaces the sky", () => {
  const [one, other] = [
    { id: "a", x: 1, y: 0, z: 0 },
    { id: "b", x: 500, y: 0, z: 0 },
  ] as MoodEntry[];
  const stars = new SkyStars();
  stars.replace([one as MoodEntry]);
  expect(stars.replace([other as MoodEntry])).toBe(false);
  expect([stars.find("a"), stars.find("b"), stars.indexOf(null)]).toEqual([null, other, -1]);
  expect(stars.extent.outermost).toBe(500);
});
