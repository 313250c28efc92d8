import * as fc from "fast-check";
import { expect, test } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { achievementIds, mergeAchievements } from "#domain/journey/achievements.ts";
import {
  computeJourneyStats,
  type JourneyStats,
  serializeStats,
  statsChangeSchema,
} from "#domain/journey/stats.ts";
import { nextStatsOrder } from "./stats-order.ts";

const felt = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    emotion: at % 3 === 0 ? "joy" : "grief",
    intensity: 1 + (at % 10),
    isTwinStar: at % 4 === 0 ? (1 as const) : (0 as const),
  }));
const statsOf = (count: number, streak = 0) => computeJourneyStats(catalogue, felt(count), streak);

const newcomer = { id: "ada", journeyStats: "{}", avatarAccessories: [] as string[] };

/** The stats as the server stores and returns them after accepting an order. */
const after = (user: typeof newcomer, stats: JourneyStats) => {
  const achievements = mergeAchievements(user.avatarAccessories, stats.achievements);
  return {
    ...user,
    journeyStats: serializeStats({ ...stats, achievements }),
    avatarAccessories: achievements,
  };
};

const stars = fc.integer({ min: 0, max: 120 });
const streaks = fc.integer({ min: 0, max: 30 });
const accessories = fc.uniqueArray(fc.oneof(fc.constantFrom(...achievementIds), fc.string()));

test("an empty sky sends nothing", () => {
  expect(nextStatsOrder(newcomer, statsOf(0))).toBeNull();
});

test("a first star is sent with the achievement that it earned", () => {
  const order = nextStatsOrder(newcomer, statsOf(1));
  expect(order?.body.avatarAccessories).toEqual(["first-star"]);
  expect(order?.userId).toBe("ada");
});

test("stats that the server has stored are not sent again when only the streak has changed", () => {
  fc.assert(
    fc.property(stars, accessories, streaks, streaks, (count, avatarAccessories, streak, later) => {
      const stored = after({ ...newcomer, avatarAccessories }, statsOf(count, streak));
      expect(nextStatsOrder(stored, statsOf(count, Math.min(streak, later)))).toBeNull();
    }),
  );
});

test("another count or a new achievement is always sent", () => {
  fc.assert(
    fc.property(stars, fc.integer({ min: 1, max: 40 }), accessories, (count, more, avatarAccessories) => {
      const stored = after({ ...newcomer, avatarAccessories }, statsOf(count));
      expect(nextStatsOrder(stored, statsOf(count + more))).not.toBeNull();
    }),
  );
  const stored = after(newcomer, statsOf(7));
  expect(nextStatsOrder(stored, statsOf(7, 7))?.body.avatarAccessories).toContain("week-streak");
});

test("a correction that changes what was felt is sent, although the count stays", () => {
  const [first, ...rest] = felt(5);
  const stored = after(
    newcomer,
    computeJourneyStats(catalogue, [{ emotion: "joy", intensity: 1, isTwinStar: 0 }, ...rest], 0),
  );
  const corrected = (changes: Partial<typeof first>) =>
    nextStatsOrder(
      stored,
      computeJourneyStats(
        catalogue,
        [{ emotion: "joy", intensity: 1, isTwinStar: 0, ...changes }, ...rest],
        0,
      ),
    );
  expect(corrected({})).toBeNull();
  expect(corrected({ intensity: 10 })).not.toBeNull();
  expect(corrected({ emotion: "fear" })).not.toBeNull();
  expect(corrected({ emotion: "fear" })?.key).not.toBe(corrected({ emotion: "grief" })?.key);
});

test("unreadable stats count as none", () => {
  for (const text of ["", "{", "null", "[]", '{"totalEntries":5}', `{"totalEntries":"5"}`]) {
    const stored = { ...after(newcomer, statsOf(5)), journeyStats: text };
    expect(nextStatsOrder(stored, statsOf(5))).not.toBeNull();
    expect(nextStatsOrder({ ...newcomer, journeyStats: text }, statsOf(0))).toBeNull();
  }
});

test("an order passes the server's schema, keeps every earned achievement, and omits unknown ones", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      accessories,
      streaks,
      (count, avatarAccessories, streak) => {
        const stats = statsOf(count, streak);
        const body = nextStatsOrder({ ...newcomer, avatarAccessories }, stats)?.body;
        expect(statsChangeSchema.safeParse(body).success).toBe(true);
        const known = mergeAchievements(avatarAccessories, stats.achievements).filter((id) =>
          achievementIds.some((one) => one === id),
        );
        expect(body?.avatarAccessories).toEqual(known);
      },
    ),
  );
});

test("orders have the same key exactly when their count and achievements are equal", () => {
  const key = (count: number, streak = 0, user = newcomer) =>
    nextStatsOrder(user, statsOf(count, streak))?.key;
  expect(key(5, 1)).toBe(key(5, 2));
  expect(key(5)).not.toBe(key(6));
  expect(key(8, 6)).not.toBe(key(8, 7));
  expect(key(5)).not.toBe(key(5, 0, { ...newcomer, id: "bo" }));
});
