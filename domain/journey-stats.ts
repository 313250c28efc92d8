/** What a journey amounts to: counts, the streak, and what of it is stored as `journeyStats`. */

import * as z from "zod/mini";
import { achievementIds, earnedAchievements } from "./achievements.ts";
import { findEmotion } from "./emotions.ts";
import { intensityRange, type MoodEntry } from "./mood-entry.ts";
import { textUpTo } from "./text.ts";

/** From this intensity on a feeling counts as a high one. */
const highIntensity = 8;
/** How far back a streak is looked for, in days, today included. */
export const longestStreak = 30;
const statsLimit = 4_096;

/** What the achievements go by. */
export type JourneyFacts = {
  readonly totalEntries: number;
  readonly currentStreak: number;
  /** How many of the catalogue's emotions were felt; those that orbit do not count. */
  readonly uniqueEmotions: number;
  readonly twinStarsCount: number;
  readonly highIntensityCount: number;
};

export type JourneyStats = JourneyFacts & {
  /** The most frequent emotion, of equals the most recent; null in an empty sky. */
  readonly favoriteEmotion: string | null;
  /** The rounded mean; 0 in an empty sky. */
  readonly averageIntensity: number;
  readonly achievements: readonly string[];
};

type Felt = Pick<MoodEntry, "emotion" | "intensity" | "isTwinStar">;

/** `entries` oldest first. */
export function journeyStats(entries: readonly Felt[], currentStreak: number): JourneyStats {
  const emotions = entries.map(({ emotion }) => emotion);
  const intensities = entries.map(({ intensity }) => intensity);
  const facts: JourneyFacts = {
    totalEntries: entries.length,
    currentStreak,
    uniqueEmotions: new Set(emotions.filter((emotion) => findEmotion(emotion))).size,
    twinStarsCount: entries.filter(({ isTwinStar }) => isTwinStar === 1).length,
    highIntensityCount: intensities.filter((intensity) => intensity >= highIntensity).length,
  };
  const sum = intensities.reduce((total, intensity) => total + intensity, 0);
  return {
    ...facts,
    favoriteEmotion: favoriteOf(emotions),
    averageIntensity: entries.length === 0 ? 0 : Math.round(sum / entries.length),
    achievements: earnedAchievements(facts),
  };
}

function favoriteOf(emotions: readonly string[]): string | null {
  const felt = new Map<string, { times: number; last: number }>();
  for (const [last, emotion] of emotions.entries())
    felt.set(emotion, { times: (felt.get(emotion)?.times ?? 0) + 1, last });
  const ranked = [...felt].sort(([, one], [, other]) => other.times - one.times || other.last - one.last);
  return ranked[0]?.[0] ?? null;
}

/**
 * Consecutive days with an entry, counted back from `today`; 0 when today has none. Days are numbers of a person's
 * own calendar, each one more than the day before it.
 */
export function streakOf(days: ReadonlySet<number>, today: number): number {
  let streak = 0;
  while (streak < longestStreak && days.has(today - streak)) streak += 1;
  return streak;
}

/** The run that ended yesterday and goes on if there is an entry today; 0 when there is one, or nothing to go on. */
export const streakToSave = (days: ReadonlySet<number>, today: number): number =>
  days.has(today) ? 0 : Math.min(streakOf(days, today - 1), longestStreak - 1);

const quarterHour = 900_000;
const quartersPerDay = 96;
/** From the easternmost calendar to the westernmost: UTC+14 and UTC−12, in quarters of an hour. */
const [mostEast, mostWest] = [14 * 4, -12 * 4];
/** How far ahead of the present clocks they were before they changed, where they did: nowhere more than an hour. */
const clockChanges = [0, 4, 2, -2, -4];

/**
 * The longest streak that these moments could be in any time zone on Earth, when nobody says in which; its clocks may
 * have changed once on the way. `moments` and `now` are epoch milliseconds.
 */
export function possibleStreak(moments: readonly number[], now: number): number {
  const thisQuarter = Math.floor(now / quarterHour);
  const earliest = thisQuarter - (longestStreak + 2) * quartersPerDay;
  const hasEntryWithin = entryFinder(moments, earliest);
  const runFrom = (day: number, offset: number) => {
    let run = 0;
    while (run < longestStreak && hasEntryWithin(startOf(day - run, offset), startOf(day - run + 1, offset)))
      run++;
    return run;
  };
  let longest = 0;
  for (let offset = mostWest; offset <= mostEast; offset++) {
    const today = Math.floor((thisQuarter + offset) / quartersPerDay);
    const run = runFrom(today, offset);
    for (const change of clockChanges)
      for (let ago = 0; ago <= run; ago++) {
        // On this day the clocks change: it begins by those of before and ends by those of now.
        const day = today - ago;
        const isFelt = hasEntryWithin(startOf(day, offset + change), startOf(day + 1, offset));
        longest = Math.max(longest, isFelt ? ago + 1 + runFrom(day - 1, offset + change) : ago);
      }
  }
  return Math.min(longest, longestStreak);
}

/** The quarter of an hour in which a day begins. */
const startOf = (day: number, offset: number) => day * quartersPerDay - offset;

/** Tells whether a moment lies from one quarter of an hour up to another; of those from `earliest` to some days after now. */
function entryFinder(moments: readonly number[], earliest: number) {
  const taken = new Set(moments.map((moment) => Math.floor(moment / quarterHour)));
  const upTo = [0];
  for (let quarter = earliest; quarter <= earliest + (longestStreak + 4) * quartersPerDay; quarter++)
    upTo.push((upTo.at(-1) ?? 0) + (taken.has(quarter) ? 1 : 0));
  const before = (quarter: number) => upTo[Math.min(upTo.length - 1, Math.max(0, quarter - earliest))] ?? 0;
  return (from: number, to: number) => before(to) > before(from);
}

const count = (most?: number) =>
  z.int().check(z.minimum(0), ...(most === undefined ? [] : [z.maximum(most)]));

const achievementSchema = z.enum(
  achievementIds as [(typeof achievementIds)[number]],
  "This is no achievement.",
);

/** What is stored of the stats. `uniqueEmotions` is a count. */
const storedStatsSchema = z.strictObject({
  totalEntries: count(),
  favoriteEmotion: z.nullable(textUpTo(60, "The favourite emotion")),
  averageIntensity: count(intensityRange.most),
  currentStreak: count(longestStreak),
  uniqueEmotions: count(),
  achievements: z.array(achievementSchema).check(z.maxLength(achievementIds.length)),
});

export type StoredStats = z.output<typeof storedStatsSchema>;

/** The stats that a text holds; null for one that is corrupt, of another shape or, as at the beginning, empty. */
export function readStats(text: string): StoredStats | null {
  try {
    return storedStatsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const isAchievement = (id: string) => achievementSchema.safeParse(id).success;

/** As they are stored and sent; what `readStats` reads again. */
export const writeStats = (stats: JourneyStats): string =>
  JSON.stringify({
    totalEntries: stats.totalEntries,
    favoriteEmotion: stats.favoriteEmotion,
    averageIntensity: stats.averageIntensity,
    currentStreak: stats.currentStreak,
    uniqueEmotions: stats.uniqueEmotions,
    achievements: stats.achievements.filter(isAchievement),
  });

/** What a client says of a journey. Only the streak of it is believed, as far as it can be. */
export const statsChangeSchema = z.strictObject({
  journeyStats: z.nullish(
    textUpTo(statsLimit, "Journey stats").check(
      z.refine((text) => readStats(text) !== null, "Journey stats are not in the form they have here."),
    ),
  ),
  avatarAccessories: z.nullish(z.array(achievementSchema).check(z.maxLength(achievementIds.length))),
});
