/** The place of the next star: shown in the sky and sent with the star. */

import { useMemo } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { OccupiedPositions, type Position, placeStar } from "#domain/placement.ts";

/** Null if no place is shown: with stars, none is shown before an emotion is chosen. */
export function nextPlace(
  entries: readonly MoodEntry[],
  taken: OccupiedPositions,
  emotion: string | null,
): Position | null {
  if (emotion === null && entries.length > 0) return null;
  return placeStar(entries.length, emotion ?? "", taken);
}

/** Also null until the stars are loaded. */
export function useNextPlace(entries: readonly MoodEntry[] | null, emotion: string | null): Position | null {
  const taken = useMemo(() => new OccupiedPositions(entries ?? []), [entries]);
  return useMemo(() => entries && nextPlace(entries, taken, emotion), [entries, taken, emotion]);
}
