import fc from "fast-check";
import { expect, it } from "vitest";
import { emotionIds } from "./emotions.ts";
import { catalogue } from "./feelings.ts";
import { isCloserThan, OccupiedPositions, placeStar, radiusAt, starSpacing } from "./placement.ts";
import { layOutSky, ranksOfPlaces } from "./sky-layout.ts";

it("a sky that is laid out at once is the one that grows star by star", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...emotionIds), { maxLength: 60 }), (emotions) => {
      const occupied = new OccupiedPositions();
      const grown = emotions.map((emotion, ordinal) => {
        const place = placeStar(catalogue, ordinal, emotion, occupied);
        occupied.add(place);
        return { ...place, rank: ordinal };
      });
      expect([
        ...layOutSky(
          catalogue,
          emotions.map((emotion, ordinal) => ({ emotion, ordinal })),
        ),
      ]).toEqual(grown);
    }),
  );
});

it("no two stars are nearer than the spacing, in whatever order their ordinals are", () => {
  const ordinals = fc.uniqueArray(fc.nat(500), { maxLength: 60 });
  fc.assert(
    fc.property(ordinals, (list) => {
      const places = [
        ...layOutSky(
          catalogue,
          list.map((ordinal) => ({ ordinal, emotion: "joy" })),
        ),
      ];
      for (const [at, place] of places.entries())
        for (const other of places.slice(at + 1)) expect(isCloserThan(place, other, starSpacing)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

it("ranks of known places ascend, and those of a sky that is laid out are near its own", () => {
  const place = fc.record({ x: fc.integer({ min: -900, max: 900 }), z: fc.integer({ min: -900, max: 900 }) });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const ranks = ranksOfPlaces(places);
      for (const [at, rank] of ranks.slice(1).entries()) expect(rank).toBeGreaterThan(ranks[at] ?? rank);
    }),
  );
  const sky = [
    ...layOutSky(
      catalogue,
      Array.from({ length: 400 }, (_, ordinal) => ({ ordinal, emotion: "joy" })),
    ),
  ];
  for (const [at, rank] of ranksOfPlaces(sky).entries())
    expect(Math.abs(radiusAt(rank) - radiusAt(at))).toBeLessThan(30);
});
