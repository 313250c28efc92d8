import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../testing/english.ts";
import {
  achievementIds,
  describeAchievement,
  earnedAchievements,
  mergeAchievements,
} from "./achievements.ts";

const noFacts = {
  totalEntries: 0,
  currentStreak: 0,
  uniqueEmotions: 0,
  twinStarsCount: 0,
  highIntensityCount: 0,
};

describe("achievements", () => {
  it.each([
    ["first-star", "totalEntries", 1],
    ["week-streak", "currentStreak", 7],
    ["emotion-explorer", "uniqueEmotions", 6],
    ["depth-seeker", "highIntensityCount", 5],
    ["twin-master", "twinStarsCount", 3],
    ["cosmic-traveler", "totalEntries", 30],
    ["emotion-sage", "totalEntries", 100],
  ] as const)("%s is earned at %s %i, and not before", (id, fact, threshold) => {
    expect(earnedAchievements({ ...noFacts, [fact]: threshold })).toContain(id);
    expect(earnedAchievements({ ...noFacts, [fact]: threshold - 1 })).not.toContain(id);
  });

  it("that were earned stay, in their order, each once", () => {
    const ids = fc.array(fc.constantFrom(...achievementIds, "of-an-older-version"));
    fc.assert(
      fc.property(fc.uniqueArray(ids.map((list) => list[0] ?? "first-star")), ids, (before, earned) => {
        const after = mergeAchievements(before, earned);
        expect(after.slice(0, before.length)).toEqual(before);
        expect(new Set(after)).toEqual(new Set([...before, ...earned]));
        expect(after).toHaveLength(new Set(after).size);
      }),
    );
  });

  it("that are not in the catalogue are described as a sparkle", () => {
    expect(describeAchievement(english, "golden-crown").name).toBe("Sparkle");
    expect(describeAchievement(english, "twin-master").name).toBe("Twin Master");
  });
});
