import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emotionIds, storedFeelingLimit } from "../emotions.ts";
import { catalogue } from "../feelings.ts";
import { computeJourneyStats, parseStats, serializeStats, statsChangeSchema } from "./stats.ts";

const entry = (emotion: string, intensity = 5, isTwinStar: 0 | 1 = 0) => ({ emotion, intensity, isTwinStar });
const anyEntry = fc.record({
  emotion: fc.constantFrom(...emotionIds, "no-such-emotion"),
  intensity: fc.integer({ min: 1, max: 10 }),
  isTwinStar: fc.constantFrom<0 | 1>(0, 1),
});

describe("journey stats", () => {
  it("of an empty sky are zero, without a most felt emotion", () => {
    expect(computeJourneyStats(catalogue, [], 0)).toEqual({
      totalEntries: 0,
      favoriteEmotion: null,
      averageIntensity: 0,
      currentStreak: 0,
      uniqueEmotions: 0,
      twinStarsCount: 0,
      highIntensityCount: 0,
      achievements: [],
    });
  });

  it("count twin stars, intensities of 8 and more, and different emotions of the catalogue", () => {
    const entries = [entry("joy", 8), entry("joy", 7, 1), entry("envy", 10), entry("blue-ish", 2)];
    expect(computeJourneyStats(catalogue, entries, 2)).toMatchObject({
      ...{ totalEntries: 4, currentStreak: 2, uniqueEmotions: 2, twinStarsCount: 1, highIntensityCount: 2 },
      ...{ averageIntensity: 7, favoriteEmotion: "joy" },
    });
  });

  it("keep a most felt word that is not in the catalogue, however long a stored one may be", () => {
    const word = "b".repeat(storedFeelingLimit);
    const stats = computeJourneyStats(catalogue, [entry(word)], 0);
    expect(parseStats(serializeStats(stats))).toMatchObject({ favoriteEmotion: word, uniqueEmotions: 0 });
  });

  it("prefer the most recent of the most frequent emotions", () => {
    expect(
      computeJourneyStats(catalogue, [entry("joy"), entry("envy"), entry("joy"), entry("envy")], 0)
        .favoriteEmotion,
    ).toBe("envy");
    expect(
      computeJourneyStats(catalogue, [entry("envy"), entry("joy"), entry("joy"), entry("envy")], 0)
        .favoriteEmotion,
    ).toBe("envy");
    expect(
      computeJourneyStats(catalogue, [entry("joy"), entry("joy"), entry("envy")], 0).favoriteEmotion,
    ).toBe("joy");
  });

  it("stay the same when they are serialized and parsed", () => {
    fc.assert(
      fc.property(
        fc.array(anyEntry, { maxLength: 120 }),
        fc.integer({ min: 0, max: 30 }),
        (entries, streak) => {
          const stats = computeJourneyStats(catalogue, entries, streak);
          const { twinStarsCount: _, highIntensityCount: __, ...stored } = stats;
          expect(parseStats(serializeStats(stats))).toEqual(stored);
          expect(statsChangeSchema.safeParse({ journeyStats: serializeStats(stats) }).success).toBe(true);
        },
      ),
    );
  });

  it.each(["{}", "", "null", "[]", "{", '{"totalEntries":1}', `${"[".repeat(2_000)}${"]".repeat(2_000)}`])(
    "are null when the stored text is %j",
    (text) => {
      expect(parseStats(text)).toBeNull();
      expect(statsChangeSchema.safeParse({ journeyStats: text }).success).toBe(false);
    },
  );

  it("are refused when the text is too long or an accessory does not exist", () => {
    const text = serializeStats(computeJourneyStats(catalogue, [entry("joy")], 1));
    expect(statsChangeSchema.safeParse({ journeyStats: text + " ".repeat(4_096) }).success).toBe(false);
    expect(statsChangeSchema.safeParse({ avatarAccessories: ["first-star"] }).success).toBe(true);
    expect(statsChangeSchema.safeParse({ avatarAccessories: ["golden-crown"] }).success).toBe(false);
  });
});
