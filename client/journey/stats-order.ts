/** Whether stats have to be sent to the server, and which. */

import type { User } from "#domain/accounts/user.ts";
import { type AchievementId, achievementIds, mergeAchievements } from "#domain/journey/achievements.ts";
import { type JourneyStats, parseStats, serializeStats } from "#domain/journey/stats.ts";

type StoredStats = Pick<User, "id" | "journeyStats" | "avatarAccessories">;

export type StatsOrder = {
  readonly userId: string;
  /** Key that is equal for stats that are equal apart from the streak. */
  readonly key: string;
  readonly body: { readonly journeyStats: string; readonly avatarAccessories: AchievementId[] };
};

/**
 * Null if the server has the same stats, apart from the streak, which changes every day. Unreadable stored stats count as
 * none. A correction changes the stats without changing the count of stars. Achievements are never lost; the server keeps accessories that this client does not know.
 */
export function nextStatsOrder(stored: StoredStats, stats: JourneyStats): StatsOrder | null {
  const known = parseStats(stored.journeyStats);
  const earned = mergeAchievements(stored.avatarAccessories, stats.achievements).filter(isKnown);
  const isStored = (id: string) =>
    stored.avatarAccessories.includes(id) && known?.achievements.some((one) => one === id);
  const [felt, feltBefore] = [stats, known ?? emptySky].map(whatWasFelt);
  if (felt === feltBefore && earned.every(isStored)) return null;
  return {
    userId: stored.id,
    key: [stored.id, felt, ...earned].join(" "),
    body: { journeyStats: serializeStats({ ...stats, achievements: earned }), avatarAccessories: earned },
  };
}

const emptySky = { totalEntries: 0, favoriteEmotion: null, averageIntensity: 0, uniqueEmotions: 0 };

type Felt = Pick<JourneyStats, keyof typeof emptySky>;

const whatWasFelt = ({ totalEntries, favoriteEmotion, averageIntensity, uniqueEmotions }: Felt) =>
  [totalEntries, favoriteEmotion, averageIntensity, uniqueEmotions].join(" ");

const isKnown = (id: string): id is AchievementId => achievementIds.some((known) => known === id);
