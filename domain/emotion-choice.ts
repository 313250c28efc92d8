/** The order in which a person is offered the emotions. */

import { type FamilyId, familyIds } from "./emotions.ts";
import { catalogue, emotionsOf, type Feelings, findEmotion } from "./feelings.ts";
import { highIntensity } from "./journey/stats.ts";

/** The mean valence of a family's emotions in the catalogue, −1 to 1: a person's own do not move the families. */
function pleasantnessOf(family: FamilyId): number {
  const members = emotionsOf(catalogue, family);
  return members.reduce((sum, { valence }) => sum + valence, 0) / members.length;
}

/** The nine families, the most pleasant first. */
export const familiesByPleasantness: readonly FamilyId[] = [...familyIds].sort(
  (one, other) => pleasantnessOf(other) - pleasantnessOf(one),
);

type Felt = { readonly emotion: string; readonly intensity: number };

/** Whether a feeling of a family that is unpleasant is strong: a breath may help now. */
export function isStrongAndHard(feelings: Feelings, { emotion, intensity }: Felt): boolean {
  const family = findEmotion(feelings, emotion)?.family;
  return intensity >= highIntensity && family !== undefined && pleasantnessOf(family) < 0;
}

/**
 * Up to `count` different emotions of the latest entries, the latest first. `entries` are sorted by moment, the latest
 * last. Archived feelings, and names that the universe does not know, are left out, because nobody can choose them.
 */
export function lastUsedEmotions(
  feelings: Feelings,
  entries: readonly { readonly emotion: string }[],
  count: number,
): readonly string[] {
  const used = new Set<string>();
  for (let at = entries.length - 1; at >= 0 && used.size < count; at--) {
    const emotion = entries[at]?.emotion ?? "";
    const known = findEmotion(feelings, emotion);
    if (known && !known.isArchived) used.add(emotion);
  }
  return [...used];
}
