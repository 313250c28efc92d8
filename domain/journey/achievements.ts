/** The achievements of a journey: their rules and their texts. */

import { sidebar } from "../languages/en/sidebar.ts";
import type { Text } from "../languages/text.ts";
import type { Translator } from "../languages/translator.ts";

/** The counts that decide which achievements are earned. */
export type JourneyFacts = {
  readonly totalEntries: number;
  readonly currentStreak: number;
  /** How many emotions that the universe knows occur as a star's main emotion. The base emotions of twin stars do not count. */
  readonly uniqueEmotions: number;
  readonly twinStarsCount: number;
  readonly highIntensityCount: number;
};

type Achievement = { readonly id: string; readonly isEarned: (facts: JourneyFacts) => boolean };

export const achievements = [
  { id: "first-star", isEarned: ({ totalEntries }) => totalEntries >= 1 },
  { id: "week-streak", isEarned: ({ currentStreak }) => currentStreak >= 7 },
  { id: "emotion-explorer", isEarned: ({ uniqueEmotions }) => uniqueEmotions >= 6 },
  { id: "depth-seeker", isEarned: ({ highIntensityCount }) => highIntensityCount >= 5 },
  { id: "twin-master", isEarned: ({ twinStarsCount }) => twinStarsCount >= 3 },
  { id: "cosmic-traveler", isEarned: ({ totalEntries }) => totalEntries >= 30 },
  { id: "emotion-sage", isEarned: ({ totalEntries }) => totalEntries >= 100 },
] as const satisfies readonly Achievement[];

export type AchievementId = (typeof achievements)[number]["id"];

export const achievementIds: readonly AchievementId[] = achievements.map(({ id }) => id);

type TextOfAchievement = Readonly<Record<AchievementId, Text>>;

const names: TextOfAchievement = sidebar.achievements.names;
const descriptions: TextOfAchievement = sidebar.achievements.descriptions;
const requirements: TextOfAchievement = sidebar.achievements.requirements;

const isKnown = (id: string): id is AchievementId => Object.hasOwn(names, id);

/** The name of an achievement and the deed that earned it; those of a "Sparkle" for an id that is not in the catalogue. */
export const describeAchievement = (t: Translator, id: string) =>
  isKnown(id)
    ? { name: t(names[id]), description: t(descriptions[id]) }
    : { name: t(sidebar.achievements.unknown), description: t(sidebar.achievements.unknownDescription) };

/** The deed that would earn it. */
export const requirementOf = (t: Translator, id: AchievementId): string => t(requirements[id]);

/** The achievements that these counts earn, in the order of the catalogue. */
export const earnedAchievements = (facts: JourneyFacts): AchievementId[] =>
  achievements.filter(({ isEarned }) => isEarned(facts)).map(({ id }) => id);

/** Adds new achievements after the earlier ones. Earlier ones stay, in their order, even if their id is not in the catalogue. */
export const mergeAchievements = (before: readonly string[], earned: readonly string[]): string[] => [
  ...new Set([...before, ...earned]),
];
