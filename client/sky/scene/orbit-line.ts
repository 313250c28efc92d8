import type { MoodEntry } from "#domain/mood-entry.ts";
import { type Line, pieces } from "./bearings.ts";
import { looksOf, orbitOffset } from "./star-looks.ts";

/** Stronger than the lines of the bearings, and fainter than what was chosen. */
const strength = 2.2;

/** The way of a twin's second star round its first; none for a star alone. `ordinal` as where it is drawn. */
export function orbitLines(entry: MoodEntry | undefined, ordinal: number): Line[] {
  const second = entry && looksOf(entry, ordinal)[1];
  if (!second) return [];
  const points = Array.from({ length: pieces + 1 }, (_, piece) => {
    const { x, y, z } = orbitOffset(second, (second.period * piece) / pieces);
    return { x: entry.x + x, y: entry.y + y, z: entry.z + z };
  });
  return [{ points, strength }];
}
