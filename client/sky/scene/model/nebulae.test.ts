import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { catalogue, findEmotion } from "#domain/feelings.ts";
import { candidatePositions } from "#domain/placement.ts";
import { bakeCloud, cloudEdge, nebulaeOf } from "./nebulae.ts";

const skyOf = (emotions: readonly string[]) =>
  emotions.map((emotion, ordinal) => ({
    emotion,
    ...candidatePositions(catalogue, { ordinal, rank: ordinal }, emotion).next().value,
  }));

describe("nebulae", () => {
  test("exist for families with three stars or more, in a sky with enough stars", () => {
    expect(nebulaeOf(catalogue, skyOf(["joy", "joy", "joy"]))).toEqual([]);
    const sky = skyOf(["joy", "trust", "love", "joy", "envy", "envy", "fear", "grief", "anger", "distrust"]);
    expect(nebulaeOf(catalogue, sky).map(({ family }) => family)).toEqual(["love", "fear"]);
  });

  test("lie within their family's stars, with a strength up to 1", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...emotionIds, "no-such-emotion"), { maxLength: 120 }),
        (emotions) => {
          const sky = skyOf(emotions);
          const nebulae = nebulaeOf(catalogue, sky);
          for (const { family, at, radius, strength } of nebulae) {
            const own = sky.filter(({ emotion }) => findEmotion(catalogue, emotion)?.family === family);
            for (const axis of ["x", "y", "z"] as const) {
              const along = own.map((star) => star[axis]);
              expect(at[axis]).toBeGreaterThanOrEqual(Math.min(...along) - 1e-9);
              expect(at[axis]).toBeLessThanOrEqual(Math.max(...along) + 1e-9);
            }
            expect(radius).toBeGreaterThan(0);
            expect(strength).toBeGreaterThan(0);
          }
          if (nebulae.length > 0) expect(Math.max(...nebulae.map(({ strength }) => strength))).toBe(1);
        },
      ),
    );
  });

  test("fade out at the edge of their cloud, which is always the same", () => {
    const cloud = bakeCloud();
    const last = cloudEdge - 1;
    for (let at = 0; at < cloudEdge; at++)
      for (const pixel of [at, last * cloudEdge + at, at * cloudEdge, at * cloudEdge + last])
        expect(cloud[pixel]).toBeLessThan(4);
    expect(Math.max(...cloud)).toBeGreaterThan(150);
    expect(bakeCloud()).toEqual(cloud);
  });
});
