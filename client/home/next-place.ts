/** The place where the next star would be born: shown in the sky, and sent with the star. */

import { useMemo } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { type Position, placeStar, TakenPlaces } from "#domain/placement.ts";

/** An empty sky shows where its first star will be before an emotion is chosen; null: nothing to show. */
export function nextPlace(
  entries: readonly MoodEntry[],
  taken: TakenPlaces,
  emotion: string | null,
): Position | null {
  if (emotion === null && entries.length > 0) return null;
  return placeStar(entries.length, emotion ?? "", taken);
}

/** Null also while the stars are not known. */
export function useNextPlace(entries: readonly MoodEntry[] | null, emotion: string | null): Position | null {
  const taken = useMemo(() => new TakenPlaces(entries ?? []), [entries]);
  return useMemo(() => entries && nextPlace(entries, taken, emotion), [entries, taken, emotion]);
}
