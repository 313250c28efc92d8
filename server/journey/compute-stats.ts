/** Computes the columns `journeyStats` and `avatarAccessories` of a user from counts of the stars. */

import { setImmediate as nextTurn } from "node:timers/promises";
import { dayMs } from "#domain/calendar.ts";
import type { Feelings } from "#domain/feelings.ts";
import { mergeAchievements } from "#domain/journey/achievements.ts";
import { type FeltCount, serializeStats, statsOfCounts } from "#domain/journey/stats.ts";
import { longestPossibleStreak, maxStreak } from "#domain/journey/streak.ts";
import type { Context } from "../context.ts";
import type { UserRow } from "../database/schema.ts";
import { readFeelingsOf } from "../records/feelings.ts";
import { countFelt, listDays } from "./queries.ts";

/** So few that other requests wait only milliseconds. */
const countedAtOnce = 2_000;
/** No day of a streak is earlier in any time zone. */
const streakMs = (maxStreak + 3) * dayMs;

/** What the stars say; `longestStreak` is the longest that they allow today in any time zone. */
export type JourneyCounts = {
  readonly feelings: Feelings;
  readonly felt: readonly FeltCount[];
  readonly longestStreak: number;
};

/**
 * Counts without the lock of the universe, some stars at a time: a change in between is counted by the call that follows it.
 */
export async function countJourney(
  { db, dialect, now }: Pick<Context, "db" | "dialect" | "now">,
  userId: string,
): Promise<JourneyCounts> {
  const felt: FeltCount[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const { counts, last } = await countFelt(db, userId, after, countedAtOnce);
    felt.push(...counts);
    after = last;
    if (after !== null) await nextTurn();
  }
  const feelings = await readFeelingsOf(
    db,
    userId,
    felt.map(({ emotion }) => emotion),
  );
  const days = await listDays(db, dialect, userId, new Date(now() - streakMs));
  return { feelings, felt, longestStreak: longestPossibleStreak(days, now()) };
}

/**
 * The streak depends on the person's today, and for stars without an offset on their time zone, which the server does not
 * know: the claimed streak counts, but not beyond the longest one that the stars allow.
 */
export function computeStats(
  { feelings, felt, longestStreak }: JourneyCounts,
  user: Pick<UserRow, "avatarAccessories">,
  claimedStreak: number,
) {
  const stats = statsOfCounts(feelings, felt, Math.min(claimedStreak, longestStreak));
  const achievements = mergeAchievements(JSON.parse(user.avatarAccessories), stats.achievements);
  return {
    journeyStats: serializeStats({ ...stats, achievements }),
    avatarAccessories: JSON.stringify(achievements),
  };
}
