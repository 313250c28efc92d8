import type { Feelings } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { StarsInSky } from "./messages.ts";

/** By the id of an emotion, its index in `feelings.all`. */
export const indicesOf = ({ all }: Feelings): ReadonlyMap<string, number> =>
  new Map(all.map(({ id }, at) => [id, at]));

/** Stars as lists of numbers, which a worker receives at once. `entries` are sorted by moment. */
export function starsInSky(
  feelings: Feelings,
  entries: readonly MoodEntry[],
  nextOrdinal: number,
): StarsInSky {
  const indices = indicesOf(feelings);
  return {
    ...{ feelings, nextOrdinal },
    moments: Float64Array.from(entries, ({ timestamp }) => Date.parse(timestamp)),
    emotions: Int16Array.from(entries, ({ emotion }) => indices.get(emotion) ?? -1),
    intensities: Uint8Array.from(entries, ({ intensity }) => intensity),
  };
}
