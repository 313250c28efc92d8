import { emotionIds } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { StarsInSky } from "./messages.ts";

const placeOf = new Map<string, number>(emotionIds.map((id, at) => [id, at]));

/** As lists of numbers, which a worker receives at once. `entries` are sorted by moment. */
export function starsInSky(entries: readonly MoodEntry[], nextOrdinal: number): StarsInSky {
  return {
    nextOrdinal,
    moments: Float64Array.from(entries, ({ timestamp }) => Date.parse(timestamp)),
    emotions: Int16Array.from(entries, ({ emotion }) => placeOf.get(emotion) ?? -1),
    intensities: Uint8Array.from(entries, ({ intensity }) => intensity),
  };
}
