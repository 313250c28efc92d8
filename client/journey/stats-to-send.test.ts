import * as fc from "fast-check";
import { expect, test } from "vitest";
import { achievementIds, withEarned } from "#domain/achievements.ts";
import { type JourneyStats, journeyStats, statsChangeSchema, writeStats } from "#domain/journey-stats.ts";
import { statsToSend } from "./stats-to-send.ts";

const felt = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    emotion: at % 3 === 0 ? "joy" : "grief",
    intensity: 1 + (at % 10),
    isTwinStar: at % 4 === 0 ? (1 as const) : (0 as const),
  }));
const statsOf = (count: number, streak = 0) => journeyStats(felt(count), streak);

const newcomer = { id: "ada", journeyStats: "{}", avatarAccessories: [] as string[] };

/** As the server stores and answers what it was sent, when it agrees. */
const after = (user: typeof newcomer, stats: JourneyStats) => {
  const achievements = withEarned(user.avatarAccessories, stats.achievements);
  return {
    ...user,
    journeyStats: writeStats({ ...stats, achievements }),
    avatarAccessories: achievements,
  };
};

const stars = fc.integer({ min: 0, max: 120 });
const streaks = fc.integer({ min: 0, max: 30 });
const accessories = fc.uniqueArray(fc.oneof(fc.constantFrom(...achievementIds), fc.string()));

test("an empty sky has nothing to tell", () => {
  expect(statsToSend(newcomer, statsOf(0))).toBeNull();
});

test("a first star is told of, with what it earned", () => {
  const order = statsToSend(newcomer, statsOf(1));
  expect(order?.body.avatarAccessories).toEqual(["first-star"]);
  expect(order?.userId).toBe("ada");
});

test("what the server has answered is not sent again, whatever the streak is by then", () => {
  fc.assert(
    fc.property(stars, accessories, streaks, streaks, (count, avatarAccessories, streak, later) => {
      const stored = after({ ...newcomer, avatarAccessories }, statsOf(count, streak));
      expect(statsToSend(stored, statsOf(count, Math.min(streak, later)))).toBeNull();
    }),
  );
});

test("another count is always told of, and so is a new achievement", () => {
  fc.assert(
    fc.property(stars, fc.integer({ min: 1, max: 40 }), accessories, (count, more, avatarAccessories) => {
      const stored = after({ ...newcomer, avatarAccessories }, statsOf(count));
      expect(statsToSend(stored, statsOf(count + more))).not.toBeNull();
    }),
  );
  const stored = after(newcomer, statsOf(7));
  expect(statsToSend(stored, statsOf(7, 7))?.body.avatarAccessories).toContain("week-streak");
});

test("stats that cannot be read are none", () => {
  for (const text of ["", "{", "null", "[]", '{"totalEntries":5}', `{"totalEntries":"5"}`]) {
    const stored = { ...after(newcomer, statsOf(5)), journeyStats: text };
    expect(statsToSend(stored, statsOf(5))).not.toBeNull();
    expect(statsToSend({ ...newcomer, journeyStats: text }, statsOf(0))).toBeNull();
  }
});

test("what is sent the server takes, holds everything that was earned once, and nothing that nobody knows", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      accessories,
      streaks,
      (count, avatarAccessories, streak) => {
        const stats = statsOf(count, streak);
        const body = statsToSend({ ...newcomer, avatarAccessories }, stats)?.body;
        expect(statsChangeSchema.safeParse(body).success).toBe(true);
        const known = withEarned(avatarAccessories, stats.achievements).filter((id) =>
          achievementIds.some((one) => one === id),
        );
        expect(body?.avatarAccessories).toEqual(known);
      },
    ),
  );
});

test("orders of the same count and achievements have one key, all others another", () => {
  const key = (count: number, streak = 0, user = newcomer) => statsToSend(user, statsOf(count, streak))?.key;
  expect(key(5, 1)).toBe(key(5, 2));
  expect(key(5)).not.toBe(key(6));
  expect(key(8, 6)).not.toBe(key(8, 7));
  expect(key(5)).not.toBe(key(5, 0, { ...newcomer, id: "bo" }));
});
