/** The journey's stats, computed from the stars on the person's calendar. */

import { useMemo } from "react";
import type { User } from "#domain/accounts/user.ts";
import type { Feelings } from "#domain/feelings.ts";
import { nightsLit } from "#domain/journal/nights-lit.ts";
import { mergeAchievements } from "#domain/journey/achievements.ts";
import { computeJourneyStats, type JourneyStats } from "#domain/journey/stats.ts";
import { continuableStreak, countStreak } from "#domain/journey/streak.ts";
import { dayOf } from "#domain/local-time.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useFeelings } from "../stars/feelings.ts";
import { belongsToAnother } from "../stars/mood-entries.ts";
import { useToday } from "../time/today.ts";
import { useSendStats } from "./send-stats.ts";

export type Journey = {
  readonly stats: JourneyStats;
  /** Number of days with a star. */
  readonly daysActive: number;
  /** The streak that a star today would continue; 0 if today has a star or no streak is open. */
  readonly continuableStreak: number;
  /** Lit nights among the last 30, or among those since the first star. */
  readonly nights: ReturnType<typeof nightsLit>;
};

const none: readonly MoodEntry[] = [];

/**
 * The journey of `entries`, which are oldest first; null until they are loaded, which counts as an empty sky. Keeps
 * the server's stats in sync with `stored`, the stars that the server has: it computes the stats itself, and does not
 * know what waits in this browser.
 */
export function useJourney(
  user: User,
  entries: readonly MoodEntry[] | null,
  stored: readonly MoodEntry[] | null = entries,
): Journey {
  const today = useToday();
  const earnedBefore = user.avatarAccessories;
  const feelings = useFeelings();
  const journey = useMemo(
    () => computeJourney(feelings, entries ?? none, earnedBefore, today),
    [feelings, entries, earnedBefore, today],
  );
  const isOwn = useMemo(() => stored !== null && !belongsToAnother(stored, user.id), [stored, user.id]);
  const sent = useMemo(
    () => (stored === entries ? journey : computeJourney(feelings, stored ?? none, earnedBefore, today)),
    [stored, entries, journey, feelings, earnedBefore, today],
  );
  useSendStats(user, isOwn ? sent.stats : null);
  return journey;
}

/** The journey as of `today`, a `localDay`. Earned achievements stay. */
export function computeJourney(
  feelings: Feelings,
  entries: readonly MoodEntry[],
  earnedBefore: readonly string[],
  today: number,
): Journey {
  const days = new Set(entries.map(dayOf));
  const stats = computeJourneyStats(feelings, entries, countStreak(days, today));
  return {
    stats: { ...stats, achievements: mergeAchievements(earnedBefore, stats.achievements) },
    daysActive: days.size,
    continuableStreak: continuableStreak(days, today),
    nights: nightsLit(days, today),
  };
}
