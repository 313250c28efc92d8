/** When the server is told of a journey, and what. */

import type { User } from "#domain/accounts.ts";
import { type AchievementId, achievementIds, withEarned } from "#domain/achievements.ts";
import { type JourneyStats, readStats, writeStats } from "#domain/journey-stats.ts";

type Stored = Pick<User, "id" | "journeyStats" | "avatarAccessories">;

export type StatsOrder = {
  readonly userId: string;
  /** The same for the same count and achievements. */
  readonly key: string;
  readonly body: { readonly journeyStats: string; readonly avatarAccessories: AchievementId[] };
};

/**
 * Null while the server holds the same count of stars and the same achievements. Stats that it cannot read are none.
 * What was earned once stays earned; accessories that nobody knows are the server's to keep.
 */
export function statsToSend(stored: Stored, stats: JourneyStats): StatsOrder | null {
  const known = readStats(stored.journeyStats);
  const earned = withEarned(stored.avatarAccessories, stats.achievements).filter(isKnown);
  const isStored = (id: string) =>
    stored.avatarAccessories.includes(id) && known?.achievements.some((one) => one === id);
  if (stats.totalEntries === (known?.totalEntries ?? 0) && earned.every(isStored)) return null;
  return {
    userId: stored.id,
    key: [stored.id, stats.totalEntries, ...earned].join(" "),
    body: { journeyStats: writeStats({ ...stats, achievements: earned }), avatarAccessories: earned },
  };
}

const isKnown = (id: string): id is AchievementId => achievementIds.some((known) => known === id);
