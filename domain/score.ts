/** The score of a star: how pleasant its feelings were, and how intense. */

import { canonicalEmotion } from "./emotions.ts";
import { type Feelings, findEmotion } from "./feelings.ts";
import type { MoodEntry } from "./records/star/mood-entry.ts";

type Scored = Pick<MoodEntry, "emotion" | "intensity" | "secondaryEmotion" | "secondaryIntensity">;

/**
 * Valence times intensity, −1 to 1; for a twin star, the mean of both scores weighted by their intensities. A missing
 * second intensity counts as the first. Null if the universe knows no feeling of the star.
 */
export function scoreOf(
  feelings: Feelings,
  { emotion, intensity, secondaryEmotion, secondaryIntensity }: Scored,
): number | null {
  const parts = [part(feelings, emotion, intensity)];
  if (secondaryEmotion !== null)
    parts.push(part(feelings, secondaryEmotion, secondaryIntensity ?? intensity));
  let [sum, weight] = [0, 0];
  for (const { valence, intensity } of parts) {
    if (valence === null) continue;
    sum += valence * intensity * intensity;
    weight += intensity;
  }
  return weight > 0 ? sum / weight / 10 : null;
}

const part = (feelings: Feelings, emotion: string, intensity: number) => ({
  valence: findEmotion(feelings, canonicalEmotion(emotion))?.valence ?? null,
  intensity,
});
