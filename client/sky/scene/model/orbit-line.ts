import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { type Line, piecesPerLine } from "./guides.ts";
import { appearancesOf, orbitOffset } from "./star-appearance.ts";

/** The line is stronger than the guides, fainter than the selection. */
const strength = 2.2;

/** The orbit of a twin star's secondary; none for a single star. */
export function orbitLines(entry: MoodEntry | undefined): Line[] {
  const secondary = entry && appearancesOf(entry)[1];
  if (!secondary) return [];
  const points = Array.from({ length: piecesPerLine + 1 }, (_, piece) => {
    const { x, y, z } = orbitOffset(secondary, (secondary.period * piece) / piecesPerLine);
    return { x: entry.x + x, y: entry.y + y, z: entry.z + z };
  });
  return [{ points, strength }];
}
