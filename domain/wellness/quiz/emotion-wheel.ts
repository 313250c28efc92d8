/** The emotion wheel of the quiz: twelve emotions at equal angles. Neighbours are similar emotions. */

import type { EmotionId } from "../../emotions.ts";

/** Feelings in the order of their angles, from 0 degrees. */
export const wheelIds = [
  "joy",
  "love",
  "serenity",
  "melancholy",
  "sadness",
  "frustration",
  "anger",
  "anxiety",
  "fear",
  "surprise",
  "curiosity",
  "excitement",
] as const;

export type WheelId = (typeof wheelIds)[number];

const stepDegrees = 360 / wheelIds.length;

/** The star emotion whose colour and icon represent a wheel emotion that has no star of its own. */
const substitutes: Partial<Record<WheelId, EmotionId>> = {
  melancholy: "regret",
  frustration: "anguish",
  excitement: "desire",
};

export const starOf = (id: WheelId): EmotionId => substitutes[id] ?? (id as EmotionId);

export const isOnWheel = (word: string): word is WheelId => (wheelIds as readonly string[]).includes(word);

/** The word itself where it is an id of the wheel, otherwise null. */
export const idOnWheel = (word: string): WheelId | null => (isOnWheel(word) ? word : null);

/** Degrees, 0 to 330. */
export const angleOf = (id: WheelId) => wheelIds.indexOf(id) * stepDegrees;

/** The shorter way round the wheel from one emotion to another, in degrees: positive clockwise, -150 to 180. */
export function turnBetween(from: WheelId, to: WheelId): number {
  const clockwise = (angleOf(to) - angleOf(from) + 360) % 360;
  return clockwise > 180 ? clockwise - 360 : clockwise;
}

/** The smaller angle between two emotions, 0 to 180 degrees. */
export const angularDistance = (one: WheelId, other: WheelId): number => Math.abs(turnBetween(one, other));

/** The smaller number of emotions between two, plus one: 0 to 6. */
export const stepsBetween = (one: WheelId, other: WheelId): number =>
  angularDistance(one, other) / stepDegrees;
