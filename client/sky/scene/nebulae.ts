/** Where a family's stars gather, for the haze that is drawn behind them. Lengths are units of the sky. */

import { type FamilyId, familyIds, findEmotion } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { seededRandom } from "#domain/seeded.ts";
import { enoughStars } from "./bearings.ts";
import { clamp, smoothstep } from "./view.ts";

export type Nebula = {
  readonly family: FamilyId;
  readonly at: Position;
  readonly radius: number;
  /** 0 to 1, the fullest family's being 1. */
  readonly strength: number;
};

/** Fewer stars of a family make no cloud. */
const leastStars = 3;
/** Of the stars' spread: where a cloud has faded out. */
const reachOfSpread = 1.9;
const leastRadius = 70;

type Star = Pick<MoodEntry, "emotion" | "x" | "y" | "z">;

/** One for each family with stars enough. */
export function nebulaeOf(entries: readonly Star[]): Nebula[] {
  if (entries.length < enoughStars) return [];
  const gathered = Map.groupBy(entries, ({ emotion }) => findEmotion(emotion)?.family);
  const families = familyIds.flatMap((family) => {
    const stars = gathered.get(family) ?? [];
    return stars.length < leastStars ? [] : [{ family, stars }];
  });
  const most = Math.max(0, ...families.map(({ stars }) => stars.length));
  return families.map(({ family, stars }) => {
    const at = middleOf(stars);
    return {
      family,
      at,
      radius: Math.max(leastRadius, reachOfSpread * spreadOf(stars, at)),
      strength: Math.sqrt(stars.length / most),
    };
  });
}

const meanOf = <T>(items: readonly T[], numberOf: (item: T) => number) =>
  items.reduce((sum, item) => sum + numberOf(item), 0) / items.length;

const middleOf = (stars: readonly Star[]): Position => ({
  x: meanOf(stars, ({ x }) => x),
  y: meanOf(stars, ({ y }) => y),
  z: meanOf(stars, ({ z }) => z),
});

const spreadOf = (stars: readonly Star[], at: Position) =>
  Math.sqrt(meanOf(stars, ({ x, y, z }) => (x - at.x) ** 2 + (y - at.y) ** 2 + (z - at.z) ** 2));

/** The edge of the baked cloud in pixels: soft enough for any size. */
export const cloudEdge = 64;

/** A cloud that fades out before its edge, as one byte of density for each pixel, row by row. */
export function bakeCloud(): Uint8Array {
  const octaves = [3, 6, 12].map((cells, octave) => valueNoise(cells, octave));
  return Uint8Array.from({ length: cloudEdge ** 2 }, (_, pixel) => {
    const [across, up] = [pixel % cloudEdge, Math.floor(pixel / cloudEdge)].map(
      (at) => (at + 0.5) / cloudEdge,
    ) as [number, number];
    const fading = smoothstep(1, 0, Math.hypot(across - 0.5, up - 0.5) * 2);
    const billows = octaves.reduce((sum, noise, octave) => sum + noise(across, up) * 0.5 ** octave, 0) / 1.75;
    return Math.round(255 * fading * clamp(0.25 + 1.15 * (billows - 0.2), 0, 1));
  });
}

/** Smooth noise from 0 to 1 over a square of so many cells. */
function valueNoise(cells: number, seed: number) {
  const random = seededRandom(seed + 1);
  const values = Array.from({ length: (cells + 1) ** 2 }, random);
  const valueAt = (column: number, row: number) => values[row * (cells + 1) + column] ?? 0;
  const mix = (from: number, to: number, share: number) => from + (to - from) * share;
  return (across: number, up: number) => {
    const [column, row] = [Math.floor(across * cells), Math.floor(up * cells)];
    const [right, above] = [smoothstep(0, 1, across * cells - column), smoothstep(0, 1, up * cells - row)];
    return mix(
      mix(valueAt(column, row), valueAt(column + 1, row), right),
      mix(valueAt(column, row + 1), valueAt(column + 1, row + 1), right),
      above,
    );
  };
}
