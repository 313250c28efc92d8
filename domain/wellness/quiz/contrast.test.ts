import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import { contrastOf } from "./contrast.ts";
import { angularDistance, type WheelId, wheelIds } from "./emotion-wheel.ts";
import { wheelWords } from "./wheel-words.ts";

const anyEmotion = fc.constantFrom(...wheelIds);
const words = wheelWords([english]);

describe("the contrast of a reaction and a baseline", () => {
  it("is match for the same emotion, soft within two steps on the wheel, and otherwise hard", () => {
    fc.assert(
      fc.property(anyEmotion, anyEmotion, (felt, baseline) => {
        const distance = angularDistance(felt, baseline);
        expect(contrastOf(felt, baseline)).toBe(distance === 0 ? "match" : distance <= 60 ? "soft" : "hard");
      }),
    );
  });

  it.each<[string, WheelId, string]>([
    ["joy", "joy", "match"],
    ["happy", "joy", "match"],
    ["Over the moon!", "joy", "match"],
    ["serenity", "joy", "soft"],
    ["curiosity", "joy", "soft"],
    ["surprise", "joy", "hard"],
    ["annoyed", "anxiety", "soft"],
    ["sad", "anxiety", "hard"],
    ["saudade", "joy", "hard"],
  ])("of %j against %j is %s", (felt, baseline, contrast) =>
    expect(contrastOf(words(felt), baseline)).toBe(contrast),
  );
});
