/** What a journey earns: the achievements, their rules and their words. */

import type { JourneyFacts } from "./journey-stats.ts";

type Achievement = {
  readonly id: string;
  readonly name: string;
  /** What it was earned for, in the second person. */
  readonly description: string;
  /** What brings it, for those who do not have it yet. */
  readonly ahead: string;
  readonly isEarned: (facts: JourneyFacts) => boolean;
};

const achievement = <const Id extends string>(
  id: Id,
  name: string,
  description: string,
  ahead: string,
  isEarned: Achievement["isEarned"],
): Achievement & { readonly id: Id } => ({ id, name, description, ahead, isEarned });

export const achievements = [
  achievement(
    "first-star",
    "First Star",
    "You put your first mood in the sky.",
    "A first mood in the sky",
    ({ totalEntries }) => totalEntries >= 1,
  ),
  achievement(
    "week-streak",
    "Week Streak",
    "You came back seven days in a row.",
    "Seven days in a row",
    ({ currentStreak }) => currentStreak >= 7,
  ),
  achievement(
    "emotion-explorer",
    "Emotion Explorer",
    "You named six different emotions.",
    "Six different emotions",
    ({ uniqueEmotions }) => uniqueEmotions >= 6,
  ),
  achievement(
    "depth-seeker",
    "Depth Seeker",
    "You kept five feelings of great intensity.",
    "Five feelings of great intensity",
    ({ highIntensityCount }) => highIntensityCount >= 5,
  ),
  achievement(
    "twin-master",
    "Twin Master",
    "You held two feelings at once, three times.",
    "Two feelings at once, three times",
    ({ twinStarsCount }) => twinStarsCount >= 3,
  ),
  achievement(
    "cosmic-traveler",
    "Cosmic Traveler",
    "Your sky has thirty stars.",
    "Thirty stars",
    ({ totalEntries }) => totalEntries >= 30,
  ),
  achievement(
    "emotion-sage",
    "Emotion Sage",
    "Your sky has a hundred stars.",
    "A hundred stars",
    ({ totalEntries }) => totalEntries >= 100,
  ),
] as const;

export type AchievementId = (typeof achievements)[number]["id"];

export const achievementIds: readonly AchievementId[] = achievements.map(({ id }) => id);

const byId = new Map<string, Pick<Achievement, "name" | "description">>(
  achievements.map((one) => [one.id, one]),
);

/** Its words, or those of a sparkle for an id that nobody knows. */
export const describeAchievement = (id: string): Pick<Achievement, "name" | "description"> =>
  byId.get(id) ?? { name: "Sparkle", description: "Something your journey earned." };

/** What the facts earn by themselves, in the order of the catalogue. */
export const earnedAchievements = (facts: JourneyFacts): AchievementId[] =>
  achievements.filter(({ isEarned }) => isEarned(facts)).map(({ id }) => id);

/** What was earned once stays earned, and in its place; what is new comes after it. Ids that nobody knows are kept. */
export const withEarned = (before: readonly string[], earned: readonly string[]): string[] => [
  ...new Set([...before, ...earned]),
];
