import { describe, expect, it } from "vitest";
import { contrast } from "./color.ts";
import { currentEmotion, emotionIds, emotions, familyIds, findEmotion, subEmotionsOf } from "./emotions.ts";

const specified = {
  fear: ["anxiety", "anger", "distrust"],
  love: ["joy", "compassion", "trust"],
  desire: ["lust", "ambition", "envy"],
  wonder: ["curiosity", "hope", "surprise"],
  grief: ["sadness", "regret", "loneliness"],
  anguish: ["shame", "guilt", "hopelessness"],
  serenity: ["relief", "contentment", "gratitude"],
  power: ["confidence", "pride", "determination"],
  transcendence: ["inspiration", "faith", "purpose"],
};

describe("the catalogue of emotions", () => {
  it("holds the nine families with their three sub-emotions", () => {
    expect(new Set(emotionIds).size).toBe(36);
    for (const family of familyIds)
      expect(
        subEmotionsOf(family)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...specified[family]].sort());
  });

  it("gives each a name, a sentence, a valence and an energy", () => {
    for (const { name, definition, valence, energy } of emotions) {
      expect(name).toMatch(/^[A-Z][a-z]+$/);
      expect(definition).toMatch(/^[A-Z][^.]{10,100}\.$/);
      expect(Math.abs(valence)).toBeLessThanOrEqual(1);
      expect(energy).toBeGreaterThanOrEqual(0);
      expect(energy).toBeLessThanOrEqual(1);
    }
  });

  it("gives each a colour of its own that stands out 3:1 or better on both grounds", () => {
    expect(new Set(emotions.map(({ color }) => color)).size).toBe(36);
    for (const { color, inkColor } of emotions) {
      expect(contrast(color, "#070b18")).toBeGreaterThanOrEqual(3);
      expect(contrast(inkColor, "#f7f4ec")).toBeGreaterThanOrEqual(3);
    }
  });

  it("does not know other names", () => {
    for (const name of ["", "Joy", "meh", "constructor", "__proto__"]) expect(findEmotion(name)).toBeNull();
  });
});

describe("a stored emotion", () => {
  it.each([
    ["stressed", "anxiety"],
    ["nervous", "anxiety"],
    ["restless", "anxiety"],
    ["mixed", "curiosity"],
    ["calm", "relief"],
    ["relaxed", "contentment"],
    ["romantic", "joy"],
    ["passionate", "lust"],
    ["sad", "sadness"],
    ["angry", "anger"],
  ])("%s is read as %s", (stored, id) => {
    expect(currentEmotion(stored)).toBe(id);
  });

  it("that is none of the legacy ones stays as it is", () => {
    for (const id of [...emotionIds, "meh", "constructor"]) expect(currentEmotion(id)).toBe(id);
  });
});
