/** Constellations as the sky draws them: lines from star to star, and names. */

import type { Position } from "#domain/placement.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { TimeRange } from "#domain/sky-time/time-window.ts";
import type { Label } from "./guides.ts";

export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

export type FigureName = {
  readonly label: Label;
  /** Where the name can be on the screen, best first. Pixels. */
  spots(onScreen: (place: Position) => Point, size: Size): Iterable<Point>;
};

/** Figures in the order in which they were completed by their latest star. */
export type PlacedFigures = {
  /** Lines of all figures, one after the other. */
  readonly lines: readonly (readonly [Position, Position])[];
  /** Index of the first line of each figure; one more for the end. */
  readonly lineEnds: readonly number[];
  readonly names: readonly FigureName[];
  /** The index of the first figure that is complete in a part of time, and of the one behind the last. */
  completeIn(shown: TimeRange): readonly [first: number, end: number];
};

/** Code that is fetched for people who have constellations. */
export type FigurePlacer = (
  constellations: readonly Constellation[],
  find: (id: string) => MoodEntry | null,
) => PlacedFigures;

export const noFigures: PlacedFigures = { lines: [], lineEnds: [0], names: [], completeIn: () => [0, 0] };

/** The indices of the first and the last line of the figures that are complete in a part of time. */
export function linesIn(
  { lineEnds, completeIn }: PlacedFigures,
  shown: TimeRange,
): readonly [number, number] {
  const [first, end] = completeIn(shown);
  return [lineEnds[first] ?? 0, (lineEnds[end] ?? 0) - 1];
}
