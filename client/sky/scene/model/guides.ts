/** Orientation aids of the sky: the axis of pleasantness, a ring for each year, the names of the families. */

import { familyIds, findEmotion } from "#domain/emotions.ts";
import { type LocalMoment, wallClockOf } from "#domain/local-time.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { heightScale, type Position, sectorDirection } from "#domain/placement.ts";

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

const yearOf = (entry: LocalMoment | undefined) => (entry ? wallClockOf(entry).getUTCFullYear() : Number.NaN);

/** The index of the first star of each year on the person's wall clock after the first, for the latest years; `entries` oldest first. */
export function yearsOf(entries: readonly LocalMoment[]): { year: number; index: number }[] {
  const years: { year: number; index: number }[] = [];
  for (let year = yearOf(entries.at(-1)); years.length < maxYears && !Number.isNaN(year); ) {
    const index = firstOfYear(entries, year);
    if (index === 0) break;
    years.unshift({ year, index });
    year = yearOf(entries[index - 1]);
  }
  return years;
}

/** Binary search, because a date takes long to parse. */
function firstOfYear(entries: readonly LocalMoment[], year: number): number {
  let [low, high] = [0, entries.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (yearOf(entries[middle]) >= year) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Neighbours in time, on either side, between which a ring lies. */
const ringNeighbours = 4;

/** The median distance from the axis of the stars round this index, because stars can be missing or anywhere. */
function ringRadius(entries: readonly MoodEntry[], index: number): number {
  const around = entries.slice(Math.max(0, index - ringNeighbours), index + ringNeighbours);
  const radii = around.map(({ x, z }) => Math.hypot(x, z)).sort((one, other) => one - other);
  return Math.round(radii[radii.length >> 1] ?? 0);
}

type Ring = { readonly year: number; readonly radius: number };

const ringsOf = (entries: readonly MoodEntry[]): Ring[] =>
  yearsOf(entries).map(({ year, index }) => ({ year, radius: ringRadius(entries, index) }));

/** The radius of the guides for a sky of this reach: rounded up to steps of 5 %, so that it seldom changes. */
export const guideRadius = (reach: number) =>
  1.05 ** Math.ceil(Math.log(Math.max(60, reach)) / Math.log(1.05));

const familyName = (family: string) => findEmotion(family)?.name ?? family;
const valenceOf = (family: string) => findEmotion(family)?.valence ?? 0;

/** The guides of the present sky, made again only when they change: most changed stars leave them as they are. */
export class SkyGuides {
  shown: Guides = { lines: [], labels: [] };
  #key = "";
  #ofLayout: Guides | null = null;

  /**
   * `reach` in units; `isGrid` adds the plane of grid view; a layout has guides of its own. Returns whether the guides
   * changed.
   */
  update(
    entries: readonly MoodEntry[],
    reach: number,
    isGrid: boolean,
    ofLayout: Guides | null = null,
  ): boolean {
    if (ofLayout || this.#ofLayout) this.#key = "";
    const wasShown = ofLayout === this.#ofLayout;
    this.#ofLayout = ofLayout;
    if (ofLayout) {
      this.shown = ofLayout;
      return !wasShown;
    }
    const radius = guideRadius(reach);
    const hasGuides = entries.length >= minStarsForGuides;
    const rings = hasGuides ? ringsOf(entries) : [];
    const key = [hasGuides, radius, isGrid, ...rings.flatMap(({ year, radius }) => [year, radius])].join();
    if (key === this.#key) return false;
    this.#key = key;
    this.shown = hasGuides
      ? makeGuides(rings, radius, isGrid)
      : { lines: isGrid ? plane(radius) : [], labels: [] };
    return true;
  }
}

function makeGuides(rings: readonly Ring[], reach: number, isGrid: boolean): Guides {
  const top = heightScale(reach);
  const rim = reach * 1.06 + 14;
  return {
    lines: [
      straight({ x: 0, y: -top, z: 0 }, { x: 0, y: top, z: 0 }, 0.8),
      ...rings.map(({ radius }) => circle(radius, 0.9)),
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
      ...rings.map(({ year, radius }) => ({
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
