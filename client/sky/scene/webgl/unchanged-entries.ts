import type { MoodEntry } from "#domain/mood-entry.ts";

/** The number of leading entries that look the same in both lists, so that their vertices stay valid. */
export function countUnchanged(before: readonly MoodEntry[], after: readonly MoodEntry[]): number {
  const max = Math.min(before.length, after.length);
  let same = 0;
  // Usually they are the same objects: this comparison first, and no iterator, for many thousands of entries.
  while (same < max && (before[same] === after[same] || looksAlike(before[same], after[same]))) same++;
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

const looksAlike = (one: MoodEntry | undefined, other: MoodEntry | undefined) =>
  visibleFields.every((field) => one?.[field] === other?.[field]);
