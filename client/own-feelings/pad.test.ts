import fc from "fast-check";
import { expect, test } from "vitest";
import { emotions } from "#domain/emotions.ts";
import { levels, levelsOf, nearestTo, padSteps, placeAt, placeNames, sharesOf } from "./pad.ts";

const part = fc.double({ min: -0.5, max: 1.5, noNaN: true });

test("every point of the pad is a place in the range of feelings, at most half a step away, and the outside is the edge", () => {
  fc.assert(
    fc.property(part, part, (across, down) => {
      const place = placeAt(across, down);
      expect(Math.abs(place.valence)).toBeLessThanOrEqual(1);
      expect(place.energy).toBeGreaterThanOrEqual(0);
      expect(place.energy).toBeLessThanOrEqual(1);
      const [inside, below] = [across, down].map((at) => Math.min(1, Math.max(0, at)));
      const shares = sharesOf(place);
      expect(Math.abs(shares.across - (inside ?? 0))).toBeLessThanOrEqual(padSteps.valence / 4 + 1e-9);
      expect(Math.abs(shares.down - (below ?? 0))).toBeLessThanOrEqual(padSteps.energy / 2 + 1e-9);
    }),
  );
});

test("pleasant is across and energetic is up", () => {
  expect(placeAt(1, 0)).toEqual({ valence: 1, energy: 1 });
  expect(placeAt(0, 1)).toEqual({ valence: -1, energy: 0 });
  expect(sharesOf({ valence: 0.5, energy: 0.8 })).toEqual({ across: 0.75, down: 1 - 0.8 });
});

test("one of the 36 is the nearest to its own place", () => {
  for (const emotion of emotions) {
    const [nearest] = nearestTo(emotion, 1);
    expect([nearest?.valence, nearest?.energy]).toEqual([emotion.valence, emotion.energy]);
  }
  expect(nearestTo({ valence: -1, energy: 0 }, 2).map(({ id }) => id)).toEqual(["hopelessness", "sadness"]);
});

test("the words for a place rise with it, and the middle is neither", () => {
  expect(levelsOf({ valence: 0, energy: 0.5 })).toEqual({ pleasantness: "middle", energy: "middle" });
  expect(levelsOf({ valence: -1, energy: 1 })).toEqual({ pleasantness: "lowest", energy: "highest" });
  fc.assert(
    fc.property(part, part, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const [below, above] = [low, high].map((at) => levelsOf({ valence: 2 * at - 1, energy: at }));
      for (const axis of ["pleasantness", "energy"] as const)
        expect(levels.indexOf(below?.[axis] ?? "highest")).toBeLessThanOrEqual(
          levels.indexOf(above?.[axis] ?? "lowest"),
        );
    }),
  );
});

const landmark = fc.record({
  x: fc.integer({ min: 0, max: 300 }),
  y: fc.integer({ min: 0, max: 220 }),
  width: fc.integer({ min: 20, max: 140 }),
});

test("no name on the pad covers another one, a dot or the edge, and the first has the first choice", () => {
  fc.assert(
    fc.property(fc.array(landmark, { minLength: 1, maxLength: 40 }), (list) => {
      const landmarks = list.map(({ x, y, width }, at) => ({
        ...{ id: String(at), x, y, name: { width, height: 16 } },
      }));
      const places = placeNames({ width: 300, height: 220 }, landmarks);
      const boxes = [...places].map(([id, { left, top }]) => {
        const { width, height } = landmarks[Number(id)]?.name ?? { width: 0, height: 0 };
        return { left, top, right: left + width, bottom: top + height };
      });
      for (const [at, one] of boxes.entries()) {
        expect(one.left >= 0 && one.top >= 0 && one.right <= 300 && one.bottom <= 220).toBe(true);
        for (const other of boxes.slice(at + 1))
          expect(
            one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top ||
              other.bottom <= one.top,
          ).toBe(true);
        for (const { x, y } of landmarks)
          expect(x > one.left && x < one.right && y > one.top && y < one.bottom).toBe(false);
      }
      const alone = placeNames({ width: 300, height: 220 }, landmarks.slice(0, 1));
      if (landmarks.length === 1) expect(places).toEqual(alone);
    }),
  );
});
