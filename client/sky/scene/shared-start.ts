import type { MoodEntry } from "#domain/mood-entry.ts";

/** How many entries at the start look the same in both lists: what was drawn of them need not be drawn anew. */
export function sharedStart(before: readonly MoodEntry[], after: readonly MoodEntry[]): number {
  let same = 0;
  for (const entry of after) {
    const old = before[same];
    if (!old || (old !== entry && !looksAlike(old, entry))) break;
    same++;
  }
  return same;
}

const visibleFields = [
  "id",
  "emotion",
  "intensity",
  "x",
  "y",
  "z",
  "isTwinStar",
  "secondaryEmotion",
  "secondaryIntensity",
] as const satisfies readonly (keyof MoodEntry)[];

const looksAlike = (one: MoodEntry, other: MoodEntry) =>
  visibleFields.every((field) => one[field] === other[field]);
