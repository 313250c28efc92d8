import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emotionIds } from "./emotions.ts";
import { catalogue, findEmotion } from "./feelings.ts";
import {
  candidatePositions,
  haveDifferentPlaces,
  isCloserThan,
  maxCoordinate,
  minStarSpacing,
  OccupiedPositions,
  type Position,
  placeStar,
  radiusAt,
  rankAt,
  starSpacing,
} from "./placement.ts";

const emotion = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...emotionIds) },
  { weight: 1, arbitrary: fc.string() },
);
const skyEmotions = fc.array(emotion, { minLength: 1, maxLength: 300 });

function placeAll(emotions: readonly string[]): Position[] {
  const occupied = new OccupiedPositions();
  return emotions.map((id, ordinal) => {
    const position = placeStar(catalogue, ordinal, id, occupied);
    occupied.add(position);
    return position;
  });
}

/** A sequence of ids that is the same in every run. */
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

describe("the positions of stars", () => {
  it("have whole coordinates within the limit and keep the star spacing", () => {
    fc.assert(
      fc.property(skyEmotions, (emotions) => {
        const positions = placeAll(emotions);
        for (const [n, position] of positions.entries()) {
          for (const coordinate of Object.values(position)) {
            expect(Number.isInteger(coordinate)).toBe(true);
            expect(Math.abs(coordinate)).toBeLessThanOrEqual(maxCoordinate);
          }
          expect(positions.slice(0, n).some((earlier) => isCloserThan(earlier, position, starSpacing))).toBe(
            false,
          );
        }
      }),
      { numRuns: 20 },
    );
  });

  it("stay unchanged when stars are added", () => {
    fc.assert(
      fc.property(skyEmotions, skyEmotions, (before, after) => {
        expect(placeAll([...before, ...after]).slice(0, before.length)).toEqual(placeAll(before));
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ["of all emotions", emotionIds],
    ["of one emotion", ["joy"]],
    ["of a name that is not in the catalogue", ["meh"]],
  ])("stay free and near the centre after 5,000 stars %s", (_, ids) => {
    const occupied = new OccupiedPositions(placeAll(mix(5_000, ids)));
    const next = placeStar(catalogue, 5_000, ids[0] ?? "", occupied);
    expect(occupied.isFree(next)).toBe(true);
    expect(Math.hypot(next.x, next.z)).toBeLessThan(1_000);
  });

  it("show pleasantness by height in every ring, and time by distance", () => {
    const emotions = mix(5_000, emotionIds);
    const positions = placeAll(emotions);
    const radii = positions.map(({ x, z }) => Math.hypot(x, z));
    expect(correlation(ranks(radii), [...positions.keys()])).toBeGreaterThan(0.95);
    const ring = Math.max(...radii) / 5;
    for (let fifth = 0; fifth < 5; fifth++) {
      const inside = [...positions.keys()].filter((n) => Math.floor((radii[n] ?? 0) / ring) === fifth);
      const valences = inside.map((n) => findEmotion(catalogue, emotions[n] ?? "")?.valence ?? 0);
      const heights = inside.map((n) => positions[n]?.y ?? 0);
      expect(correlation(ranks(valences), ranks(heights))).toBeGreaterThan(0.9);
    }
  });
});

describe("the rank of a star", () => {
  const rank = fc.double({ min: -1e5, max: 1e5, noNaN: true });

  it("gives a later star a larger radius, also before the first star", () => {
    fc.assert(
      fc.property(rank, rank, (one, other) => {
        if (one < other) expect(radiusAt(one)).toBeLessThanOrEqual(radiusAt(other));
        if (one + 0.001 < other) expect(radiusAt(one)).toBeLessThan(radiusAt(other));
        expect(radiusAt(one)).toBeGreaterThan(0);
      }),
    );
  });

  it("determines the distance, and the ordinal only the jitter around it", () => {
    const ordinal = fc.integer({ min: 0, max: 1e5 });
    fc.assert(
      fc.property(ordinal, rank, emotion, (ordinal, rank, id) => {
        const { x, z } = candidatePositions(catalogue, { ordinal, rank }, id).next().value;
        // Two units of jitter, and less than one of rounding.
        expect(Math.abs(Math.hypot(x, z) - radiusAt(rank))).toBeLessThan(3);
      }),
    );
  });

  it("keeps positions free and whole for stars that are added between others", () => {
    const occupied = new OccupiedPositions(placeAll(mix(200, emotionIds)));
    for (let ordinal = 200; ordinal < 400; ordinal++) {
      const rank = 20 + ordinal / 1_000;
      const candidates = candidatePositions(catalogue, { ordinal, rank }, "joy");
      let place = candidates.next().value;
      while (!occupied.isFree(place)) place = candidates.next().value;
      expect(Object.values(place).every(Number.isInteger)).toBe(true);
      expect(Math.hypot(place.x, place.z)).toBeLessThan(radiusAt(400));
      occupied.add(place);
    }
  });
});

describe("two emotions", () => {
  it("have the same place when neither the family nor the pleasantness differs", () => {
    fc.assert(
      fc.property(emotion, emotion, (one, other) => {
        const [a, b] = [findEmotion(catalogue, one), findEmotion(catalogue, other)];
        const isSame = a?.family === b?.family && a?.valence === b?.valence;
        expect(haveDifferentPlaces(catalogue, one, other)).toBe(!isSame);
      }),
    );
  });
});

describe("occupied positions", () => {
  it("exclude exactly the positions within the star spacing of a star", () => {
    const coordinate = fc.integer({ min: -40, max: 40 });
    const anyPosition = fc.record({ x: coordinate, y: coordinate, z: coordinate });
    fc.assert(
      fc.property(fc.array(anyPosition, { maxLength: 30 }), anyPosition, (stars, candidate) => {
        const isClose = stars.some((star) => isCloserThan(star, candidate, starSpacing));
        expect(new OccupiedPositions(stars).isFree(candidate)).toBe(!isClose);
      }),
    );
  });

  it("accept from a client a position that is closer than those of the server", () => {
    expect(minStarSpacing).toBeLessThan(starSpacing);
  });
});

it("the rank of a radius is the rank that has this radius", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5_000, max: 100_000 }), (rank) => {
      expect(rankAt(radiusAt(rank))).toBeCloseTo(rank, 6);
    }),
  );
});
