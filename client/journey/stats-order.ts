/** Whether stats have to be sent to the server, and which. */

import type { User } from "#domain/accounts/user.ts";
import { type AchievementId, achievementIds, mergeAchievements } from "#domain/journey/achievements.ts";
import { type JourneyStats, parseStats, serializeStats } from "#domain/journey/stats.ts";

type StoredStats = Pick<User, "id" | "journeyStats" | "avatarAccessories">;

export type StatsOrder = {
  readonly userId: string;
  /** Equal for equal counts and achievements. */
  readonly key: string;
  readonly body: { readonly journeyStats: string; readonly avatarAccessories: AchievementId[] };
};

/**
 * Null if the server has the same count of stars and the same achievements. Unreadable stored stats count as none.
 * Achievements are never lost; the server keeps accessories that this client does not know.
 */
export function nextStatsOrder(stored: StoredStats, stats: JourneyStats): StatsOrder | null {
  const known = parseStats(stored.journeyStats);
  const earned = mergeAchievements(stored.avatarAccessories, stats.achievements).filter(isKnown);
  const isStored = (id: string) =>
    stored.avatarAccessories.includes(id) && known?.achievements.some((one) => one === id);
  if (stats.totalEntries === (known?.totalEntries ?? 0) && earned.every(isStored)) return null;
  return {
    userId: stored.id,
    key: [stored.id, stats.totalEntries, ...earned].join(" "),
    body: { journeyStats: serializeStats({ ...stats, achievements: earned }), avatarAccessories: earned },
  };
}

const isKnown = (id: string): id is AchievementId => achievementIds.some((known) => known === id);
