/** A journey as its owner sees it: worked out from the stars, on the calendar of where they are. */

import { useMemo } from "react";
import type { User } from "#domain/accounts.ts";
import { withEarned } from "#domain/achievements.ts";
import { type JourneyStats, journeyStats, streakOf, streakToSave } from "#domain/journey-stats.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { localDay } from "../local-date.ts";
import { belongsToAnother } from "../mood-entries.ts";
import { useSendStats } from "./send-stats.ts";
import { useToday } from "./today.ts";

export type Journey = {
  readonly stats: JourneyStats;
  /** Different days with a star. */
  readonly daysActive: number;
  /** The run that goes on if there is a star today; 0 when there is one, or nothing to go on. */
  readonly streakToSave: number;
};

const none: readonly MoodEntry[] = [];

/** `entries` oldest first, null while they are not known: then of an empty sky. Keeps the server's stats in step. */
export function useJourney(user: User, entries: readonly MoodEntry[] | null): Journey {
  const today = useToday();
  const earnedBefore = user.avatarAccessories;
  const journey = useMemo(
    () => workOutJourney(entries ?? none, earnedBefore, today),
    [entries, earnedBefore, today],
  );
  const isOwn = useMemo(() => entries !== null && !belongsToAnother(entries, user.id), [entries, user.id]);
  useSendStats(user, isOwn ? journey.stats : null);
  return journey;
}

/** `today` is a `localDay`. What was earned once stays earned. */
export function workOutJourney(
  entries: readonly MoodEntry[],
  earnedBefore: readonly string[],
  today: number,
): Journey {
  const days = new Set(entries.map(({ timestamp }) => localDay(new Date(timestamp))));
  const stats = journeyStats(entries, streakOf(days, today));
  return {
    stats: { ...stats, achievements: withEarned(earnedBefore, stats.achievements) },
    daysActive: days.size,
    streakToSave: streakToSave(days, today),
  };
}
