/** The achievements of a journey: their rules and their texts. */

/** The counts that decide which achievements are earned. */
export type JourneyFacts = {
  readonly totalEntries: number;
  readonly currentStreak: number;
  /** How many emotions of the catalogue occur as a star's main emotion. The base emotions of twin stars do not count. */
  readonly uniqueEmotions: number;
  readonly twinStarsCount: number;
  readonly highIntensityCount: number;
};

type Achievement = {
  readonly id: string;
  readonly name: string;
  /** The deed that earned it, in the second person. */
  readonly description: string;
  /** The deed that would earn it, shown while it is not earned. */
  readonly requirement: string;
  readonly isEarned: (facts: JourneyFacts) => boolean;
};

const achievement = <const Id extends string>(
  id: Id,
  name: string,
  description: string,
  requirement: string,
  isEarned: Achievement["isEarned"],
): Achievement & { readonly id: Id } => ({ id, name, description, requirement, isEarned });

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
  achievements.map((achievement) => [achievement.id, achievement]),
);

/** The name and description of an achievement; those of a "Sparkle" for an id that is not in the catalogue. */
export const describeAchievement = (id: string): Pick<Achievement, "name" | "description"> =>
  byId.get(id) ?? { name: "Sparkle", description: "Something your journey earned." };

/** The achievements that these counts earn, in the order of the catalogue. */
export const earnedAchievements = (facts: JourneyFacts): AchievementId[] =>
  achievements.filter(({ isEarned }) => isEarned(facts)).map(({ id }) => id);

/** Adds new achievements after the earlier ones. Earlier ones stay, in their order, even if their id is not in the catalogue. */
export const mergeAchievements = (before: readonly string[], earned: readonly string[]): string[] => [
  ...new Set([...before, ...earned]),
];
