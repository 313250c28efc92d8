import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { darkGround, nights, papers } from "../testing/backgrounds.ts";
import { colorDistance, hueDistance, oklchOf, visions } from "../testing/color-vision.ts";
import { contrastRatio } from "./color.ts";
import { emotions, type FamilyId, familyIds } from "./emotions.ts";
import { headOf } from "./feelings.ts";
import { colorsOfOwn } from "./own-feeling-colors.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const place = fc.record({ valence: share.map((at) => 2 * at - 1), energy: share });
const family = fc.constantFrom(...familyIds);
const own = fc.record({ family, place }).map(({ family, place }) => ({
  family,
  ...colorsOfOwn(family, place.valence, place.energy),
}));
const runs = { numRuns: 400 };

const nearestFamily = (hex: string) => {
  const awayFrom = (id: FamilyId) => hueDistance(oklchOf(hex).hue, oklchOf(headOf(id).color).hue);
  return familyIds.reduce((best, id) => (awayFrom(id) < awayFrom(best) ? id : best));
};

/** The corners, the edges and the middle of the pad, for all that has its extremes there. */
const places = [-1, 0, 1].flatMap((valence) => [0, 0.5, 1].map((energy) => ({ valence, energy })));
const allOf = (id: FamilyId) => places.map(({ valence, energy }) => colorsOfOwn(id, valence, energy));

describe("the colour of an own feeling, wherever it is on the pad,", () => {
  it("has the hue of its family in both themes, and its wash is never dull", () => {
    fc.assert(
      fc.property(own, ({ family, color, inkColor, washColor }) => {
        expect([color, inkColor, washColor].map(nearestFamily)).toEqual([family, family, family]);
        expect(oklchOf(washColor).chroma).toBeGreaterThanOrEqual(0.075);
        expect(oklchOf(washColor).lightness).toBeGreaterThanOrEqual(oklchOf(color).lightness - 0.01);
      }),
      runs,
    );
  });

  it("has a contrast of at least 3:1 on every background of its theme, and is legible under dark text", () => {
    fc.assert(
      fc.property(own, ({ color, inkColor }) => {
        for (const night of nights) expect(contrastRatio(color, night)).toBeGreaterThanOrEqual(3);
        for (const paper of papers) expect(contrastRatio(inkColor, paper)).toBeGreaterThanOrEqual(3);
        expect(contrastRatio(color, darkGround)).toBeGreaterThanOrEqual(4.5);
      }),
      runs,
    );
  });

  it("is never that of one of the 36", () => {
    fc.assert(
      fc.property(own, fc.constantFrom(...emotions), (mine, theirs) => {
        const least = mine.family === theirs.family ? 1 : 3.5;
        for (const theme of ["color", "inkColor"] as const)
          expect(colorDistance(mine[theme], theirs[theme], "normal")).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("for a person with the vision", () => {
  /** Hundredths of OKLab; about 2 is visible between large areas side by side. */
  const least = { color: 2.7, inkColor: 1.9 } as const;

  it.each(visions)("%s, own feelings of two families differ", (vision) => {
    for (const [at, one] of familyIds.entries())
      for (const other of familyIds.slice(at + 1))
        for (const mine of allOf(one))
          for (const theirs of allOf(other))
            for (const theme of ["color", "inkColor"] as const)
              expect(colorDistance(mine[theme], theirs[theme], vision)).toBeGreaterThanOrEqual(least[theme]);
  });

  it.each(visions)(
    "%s, an own feeling differs from those that the other families are named after",
    (vision) => {
      for (const id of familyIds)
        for (const other of familyIds)
          for (const mine of id === other ? [] : allOf(id)) {
            const head = headOf(other);
            expect(colorDistance(mine.color, head.color, vision)).toBeGreaterThanOrEqual(3.9);
            expect(colorDistance(mine.inkColor, head.inkColor, vision)).toBeGreaterThanOrEqual(2.1);
          }
    },
  );

  it.each(visions)("%s, at one place of the pad all nine families are far apart", (vision) => {
    fc.assert(
      fc.property(place, family, family, ({ valence, energy }, one, other) => {
        fc.pre(one !== other);
        const [mine, theirs] = [colorsOfOwn(one, valence, energy), colorsOfOwn(other, valence, energy)];
        expect(colorDistance(mine.color, theirs.color, vision)).toBeGreaterThanOrEqual(5.5);
        expect(colorDistance(mine.inkColor, theirs.inkColor, vision)).toBeGreaterThanOrEqual(4.5);
      }),
      runs,
    );
  });
});

it("the ends of the pad differ visibly, and what lies outside of it is as its edge", () => {
  for (const id of familyIds) {
    const at = (valence: number, energy: number) => colorsOfOwn(id, valence, energy).color;
    expect(colorDistance(at(-1, 0.5), at(1, 0.5), "normal")).toBeGreaterThan(3.5);
    expect(colorDistance(at(0, 0), at(0, 1), "normal")).toBeGreaterThan(3.5);
    expect([at(-7, 4), at(9, -1)]).toEqual([at(-1, 1), at(1, 0)]);
  }
});
