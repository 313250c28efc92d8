import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emotionIds } from "./emotions.ts";
import {
  journeyStats,
  longestStreak,
  possibleStreak,
  readStats,
  statsChangeSchema,
  streakOf,
  streakToSave,
  writeStats,
} from "./journey-stats.ts";

const felt = (emotion: string, intensity = 5, isTwinStar: 0 | 1 = 0) => ({ emotion, intensity, isTwinStar });
const anyFelt = fc.record({
  emotion: fc.constantFrom(...emotionIds, "no-such-emotion"),
  intensity: fc.integer({ min: 1, max: 10 }),
  isTwinStar: fc.constantFrom<0 | 1>(0, 1),
});

const hour = 3_600_000;

/** The day of a moment in a time zone, as a number that grows by one each day. */
function dayIn(timeZone: string) {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  return (moment: number) => Date.parse(`${format.format(moment)}T00:00:00Z`) / (24 * hour);
}

describe("journey stats", () => {
  it("of an empty sky are nothing, and no favourite", () => {
    expect(journeyStats([], 0)).toEqual({
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

  it("count twins, intensities of 8 and more, and different emotions of the catalogue", () => {
    const entries = [felt("joy", 8), felt("joy", 7, 1), felt("envy", 10), felt("blue-ish", 2)];
    expect(journeyStats(entries, 2)).toMatchObject({
      ...{ totalEntries: 4, currentStreak: 2, uniqueEmotions: 2, twinStarsCount: 1, highIntensityCount: 2 },
      ...{ averageIntensity: 7, favoriteEmotion: "joy" },
    });
  });

  it("take the most recent of the most frequent emotions", () => {
    expect(journeyStats([felt("joy"), felt("envy"), felt("joy"), felt("envy")], 0).favoriteEmotion).toBe(
      "envy",
    );
    expect(journeyStats([felt("envy"), felt("joy"), felt("joy"), felt("envy")], 0).favoriteEmotion).toBe(
      "envy",
    );
    expect(journeyStats([felt("joy"), felt("joy"), felt("envy")], 0).favoriteEmotion).toBe("joy");
  });

  it("survive being written and read", () => {
    fc.assert(
      fc.property(
        fc.array(anyFelt, { maxLength: 120 }),
        fc.integer({ min: 0, max: 30 }),
        (entries, streak) => {
          const stats = journeyStats(entries, streak);
          const { twinStarsCount: _, highIntensityCount: __, ...stored } = stats;
          expect(readStats(writeStats(stats))).toEqual(stored);
          expect(statsChangeSchema.safeParse({ journeyStats: writeStats(stats) }).success).toBe(true);
        },
      ),
    );
  });

  it.each(["{}", "", "null", "[]", "{", '{"totalEntries":1}', `${"[".repeat(2_000)}${"]".repeat(2_000)}`])(
    "are none where the stored text is %j",
    (text) => {
      expect(readStats(text)).toBeNull();
      expect(statsChangeSchema.safeParse({ journeyStats: text }).success).toBe(false);
    },
  );

  it("are refused when they are longer than they can be, and with an accessory that does not exist", () => {
    const text = writeStats(journeyStats([felt("joy")], 1));
    expect(statsChangeSchema.safeParse({ journeyStats: text + " ".repeat(4_096) }).success).toBe(false);
    expect(statsChangeSchema.safeParse({ avatarAccessories: ["first-star"] }).success).toBe(true);
    expect(statsChangeSchema.safeParse({ avatarAccessories: ["golden-crown"] }).success).toBe(false);
  });
});

describe("a streak", () => {
  it("counts the days in a row up to today, thirty at most, and none without today", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 60 }), fc.boolean(), (today, days, gap) => {
        const run = new Set(Array.from({ length: days }, (_, ago) => today - ago - (gap ? 1 : 0)));
        expect(streakOf(run, today)).toBe(gap ? 0 : Math.min(days, longestStreak));
        expect(streakToSave(run, today)).toBe(gap ? Math.min(days, longestStreak - 1) : 0);
      }),
    );
  });

  it("stops at the first day that is missing", () => {
    expect(streakOf(new Set([10, 9, 7, 6, 5]), 10)).toBe(2);
  });

  it.each([
    ["both changes of the clocks in New York", "America/New_York"],
    ["a half-hour zone", "Asia/Kolkata"],
    ["a zone whose summer time is half an hour", "Australia/Lord_Howe"],
    ["the zone that is first", "Pacific/Kiritimati"],
  ])("loses no day and counts none twice through %s", (_, zone) => {
    const dayOf = dayIn(zone);
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) }),
        fc.integer({ min: 1, max: 30 }),
        (now, length) => {
          const days = new Set([dayOf(now)]);
          // Nobody's day is longer than 25 hours or shorter than 23: each hour of the run is looked at.
          for (let moment = now; days.size < length; moment -= hour / 2) days.add(dayOf(moment));
          expect(streakOf(days, dayOf(now))).toBe(length);
          expect(days.size).toBe(dayOf(now) - Math.min(...days) + 1);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("the longest streak that moments allow", () => {
  const now = Date.UTC(2026, 10, 21, 12);

  it.each([
    ["Asia/Kathmandu", "2026-06-20T18:15:00Z"],
    ["Pacific/Kiritimati", "2026-06-20T10:00:00Z"],
    ["Etc/GMT+12", "2026-06-20T12:00:00Z"],
    ["where the clocks go back, America/New_York", "2026-11-06T23:00:00Z"],
    ["where they go forward, America/St_Johns", "2026-03-14T20:00:00Z"],
    ["where they go back by half an hour, Australia/Lord_Howe", "2026-04-10T05:00:00Z"],
    ["where they go forward by half an hour, Australia/Lord_Howe", "2026-10-10T13:15:00Z"],
    ["where they go forward at midnight, Asia/Beirut", "2026-04-03T18:00:00Z"],
  ])("is at least that of the person's own calendar: %s", (where, now) => {
    const dayOf = dayIn(where.split(" ").at(-1) ?? "");
    const end = Date.parse(now);
    const today = dayOf(end);
    const quarters = Array.from({ length: 20 * 24 * 4 }, (_, ago) => end - (ago * hour) / 4);
    const byDay = Map.groupBy(quarters, (moment) => today - dayOf(moment));
    fc.assert(
      fc.property(
        // Of each day one moment or none; most likely its last or its first, where it is lost soonest.
        fc.array(
          fc.option(fc.oneof(fc.constantFrom(0, 1), fc.float({ min: 0, max: 1, noNaN: true })), { freq: 25 }),
          { maxLength: 18 },
        ),
        (shares) => {
          const moments = shares.flatMap((share, ago) => {
            const day = byDay.get(ago) ?? [];
            return share === null ? [] : [day[Math.round(share * (day.length - 1))] ?? end];
          });
          const streak = streakOf(new Set(moments.map(dayOf)), today);
          expect(possibleStreak(moments, end)).toBeGreaterThanOrEqual(streak);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is never longer than the moments are many, nor than thirty days", () => {
    const daily = Array.from({ length: 50 }, (_, ago) => now - ago * 24 * hour);
    expect(possibleStreak(daily, now)).toBe(longestStreak);
    expect(possibleStreak(daily.slice(0, 6), now)).toBe(6);
    expect(possibleStreak([], now)).toBe(0);
    const oneHour = Array.from({ length: 12 }, (_, five) => now - five * 300_000);
    expect(possibleStreak(oneHour, now)).toBeLessThanOrEqual(2);
  });
});
