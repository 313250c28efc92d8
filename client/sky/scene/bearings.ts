/** What gives a turned sky its bearings: where up is pleasant, where each year begins, where the families lie. */

import { familyIds, findEmotion } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { heightScale, type Position, radiusOf, sectorDirection } from "#domain/placement.ts";

export type Bearings = {
  /** Each line as its points, of one length for all. */
  readonly lines: readonly Line[];
  readonly labels: readonly Label[];
};
export type Line = { readonly points: readonly Position[]; readonly strength: number };
/** The earlier of two labels that would overlap stays. */
export type Label = {
  readonly text: string;
  readonly at: Position;
  /** Of an end of the axis, which lies over the stars for who looks from above. */
  readonly onAxis?: true;
};

export const pieces = 64;

/** So few stars need no names round them. */
export const enoughStars = 8;
/** At most so many years are ringed: the latest. */
const mostYears = 12;
/** Circles of the plane in grid view, besides those of the years. */
const planeCircles = 4;

const evenly = <T>(count: number, make: (share: number) => T): T[] =>
  Array.from({ length: count + 1 }, (_, at) => make(at / count));

const onPlane = (radius: number, direction: number): Position => ({
  x: radius * Math.cos(direction),
  y: 0,
  z: radius * Math.sin(direction),
});

const circle = (radius: number, strength: number): Line => ({
  points: evenly(pieces, (share) => onPlane(radius, 2 * Math.PI * share)),
  strength,
});

const straight = (from: Position, to: Position, strength: number): Line => ({
  points: evenly(pieces, (share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  })),
  strength,
});

/** Where each local year after the first begins, by the ordinal of its first star. */
export function yearsOf(
  entries: readonly Pick<MoodEntry, "timestamp">[],
): { year: number; ordinal: number }[] {
  const years: { year: number; ordinal: number }[] = [];
  let latest = entries[0] ? new Date(entries[0].timestamp).getFullYear() : 0;
  for (const [ordinal, { timestamp }] of entries.entries()) {
    const year = new Date(timestamp).getFullYear();
    if (year > latest) years.push({ year, ordinal });
    latest = Math.max(latest, year);
  }
  return years.slice(-mostYears);
}

/** How far out a frame round stars that reach so far lies: in steps of a twentieth, so that it seldom moves. */
export const frameOf = (reach: number) => 1.05 ** Math.ceil(Math.log(Math.max(60, reach)) / Math.log(1.05));

const familyName = (family: string) => findEmotion(family)?.name ?? family;
const valenceOf = (family: string) => findEmotion(family)?.valence ?? 0;

/** The bearings of a sky whose stars reach so far, with the whole plane where `isGrid`. */
export function bearingsOf(entries: readonly MoodEntry[], reach: number, isGrid: boolean): Bearings {
  if (entries.length < enoughStars) return { lines: isGrid ? plane(reach) : [], labels: [] };
  const top = heightScale(reach);
  const rim = reach * 1.06 + 14;
  const years = yearsOf(entries).map(({ year, ordinal }) => ({ year, radius: radiusOf(ordinal) }));
  return {
    lines: [
      straight({ x: 0, y: -top, z: 0 }, { x: 0, y: top, z: 0 }, 0.8),
      ...years.map(({ radius }) => circle(radius, 0.9)),
      ...(isGrid ? plane(reach) : []),
    ],
    labels: [
      { text: "pleasant", at: { x: 0, y: top + 6, z: 0 }, onAxis: true },
      { text: "unpleasant", at: { x: 0, y: -top - 6, z: 0 }, onAxis: true },
      // As high as the family's own stars are.
      ...familyIds.map((family) => ({
        text: familyName(family),
        at: { ...onPlane(rim, sectorDirection(family, rim)), y: valenceOf(family) * top },
      })),
      // Between two sectors, where no name is.
      ...years.map(({ year, radius }) => ({
        text: String(year),
        at: onPlane(radius, sectorDirection("fear", radius) + Math.PI / familyIds.length),
      })),
    ],
  };
}

/** Circles at even distances, and a spoke between every two families. */
function plane(reach: number): Line[] {
  const rim = Math.max(reach, 60);
  const spokes = familyIds.map((family) => {
    const beside = Math.PI / familyIds.length;
    return {
      points: evenly(pieces, (share) => {
        const radius = 24 + (rim - 24) * share;
        return onPlane(radius, sectorDirection(family, radius) + beside);
      }),
      strength: 0.6,
    };
  });
  return [...evenly(planeCircles, (share) => circle(24 + (rim - 24) * share, 0.6)), ...spokes];
}
