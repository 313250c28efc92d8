/** The order in which a person is offered the emotions. */

import { type EmotionId, type FamilyId, familyIds, findEmotion, subEmotionsOf } from "./emotions.ts";

/** The mean valence of a family and its sub-emotions, −1 to 1. */
function pleasantnessOf(family: FamilyId): number {
  const members = [findEmotion(family), ...subEmotionsOf(family)].flatMap((member) => member ?? []);
  return members.reduce((sum, { valence }) => sum + valence, 0) / members.length;
}

/** The nine families, the most pleasant first. */
export const familiesByPleasantness: readonly FamilyId[] = [...familyIds].sort(
  (one, other) => pleasantnessOf(other) - pleasantnessOf(one),
);

/**
 * Up to `count` different emotions of the latest entries, the latest first. `entries` are sorted by moment, the latest
 * last. Names that are not in the catalogue are left out, because nobody can choose them.
 */
export function lastUsedEmotions(
  entries: readonly { readonly emotion: string }[],
  count: number,
): readonly EmotionId[] {
  const used = new Set<string>();
  for (let at = entries.length - 1; at >= 0 && used.size < count; at--) {
    const emotion = entries[at]?.emotion ?? "";
    if (findEmotion(emotion)) used.add(emotion);
  }
  return [...used] as EmotionId[];
}
