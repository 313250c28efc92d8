/** What of a journey is stored beside its user, worked out from the stars. */

import { withEarned } from "#domain/achievements.ts";
import { currentEmotion } from "#domain/emotions.ts";
import { journeyStats, possibleStreak, writeStats } from "#domain/journey-stats.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { listFelt } from "./queries.ts";

/** The streak depends on the person's calendar: it is what they say, as far as their stars allow. */
export async function workOutStats(
  db: Db,
  user: Pick<UserRow, "id" | "avatarAccessories">,
  claimedStreak: number,
  now: number,
) {
  const felt = await listFelt(db, user.id);
  const moments = felt.map(({ timestamp }) => timestamp.getTime());
  const stats = journeyStats(
    felt.map((entry) => ({ ...entry, emotion: currentEmotion(entry.emotion) })),
    Math.min(claimedStreak, possibleStreak(moments, now)),
  );
  const achievements = withEarned(JSON.parse(user.avatarAccessories), stats.achievements);
  return {
    journeyStats: writeStats({ ...stats, achievements }),
    avatarAccessories: JSON.stringify(achievements),
  };
}
