/** Orientation aids of the sky: the axis of pleasantness, a ring for each year, the names of the families. */

import { familyIds, findEmotion } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { heightScale, type Position, radiusAt, sectorDirection } from "#domain/placement.ts";

export type Guides = {
  /** All lines have the same number of points. */
  readonly lines: readonly Line[];
  readonly labels: readonly Label[];
};
export type Line = { readonly points: readonly Position[]; readonly strength: number };
/** Of two labels that would overlap, the earlier one shows. */
export type Label = {
  readonly text: string;
  readonly at: Position;
  /** A label at an end of the axis, which covers stars in a view from above. */
  readonly onAxis?: true;
};

export const piecesPerLine = 64;

/** Fewer stars need no guides. */
export const minStarsForGuides = 8;
/** Only the latest years have a ring. */
const maxYears = 12;
/** Circles of the plane in grid view, besides the year rings. */
const planeCircles = 4;

const evenSteps = <T>(count: number, make: (share: number) => T): T[] =>
  Array.from({ length: count + 1 }, (_, at) => make(at / count));

const onPlane = (radius: number, direction: number): Position => ({
  x: radius * Math.cos(direction),
  y: 0,
  z: radius * Math.sin(direction),
});

const circle = (radius: number, strength: number): Line => ({
  points: evenSteps(piecesPerLine, (share) => onPlane(radius, 2 * Math.PI * share)),
  strength,
});

const straight = (from: Position, to: Position, strength: number): Line => ({
  points: evenSteps(piecesPerLine, (share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  })),
  strength,
});

/** The ordinal of the first star of each local year after the first year. */
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
  return years.slice(-maxYears);
}

/** The radius of the guides for a sky of this reach: rounded up to steps of 5 %, so that it seldom changes. */
export const guideRadius = (reach: number) =>
  1.05 ** Math.ceil(Math.log(Math.max(60, reach)) / Math.log(1.05));

const familyName = (family: string) => findEmotion(family)?.name ?? family;
const valenceOf = (family: string) => findEmotion(family)?.valence ?? 0;

/** `reach` in units; `isGrid` adds the plane of grid view. */
export function guidesOf(entries: readonly MoodEntry[], reach: number, isGrid: boolean): Guides {
  if (entries.length < minStarsForGuides) return { lines: isGrid ? plane(reach) : [], labels: [] };
  const top = heightScale(reach);
  const rim = reach * 1.06 + 14;
  const years = yearsOf(entries).map(({ year, ordinal }) => ({ year, radius: radiusAt(ordinal) }));
  return {
    lines: [
      straight({ x: 0, y: -top, z: 0 }, { x: 0, y: top, z: 0 }, 0.8),
      ...years.map(({ radius }) => circle(radius, 0.9)),
      ...(isGrid ? plane(reach) : []),
    ],
    labels: [
      { text: "pleasant", at: { x: 0, y: top + 6, z: 0 }, onAxis: true },
      { text: "unpleasant", at: { x: 0, y: -top - 6, z: 0 }, onAxis: true },
      // At the height of the family's stars.
      ...familyIds.map((family) => ({
        text: familyName(family),
        at: { ...onPlane(rim, sectorDirection(family, rim)), y: valenceOf(family) * top },
      })),
      // Between two sectors, where there is no family name.
      ...years.map(({ year, radius }) => ({
        text: String(year),
        at: onPlane(radius, sectorDirection("fear", radius) + Math.PI / familyIds.length),
      })),
    ],
  };
}

/** Circles at even distances, and a spoke between neighbouring families. */
function plane(reach: number): Line[] {
  const rim = Math.max(reach, 60);
  const spokes = familyIds.map((family) => {
    const beside = Math.PI / familyIds.length;
    return {
      points: evenSteps(piecesPerLine, (share) => {
        const radius = 24 + (rim - 24) * share;
        return onPlane(radius, sectorDirection(family, radius) + beside);
      }),
      strength: 0.6,
    };
  });
  return [...evenSteps(planeCircles, (share) => circle(24 + (rim - 24) * share, 0.6)), ...spokes];
}
