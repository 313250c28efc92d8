/** The stats of a journey, and the part of them that is stored as `journeyStats`. */

import * as z from "zod/mini";
import { storedFeelingLimit } from "../emotions.ts";
import { type Feelings, findEmotion } from "../feelings.ts";
import { intensityRange } from "../records/star/fields.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { coded } from "../refusals.ts";
import { textUpTo } from "../text.ts";
import { achievementIds, earnedAchievements, type JourneyFacts } from "./achievements.ts";
import { maxStreak } from "./streak.ts";

/** The lowest intensity that counts as high. */
export const highIntensity = 8;
/** The longest `journeyStats` text of a request, in UTF-16 units. */
const statsLimit = 4_096;

export type JourneyStats = JourneyFacts & {
  /** The most frequent emotion; among equally frequent ones the most recent. Null in an empty sky. */
  readonly favoriteEmotion: string | null;
  /** The rounded mean; 0 in an empty sky. */
  readonly averageIntensity: number;
  readonly achievements: readonly string[];
};

/** What stars with one feeling add to the stats. `latest` orders feelings by their latest star. */
export type FeltCount = {
  readonly emotion: string;
  readonly stars: number;
  /** The sum of their intensities. */
  readonly intensity: number;
  readonly twinStars: number;
  readonly highIntensities: number;
  readonly latest: number;
};

type CountedEntry = Pick<MoodEntry, "emotion" | "intensity" | "isTwinStar">;

/** `entries` must be sorted by time, oldest first. `currentStreak` is in days. */
export const computeJourneyStats = (
  feelings: Feelings,
  entries: readonly CountedEntry[],
  currentStreak: number,
): JourneyStats =>
  statsOfCounts(
    feelings,
    entries.map(({ emotion, intensity, isTwinStar }, latest) => ({
      ...{ emotion, stars: 1, intensity, twinStars: isTwinStar, latest },
      highIntensities: intensity >= highIntensity ? 1 : 0,
    })),
    currentStreak,
  );

/** The stats of counted stars; a feeling can have several counts. `currentStreak` is in days. */
export function statsOfCounts(
  feelings: Feelings,
  counts: readonly FeltCount[],
  currentStreak: number,
): JourneyStats {
  const sum = (of: (count: FeltCount) => number) => counts.reduce((total, count) => total + of(count), 0);
  const totalEntries = sum(({ stars }) => stars);
  const facts: JourneyFacts = {
    ...{ totalEntries, currentStreak },
    uniqueEmotions: new Set(
      counts.map(({ emotion }) => emotion).filter((emotion) => findEmotion(feelings, emotion)),
    ).size,
    twinStarsCount: sum(({ twinStars }) => twinStars),
    highIntensityCount: sum(({ highIntensities }) => highIntensities),
  };
  return {
    ...facts,
    favoriteEmotion: favoriteOf(counts),
    averageIntensity: totalEntries === 0 ? 0 : Math.round(sum(({ intensity }) => intensity) / totalEntries),
    achievements: earnedAchievements(facts),
  };
}

function favoriteOf(counts: readonly FeltCount[]): string | null {
  const felt = new Map<string, { stars: number; latest: number }>();
  for (const { emotion, stars, latest } of counts) {
    const known = felt.get(emotion) ?? { stars: 0, latest };
    felt.set(emotion, { stars: known.stars + stars, latest: Math.max(known.latest, latest) });
  }
  const ranked = [...felt].sort(([, a], [, b]) => b.stars - a.stars || b.latest - a.latest);
  return ranked[0]?.[0] ?? null;
}

const countSchema = (max?: number) =>
  z.int().check(z.minimum(0), ...(max === undefined ? [] : [z.maximum(max)]));

const achievementSchema = z.enum(
  achievementIds as [(typeof achievementIds)[number]],
  coded("unknown-option", "This is no achievement."),
);

/** The stored part of the stats. `uniqueEmotions` is a count. */
const storedStatsSchema = z.strictObject({
  totalEntries: countSchema(),
  favoriteEmotion: z.nullable(textUpTo(storedFeelingLimit, "The most felt emotion")),
  averageIntensity: countSchema(intensityRange.max),
  currentStreak: countSchema(maxStreak),
  uniqueEmotions: countSchema(),
  achievements: z.array(achievementSchema).check(z.maxLength(achievementIds.length)),
});

export type StoredStats = z.output<typeof storedStatsSchema>;

/** Parses stored stats. Returns null for a text that is empty, as in a new universe, corrupt, or of another shape. */
export function parseStats(text: string): StoredStats | null {
  try {
    return storedStatsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const isAchievement = (id: string) => achievementSchema.safeParse(id).success;

/** The text that is stored and sent, which `parseStats` parses. Achievements that are not in the catalogue are left out. */
export const serializeStats = (stats: JourneyStats): string =>
  JSON.stringify({
    totalEntries: stats.totalEntries,
    favoriteEmotion: stats.favoriteEmotion,
    averageIntensity: stats.averageIntensity,
    currentStreak: stats.currentStreak,
    uniqueEmotions: stats.uniqueEmotions,
    achievements: stats.achievements.filter(isAchievement),
  });

/**
 * The request that updates the stats. The server recalculates them and uses only the streak of the request, up to
 * the streak that is possible in some time zone.
 */
export const statsChangeSchema = z.strictObject({
  journeyStats: z.nullish(
    textUpTo(statsLimit, "Journey stats").check(
      z.refine(
        (text) => parseStats(text) !== null,
        coded("wrong-shape", "Journey stats are not in the form they have here."),
      ),
    ),
  ),
  avatarAccessories: z.nullish(z.array(achievementSchema).check(z.maxLength(achievementIds.length))),
});
