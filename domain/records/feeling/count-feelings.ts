/** How often feelings were felt. */

import type { MoodEntry } from "../star/mood-entry.ts";

type Felt = Pick<MoodEntry, "emotion" | "isTwinStar" | "secondaryEmotion">;

/** Whether a star has a feeling, as its first or its second one. */
export const hasFeeling = ({ emotion, isTwinStar, secondaryEmotion }: Felt, id: string): boolean =>
  emotion === id || (isTwinStar === 1 && secondaryEmotion === id);

/** The number of stars that have each feeling, by its id; without those that no star has. */
export function starsPerFeeling(entries: readonly Felt[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { emotion, isTwinStar, secondaryEmotion } of entries) {
    count(emotion);
    if (isTwinStar === 1 && secondaryEmotion !== null && secondaryEmotion !== emotion)
      count(secondaryEmotion);
  }
  return counts;
}
