/** Computes the columns `journeyStats` and `avatarAccessories` of a user from the stars. */

import { canonicalEmotion } from "#domain/emotions.ts";
import { mergeAchievements } from "#domain/journey/achievements.ts";
import { computeJourneyStats, serializeStats } from "#domain/journey/stats.ts";
import { longestPossibleStreak } from "#domain/journey/streak.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { listEntriesForStats } from "./queries.ts";

/**
 * `now` in epoch milliseconds. The streak depends on the person's today, and for stars without an offset on their time
 * zone, which the server does not know: the claimed streak counts, but not beyond the longest one that the stars allow.
 */
export async function computeStats(
  db: Db,
  user: Pick<UserRow, "id" | "avatarAccessories">,
  claimedStreak: number,
  now: number,
) {
  const entries = await listEntriesForStats(db, user.id);
  const moments = entries.map(({ timestamp, utcOffset }) => ({ moment: timestamp.getTime(), utcOffset }));
  const stats = computeJourneyStats(
    entries.map((entry) => ({ ...entry, emotion: canonicalEmotion(entry.emotion) })),
    Math.min(claimedStreak, longestPossibleStreak(moments, now)),
  );
  const achievements = mergeAchievements(JSON.parse(user.avatarAccessories), stats.achievements);
  return {
    journeyStats: serializeStats({ ...stats, achievements }),
    avatarAccessories: JSON.stringify(achievements),
  };
}
