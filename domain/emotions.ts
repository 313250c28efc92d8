/** The catalogue of emotions: nine families with three sub-emotions each, and the colour, valence, energy and definition of each. */

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
  readonly name: string;
  readonly family: FamilyId;
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
  /** One sentence in the second person. */
  readonly definition: string;
};

/** The colour of stars whose emotion is not in the catalogue. */
export const unknownEmotionColor = "#888888";

function emotion<Id extends ColoredEmotion>(
  id: Id,
  family: FamilyId,
  valence: number,
  energy: number,
  definition: string,
): Emotion & { readonly id: Id } {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    family,
    ...colorsOf(id),
    valence,
    energy,
    definition,
  };
}

export const emotions = [
  emotion("fear", "fear", -0.6, 0.8, "You sense a threat and your body readies itself."),
  emotion("anxiety", "fear", -0.5, 0.75, "Your mind keeps rehearsing what might go wrong."),
  emotion("anger", "fear", -0.7, 0.95, "Something feels unfair or in your way, and heat rises to meet it."),
  emotion("distrust", "fear", -0.45, 0.5, "You hold back because someone or something does not feel safe."),

  emotion("love", "love", 0.9, 0.6, "You care deeply and feel close to someone or something."),
  emotion("joy", "love", 0.95, 0.8, "You feel light and glad, as if the moment were on your side."),
  emotion("compassion", "love", 0.6, 0.35, "Another's pain touches you and you want to ease it."),
  emotion("trust", "love", 0.65, 0.3, "You can lean on someone and let your guard down."),

  emotion("desire", "desire", 0.35, 0.75, "You are drawn toward something you want."),
  emotion("lust", "desire", 0.4, 0.9, "Your body longs for closeness and touch."),
  emotion("ambition", "desire", 0.45, 0.8, "You want to grow, reach or become more."),
  emotion("envy", "desire", -0.4, 0.6, "You ache for something that someone else has."),

  emotion("wonder", "wonder", 0.6, 0.6, "Something larger than the everyday has caught you."),
  emotion("curiosity", "wonder", 0.5, 0.65, "You want to look closer and find out."),
  emotion("hope", "wonder", 0.55, 0.45, "You can picture a better turn and lean toward it."),
  emotion("surprise", "wonder", 0.2, 0.9, "Something you did not expect has just changed the scene."),

  emotion("grief", "grief", -0.75, 0.3, "You carry the weight of something or someone lost."),
  emotion("sadness", "grief", -0.65, 0.2, "You feel low and heavy, and the day has less colour."),
  emotion("regret", "grief", -0.5, 0.35, "You wish you had done, said or chosen something else."),
  emotion("loneliness", "grief", -0.6, 0.25, "You miss being known by, or near to, someone."),

  emotion("anguish", "anguish", -0.95, 0.7, "The hurt is so strong that it fills everything."),
  emotion("shame", "anguish", -0.8, 0.4, "You want to hide, as if something about you were not all right."),
  emotion("guilt", "anguish", -0.7, 0.45, "Something you did, or did not do, sits badly with you."),
  emotion("hopelessness", "anguish", -0.9, 0.1, "You cannot see, right now, how things could get better."),

  emotion("serenity", "serenity", 0.75, 0.1, "You are calm all the way down."),
  emotion("relief", "serenity", 0.55, 0.25, "A weight is off, and you can breathe out."),
  emotion("contentment", "serenity", 0.7, 0.2, "What you have, right here, is enough."),
  emotion("gratitude", "serenity", 0.85, 0.35, "You notice a gift and feel thankful for it."),

  emotion("power", "power", 0.5, 0.7, "You feel strong and able to shape what happens."),
  emotion("confidence", "power", 0.6, 0.6, "You trust yourself to handle what comes."),
  emotion("pride", "power", 0.55, 0.55, "You did something that matters to you, and you stand taller."),
  emotion("determination", "power", 0.4, 0.8, "You have made up your mind and keep going."),

  emotion(
    "transcendence",
    "transcendence",
    0.8,
    0.5,
    "For a while you feel part of something far beyond yourself.",
  ),
  emotion("inspiration", "transcendence", 0.85, 0.75, "An idea has lit up and wants to be made real."),
  emotion("faith", "transcendence", 0.65, 0.3, "You rest in something you believe, without proof in hand."),
  emotion("purpose", "transcendence", 0.75, 0.6, "What you do points somewhere that matters to you."),
] as const;

export type EmotionId = (typeof emotions)[number]["id"];

/** All 36 ids, families included. */
export const emotionIds: readonly EmotionId[] = emotions.map(({ id }) => id);

const byId: ReadonlyMap<string, Emotion> = new Map(emotions.map((emotion) => [emotion.id, emotion]));

/** The catalogue's entry, or null for an id that is not in the catalogue. */
export function findEmotion(id: string): Emotion | null {
  return byId.get(id) ?? null;
}

/** The three sub-emotions of a family. */
export function subEmotionsOf(family: FamilyId): readonly Emotion[] {
  return emotions.filter((emotion) => emotion.family === family && emotion.id !== family);
}

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

/** The id in today's catalogue of a stored emotion. A name that is neither an id nor a legacy name stays as it is. */
export function canonicalEmotion(stored: string): string {
  return legacyNames.get(stored) ?? stored;
}
