import type { MoodEntry } from "#domain/mood-entry.ts";

/** How many entries at the start look the same in both lists: what was drawn of them need not be drawn anew. */
export function sharedStart(before: readonly MoodEntry[], after: readonly MoodEntry[]): number {
  const most = Math.min(before.length, after.length);
  let same = 0;
  // Most often they are the very same entries: neither a call nor an iterator for each of many thousands.
  while (same < most && (before[same] === after[same] || looksAlike(before[same], after[same]))) same++;
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
