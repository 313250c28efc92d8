/** The stars of the picture on the login screen, and where they are on it. */

import type { Emotion, EmotionId } from "#domain/emotions.ts";
import { catalogue, findEmotion } from "#domain/feelings.ts";

export type Side = "left" | "right" | "below";

export type WelcomeStar = {
  readonly emotion: Emotion;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radius of the core at the centre of the sky. */
  readonly radius: number;
  /** The side at which its name stands; null without a name. */
  readonly nameSide: Side | null;
};

/** Feelings of all families, pleasant and hard ones. */
const feelings: readonly EmotionId[] = [
  ...(["joy", "anxiety", "curiosity", "sadness", "gratitude", "pride", "loneliness", "hope"] as const),
  ...(["anger", "serenity", "inspiration", "love", "guilt", "relief", "determination", "wonder"] as const),
  ...(["ambition", "regret", "trust", "faith", "fear", "contentment", "surprise", "compassion"] as const),
];

/** Stars with free space for names in every language when the picture rests: love, anger, hope, relief and guilt. */
const nameSides: Readonly<Record<number, Side>> = {
  49: "right",
  53: "left",
  56: "left",
  60: "below",
  67: "right",
};

const count = 74;
/** Seconds from the birth of one star to that of the next. */
const birthInterval = 0.045;
/** Radians between consecutive stars, which are in different directions, as in a sunflower. */
const goldenAngle = 2.399963;
/** Distances from the centre of the innermost and the outermost star. */
const [nearest, reach] = [12, 200];
/** Radians by which the sky is seen from above. */
const pitch = 0.5;
/** Distance of the eye from the centre. */
const eye = 620;

/** Stars, the oldest at the centre; pleasant feelings are up, as in every sky of the product. */
export const welcomeStars: readonly WelcomeStar[] = Array.from({ length: count }, (_, index) => {
  const emotion = findEmotion(catalogue, feelings[(index * 7) % feelings.length] ?? "joy");
  if (!emotion) throw new Error("The picture names a feeling that does not exist.");
  const distance = nearest + (reach - nearest) * Math.sqrt(index / count);
  const angle = index * goldenAngle;
  return {
    emotion,
    x: distance * Math.cos(angle),
    y: -26 * emotion.valence + 10 * Math.sin(index * 5.3),
    z: distance * Math.sin(angle),
    radius: 1.2 + 3 * (((index * 7) % 11) / 11) ** 2,
    nameSide: nameSides[index] ?? null,
  };
});

export const birthOf = (index: number) => birthInterval * index;

/**
 * Position right and down from the middle of the picture, for a sky turned by `yaw` radians; `nearness` is 1 at its
 * centre.
 */
export function placeOnPicture({ x, y, z }: Omit<WelcomeStar, "emotion">, yaw: number) {
  const across = x * Math.cos(yaw) - z * Math.sin(yaw);
  const along = x * Math.sin(yaw) + z * Math.cos(yaw);
  const depth = along * Math.cos(pitch) + y * Math.sin(pitch);
  const nearness = eye / (eye + depth);
  return {
    right: across * nearness,
    down: (y * Math.cos(pitch) - along * Math.sin(pitch)) * nearness - 14,
    nearness,
  };
}

/** Pixels for one unit, so that the whole sky is inside the picture whichever way it is turned. */
export const scaleFor = (width: number, height: number) => Math.min(width / (2.45 * reach), height / 283);
