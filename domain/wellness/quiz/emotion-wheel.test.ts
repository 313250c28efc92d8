import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, findEmotion } from "../../feelings.ts";
import {
  angleOf,
  angularDistance,
  isOnWheel,
  starOf,
  stepsBetween,
  turnBetween,
  wheelIds,
} from "./emotion-wheel.ts";

const anyEmotion = fc.constantFrom(...wheelIds);

describe("the wheel", () => {
  it("has twelve emotions, 30 degrees apart", () => {
    expect(wheelIds.map(angleOf)).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
    expect([...wheelIds].sort()).toEqual([
      ...["anger", "anxiety", "curiosity", "excitement", "fear", "frustration", "joy", "love"],
      ...["melancholy", "sadness", "serenity", "surprise"],
    ]);
  });

  it("represents each emotion by a star emotion of its own", () => {
    for (const id of wheelIds) expect(findEmotion(catalogue, starOf(id)), id).not.toBeNull();
    expect(new Set(wheelIds.map(starOf)).size).toBe(wheelIds.length);
  });

  it("recognizes only its own ids", () => {
    expect([isOnWheel("joy"), isOnWheel("Joy"), isOnWheel("bliss"), isOnWheel("toString")]).toEqual([
      ...[true, false, false, false],
    ]);
  });
});

describe("the distance on the wheel", () => {
  it("is symmetric, a multiple of 30 from 0 to 180, and 0 only to itself", () => {
    fc.assert(
      fc.property(anyEmotion, anyEmotion, (one, other) => {
        const distance = angularDistance(one, other);
        expect(distance).toBe(angularDistance(other, one));
        expect([0, 30, 60, 90, 120, 150, 180]).toContain(distance);
        expect(distance === 0).toBe(one === other);
      }),
    );
  });

  it("fulfils the triangle inequality", () => {
    fc.assert(
      fc.property(anyEmotion, anyEmotion, anyEmotion, (one, other, third) => {
        expect(angularDistance(one, other)).toBeLessThanOrEqual(
          angularDistance(one, third) + angularDistance(third, other),
        );
      }),
    );
  });

  it("has a direction that leads from one emotion to the other", () => {
    fc.assert(
      fc.property(anyEmotion, anyEmotion, (from, to) => {
        const turn = turnBetween(from, to);
        expect((angleOf(from) + turn + 360) % 360).toBe(angleOf(to));
        expect(turn).toBeGreaterThan(-180);
        expect(turn).toBeLessThanOrEqual(180);
        expect(30 * stepsBetween(from, to)).toBe(Math.abs(turn));
      }),
    );
    expect([turnBetween("joy", "excitement"), turnBetween("joy", "love")]).toEqual([-30, 30]);
  });

  it("is measured in the shorter direction", () => expect(angularDistance("joy", "excitement")).toBe(30));
});
