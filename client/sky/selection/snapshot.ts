/** The JSON of several stars that users can copy. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

export function snapshotOf(stars: readonly MoodEntry[], viewScale: number, now: Date): string {
  const snapshot = {
    timestamp: now.toISOString(),
    selectedStars: stars.map(({ emotion, intensity, note, timestamp, x, y, z }) => ({
      ...{ emotion, intensity, note, timestamp },
      position: { x, y, z },
    })),
    viewScale,
  };
  return JSON.stringify(snapshot, null, 2);
}
