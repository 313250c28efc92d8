/** The catalogue of emotions: nine families with three sub-emotions each, and the colour, valence and energy of each. */

import { type ColoredEmotion, colorsOf } from "./emotion-colors.ts";

export const familyIds = [
  "love",
  "power",
  "wonder",
  "fear",
  "serenity",
  "anguish",
  "grief",
  "transcendence",
  "desire",
] as const;
export type FamilyId = (typeof familyIds)[number];

export type Emotion = {
  readonly id: string;
  readonly family: FamilyId;
  /** The name that a person gave it; null for one of the catalogue, whose names are in the languages. */
  readonly name: string | null;
  /** `#rrggbb` on the dark background. */
  readonly color: string;
  /** `#rrggbb` for lines and small marks on paper: a similar hue, darker. */
  readonly inkColor: string;
  /** `#rrggbb` for areas inside or around a line of `inkColor` on paper: `color`, but lighter where it is dull. */
  readonly washColor: string;
  /** Pleasantness, −1 to 1. The axes follow Russell's circumplex model of affect (1980); the values are our own estimates. */
  readonly valence: number;
  /** Arousal in the same model, 0 to 1. */
  readonly energy: number;
  /** The person does not choose it any more, and stars keep it. */
  readonly isArchived?: true;
};

/** A stored feeling that is not in the catalogue has at most so many UTF-16 units. */
export const storedFeelingLimit = 200;

/** The colour of stars whose emotion the universe does not know. */
export const unknownEmotionColor = "#888888";

function emotion<Id extends ColoredEmotion>(
  id: Id,
  family: FamilyId,
  valence: number,
  energy: number,
): Emotion & { readonly id: Id } {
  return {
    id,
    family,
    name: null,
    ...colorsOf(id),
    valence,
    energy,
  };
}

export const emotions = [
  emotion("fear", "fear", -0.6, 0.8),
  emotion("anxiety", "fear", -0.5, 0.75),
  emotion("anger", "fear", -0.7, 0.95),
  emotion("distrust", "fear", -0.45, 0.5),

  emotion("love", "love", 0.9, 0.6),
  emotion("joy", "love", 0.95, 0.8),
  emotion("compassion", "love", 0.6, 0.35),
  emotion("trust", "love", 0.65, 0.3),

  emotion("desire", "desire", 0.35, 0.75),
  emotion("lust", "desire", 0.4, 0.9),
  emotion("ambition", "desire", 0.45, 0.8),
  emotion("envy", "desire", -0.4, 0.6),

  emotion("wonder", "wonder", 0.6, 0.6),
  emotion("curiosity", "wonder", 0.5, 0.65),
  emotion("hope", "wonder", 0.55, 0.45),
  emotion("surprise", "wonder", 0.2, 0.9),

  emotion("grief", "grief", -0.75, 0.3),
  emotion("sadness", "grief", -0.65, 0.2),
  emotion("regret", "grief", -0.5, 0.35),
  emotion("loneliness", "grief", -0.6, 0.25),

  emotion("anguish", "anguish", -0.95, 0.7),
  emotion("shame", "anguish", -0.8, 0.4),
  emotion("guilt", "anguish", -0.7, 0.45),
  emotion("hopelessness", "anguish", -0.9, 0.1),

  emotion("serenity", "serenity", 0.75, 0.1),
  emotion("relief", "serenity", 0.55, 0.25),
  emotion("contentment", "serenity", 0.7, 0.2),
  emotion("gratitude", "serenity", 0.85, 0.35),

  emotion("power", "power", 0.5, 0.7),
  emotion("confidence", "power", 0.6, 0.6),
  emotion("pride", "power", 0.55, 0.55),
  emotion("determination", "power", 0.4, 0.8),

  emotion("transcendence", "transcendence", 0.8, 0.5),
  emotion("inspiration", "transcendence", 0.85, 0.75),
  emotion("faith", "transcendence", 0.65, 0.3),
  emotion("purpose", "transcendence", 0.75, 0.6),
] as const;

export type EmotionId = (typeof emotions)[number]["id"];

/** All 36 ids, families included. */
export const emotionIds: readonly EmotionId[] = emotions.map(({ id }) => id);

const legacyNames: ReadonlyMap<string, EmotionId> = new Map([
  ["stressed", "anxiety"],
  ["nervous", "anxiety"],
  ["restless", "anxiety"],
  ["mixed", "curiosity"],
  ["calm", "relief"],
  ["relaxed", "contentment"],
  ["romantic", "joy"],
  ["passionate", "lust"],
  ["sad", "sadness"],
  ["angry", "anger"],
]);

/** The names that stand for a feeling in stored stars: its id, and those of earlier versions. */
export const storedNamesOf = (id: string): readonly string[] => [
  id,
  ...[...legacyNames].flatMap(([name, emotion]) => (emotion === id ? [name] : [])),
];

/** The id in today's catalogue of a stored emotion. A name that is neither an id nor a legacy name stays as it is. */
export function canonicalEmotion(stored: string): string {
  return legacyNames.get(stored) ?? stored;
}
