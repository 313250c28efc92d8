/** Where the stars of each family are, for the haze behind them. Lengths are units of the world. */

import { type FamilyId, familyIds } from "#domain/emotions.ts";
import { type Feelings, findEmotion } from "#domain/feelings.ts";
import type { Position } from "#domain/placement.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { clamp, smoothstep } from "../camera/view.ts";
import { minStarsForGuides } from "./guides.ts";

export type Nebula = {
  readonly family: FamilyId;
  readonly at: Position;
  readonly radius: number;
  /** 0 to 1; 1 for the family with the most stars. */
  readonly strength: number;
};

/** A family with fewer stars has no cloud. */
const minStars = 3;
/** Radius of a cloud, as a multiple of the standard deviation of its stars. */
const deviations = 1.9;
const minRadius = 70;

type Star = Pick<MoodEntry, "emotion" | "x" | "y" | "z">;

/** Sums over the stars of one family. They are exact, because coordinates are integers. */
type Tally = { count: number; x: number; y: number; z: number; squares: number };

/** The stars of each family, counted incrementally. */
export class FamilyTallies {
  readonly #tallies = new Map<FamilyId, Tally>();
  readonly #feelings: Feelings;
  #count = 0;

  constructor(feelings: Feelings) {
    this.#feelings = feelings;
  }

  add(stars: readonly Star[]) {
    for (const star of stars) this.#change(star, 1);
  }

  remove(stars: readonly Star[]) {
    for (const star of stars) this.#change(star, -1);
  }

  /** One for each family with enough stars. */
  nebulae(): Nebula[] {
    if (this.#count < minStarsForGuides) return [];
    const families = familyIds.flatMap((family) => {
      const tally = this.#tallies.get(family);
      return tally && tally.count >= minStars ? [{ family, tally }] : [];
    });
    const max = Math.max(0, ...families.map(({ tally }) => tally.count));
    return families.map(({ family, tally }) => {
      const at = centerOf(tally);
      return {
        family,
        at,
        radius: Math.max(minRadius, deviations * deviationOf(tally, at)),
        strength: Math.sqrt(tally.count / max),
      };
    });
  }

  #change({ emotion, x, y, z }: Star, by: 1 | -1) {
    this.#count += by;
    const family = findEmotion(this.#feelings, emotion)?.family;
    if (!family) return;
    const tally = this.#tallies.get(family) ?? { count: 0, x: 0, y: 0, z: 0, squares: 0 };
    tally.count += by;
    tally.x += by * x;
    tally.y += by * y;
    tally.z += by * z;
    tally.squares += by * (x * x + y * y + z * z);
    this.#tallies.set(family, tally);
  }
}

export function nebulaeOf(feelings: Feelings, stars: readonly Star[]): Nebula[] {
  const tallies = new FamilyTallies(feelings);
  tallies.add(stars);
  return tallies.nebulae();
}

const centerOf = ({ count, x, y, z }: Tally): Position => ({ x: x / count, y: y / count, z: z / count });

/** The mean square minus the square of the mean, which rounding can take below 0. */
const deviationOf = ({ count, squares }: Tally, { x, y, z }: Position) =>
  Math.sqrt(Math.max(0, squares / count - (x * x + y * y + z * z)));

/** Side of the baked cloud in pixels: soft enough for any size. */
export const cloudEdge = 64;

/** A cloud that fades out before its edge: one byte of density for each pixel, row by row. */
export function bakeCloud(): Uint8Array {
  const octaves = [3, 6, 12].map((cells, octave) => valueNoise(cells, octave));
  return Uint8Array.from({ length: cloudEdge ** 2 }, (_, pixel) => {
    const [across, up] = [pixel % cloudEdge, Math.floor(pixel / cloudEdge)].map(
      (at) => (at + 0.5) / cloudEdge,
    ) as [number, number];
    const fading = smoothstep(1, 0, Math.hypot(across - 0.5, up - 0.5) * 2);
    const density = octaves.reduce((sum, noise, octave) => sum + noise(across, up) * 0.5 ** octave, 0) / 1.75;
    return Math.round(255 * fading * clamp(0.25 + 1.15 * (density - 0.2), 0, 1));
  });
}

/** Smooth noise from 0 to 1 over a square of `cells` by `cells`. */
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
