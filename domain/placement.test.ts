import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emotionIds, findEmotion } from "./emotions.ts";
import { closest, farthest, isNearer, type Position, placeStar, spacing, TakenPlaces } from "./placement.ts";

const emotion = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...emotionIds) },
  { weight: 1, arbitrary: fc.string() },
);
const life = fc.array(emotion, { minLength: 1, maxLength: 300 });

function layOut(emotions: readonly string[]): Position[] {
  const taken = new TakenPlaces();
  return emotions.map((id, ordinal) => {
    const place = placeStar(ordinal, id, taken);
    taken.add(place);
    return place;
  });
}

/** A mix that is the same on every run. */
const mix = (count: number, ids: readonly string[]) =>
  Array.from({ length: count }, (_, n) => ids[(n * n + 3 * n) % ids.length] ?? "");

function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  const covariance = one.reduce(
    (sum, value, n) => sum + (value - meanOne) * ((other[n] ?? 0) - meanOther),
    0,
  );
  const spread = (values: readonly number[], center: number) =>
    Math.hypot(...values.map((value) => value - center));
  return covariance / (spread(one, meanOne) * spread(other, meanOther));
}

describe("the places of stars", () => {
  it("are whole numbers on the map, apart from each other", () => {
    fc.assert(
      fc.property(life, (emotions) => {
        const places = layOut(emotions);
        for (const [n, place] of places.entries()) {
          for (const coordinate of Object.values(place)) {
            expect(Number.isInteger(coordinate)).toBe(true);
            expect(Math.abs(coordinate)).toBeLessThanOrEqual(farthest);
          }
          expect(places.slice(0, n).some((earlier) => isNearer(earlier, place, spacing))).toBe(false);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("never move when stars are added", () => {
    fc.assert(
      fc.property(life, life, (before, after) => {
        expect(layOut([...before, ...after]).slice(0, before.length)).toEqual(layOut(before));
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ["of all emotions", emotionIds],
    ["of one emotion", ["joy"]],
    ["of names that the catalogue does not know", ["meh"]],
  ])("are free and soon found for 5,000 stars %s", (_, ids) => {
    const taken = new TakenPlaces(layOut(mix(5_000, ids)));
    const next = placeStar(5_000, ids[0] ?? "", taken);
    expect(taken.isFree(next)).toBe(true);
    expect(Math.hypot(next.x, next.z)).toBeLessThan(1_000);
  });

  it("tell pleasantness by height in every ring, and time by distance", () => {
    const emotions = mix(5_000, emotionIds);
    const places = layOut(emotions);
    const radii = places.map(({ x, z }) => Math.hypot(x, z));
    expect(correlation(ranks(radii), [...places.keys()])).toBeGreaterThan(0.95);
    const ring = Math.max(...radii) / 5;
    for (let fifth = 0; fifth < 5; fifth++) {
      const inside = [...places.keys()].filter((n) => Math.floor((radii[n] ?? 0) / ring) === fifth);
      const valences = inside.map((n) => findEmotion(emotions[n] ?? "")?.valence ?? 0);
      const heights = inside.map((n) => places[n]?.y ?? 0);
      expect(correlation(ranks(valences), ranks(heights))).toBeGreaterThan(0.9);
    }
  });
});

describe("taken places", () => {
  it("know every star within their spacing and no other", () => {
    const coordinate = fc.integer({ min: -40, max: 40 });
    const place = fc.record({ x: coordinate, y: coordinate, z: coordinate });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), place, (places, asked) => {
        const near = places.some((taken) => isNearer(taken, asked, spacing));
        expect(new TakenPlaces(places).isFree(asked)).toBe(!near);
      }),
    );
  });

  it("leave a server's shorter distance inside our own", () => {
    expect(closest).toBeLessThan(spacing);
  });
});
