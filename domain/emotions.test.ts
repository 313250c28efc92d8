import { describe, expect, it } from "vitest";
import { canonicalEmotion, emotionIds, emotions, familyIds } from "./emotions.ts";
import { catalogue, emotionsOf, findEmotion } from "./feelings.ts";

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
  it("contains the nine families with their three sub-emotions each", () => {
    expect(new Set(emotionIds).size).toBe(36);
    for (const family of familyIds)
      expect(
        emotionsOf(catalogue, family)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([family, ...specified[family]].sort());
  });

  it("gives each emotion a valence and an energy", () => {
    for (const { valence, energy } of emotions) {
      expect(Math.abs(valence)).toBeLessThanOrEqual(1);
      expect(energy).toBeGreaterThanOrEqual(0);
      expect(energy).toBeLessThanOrEqual(1);
    }
  });

  it("has no entry for other names", () => {
    for (const name of ["", "Joy", "meh", "constructor", "__proto__"])
      expect(findEmotion(catalogue, name)).toBeNull();
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
    expect(canonicalEmotion(stored)).toBe(id);
  });

  it("that is not a legacy name stays as it is", () => {
    for (const id of [...emotionIds, "meh", "constructor"]) expect(canonicalEmotion(id)).toBe(id);
  });
});
