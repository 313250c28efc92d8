/** The quiz's wheel: twelve emotions at equal angles, in an order in which neighbours feel alike. */

import type { EmotionId } from "../emotions.ts";

/** In the order of the wheel, beginning at 0 degrees. */
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

/** The star whose colour and sign an emotion bears, where the catalogue of stars has none of its name. */
const kin: Partial<Record<WheelId, EmotionId>> = {
  melancholy: "regret",
  frustration: "anguish",
  excitement: "desire",
};

export const starOf = (id: WheelId): EmotionId => kin[id] ?? (id as EmotionId);

export const wheelNameOf = (id: WheelId) => id.charAt(0).toUpperCase() + id.slice(1);

export const isOnWheel = (word: string): word is WheelId => (wheelIds as readonly string[]).includes(word);

/** Degrees, 0 to 330. */
export const angleOf = (id: WheelId) => wheelIds.indexOf(id) * stepDegrees;

/** The shorter way round, in degrees, 0 to 180. */
export function angularDistance(one: WheelId, other: WheelId): number {
  const apart = Math.abs(angleOf(one) - angleOf(other));
  return Math.min(apart, 360 - apart);
}
