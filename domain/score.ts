/** The score of a star: how pleasant its feelings were, and how intense. */

import { canonicalEmotion, findEmotion } from "./emotions.ts";
import type { MoodEntry } from "./records/star/mood-entry.ts";

type Scored = Pick<MoodEntry, "emotion" | "intensity" | "secondaryEmotion" | "secondaryIntensity">;

/**
 * Valence times intensity, −1 to 1; for a twin star, the mean of both scores weighted by their intensities. A missing
 * second intensity counts as the first. Null if no feeling of the star is in the catalogue.
 */
export function scoreOf({ emotion, intensity, secondaryEmotion, secondaryIntensity }: Scored): number | null {
  const parts = [part(emotion, intensity)];
  if (secondaryEmotion !== null) parts.push(part(secondaryEmotion, secondaryIntensity ?? intensity));
  let [sum, weight] = [0, 0];
  for (const { valence, intensity } of parts) {
    if (valence === null) continue;
    sum += valence * intensity * intensity;
    weight += intensity;
  }
  return weight > 0 ? sum / weight / 10 : null;
}

const part = (emotion: string, intensity: number) => ({
  valence: findEmotion(canonicalEmotion(emotion))?.valence ?? null,
  intensity,
});
