import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastOf } from "./contrast.ts";
import { angularDistance, wheelIds } from "./emotion-wheel.ts";
import { contrastTypes } from "./quiz.ts";

const anyEmotion = fc.constantFrom(...wheelIds);

describe("the contrast of a reaction and a baseline", () => {
  it("is match for the same emotion, soft within two steps on the wheel, and otherwise hard", () => {
    fc.assert(
      fc.property(anyEmotion, anyEmotion, (felt, baseline) => {
        const distance = angularDistance(felt, baseline);
        expect(contrastOf(felt, baseline)).toBe(distance === 0 ? "match" : distance <= 60 ? "soft" : "hard");
      }),
    );
  });

  it.each([
    ["joy", "joy", "match"],
    ["happy", "joy", "match"],
    ["Over the moon!", "joy", "match"],
    ["serenity", "joy", "soft"],
    ["curiosity", "joy", "soft"],
    ["surprise", "joy", "hard"],
    ["annoyed", "anxiety", "soft"],
    ["sad", "anxiety", "hard"],
    ["saudade", "joy", "hard"],
    ["Saudade", "saudade", "match"],
  ])("of %j against %j is %s", (felt, baseline, contrast) =>
    expect(contrastOf(felt, baseline)).toBe(contrast),
  );

  it("is one of the three types for any typed text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), anyEmotion, (felt, baseline) => {
        expect(contrastTypes).toContain(contrastOf(felt, baseline));
      }),
    );
  });
});
