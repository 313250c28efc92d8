/** Orientation aids of the sky: the axis of pleasantness, rings of years and months, the names of the families. */

import { type FamilyId, familyIds } from "#domain/emotions.ts";
import { headOf } from "#domain/feelings.ts";
import { heightScale, type Position, sectorDirection } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { noWords, type SkyWords } from "./sky-words.ts";
import { type RingName, type TimeRing, timeRingsOf } from "./time-rings.ts";

export type Guides = {
  /** All lines have the same number of points. */
  readonly lines: readonly Line[];
  readonly labels: readonly Label[];
};
/** What days measured: rings of the sky, or strips of a layout with two points each. The strength is that of the value. */
export type Glow = readonly Line[];
export const noGlow: Glow = [];
export type Line = { readonly points: readonly Position[]; readonly strength: number };
/** Text in the sky. Of two labels that would overlap, the earlier one shows. */
export type Label = {
  readonly text: string;
  readonly at: Position;
  /** Places where the label can be too, if something is there already. */
  readonly or?: readonly Position[];
  /** The name of a family is always in view: beside its place, or at the edge. */
  readonly family?: FamilyId;
  /** A label at an end of the axis, which covers stars in a view from above. */
  readonly onAxis?: true;
  /** A name without which a layout cannot be read: where no place is free of stars, it covers some. */
  readonly coversStars?: true;
};

export const piecesPerLine = 64;

/** Fewer stars need no guides. */
export const minStarsForGuides = 8;
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

/** The radius of the guides for a sky of this reach: rounded up to steps of 5 %, so that it seldom changes. */
export const guideRadius = (reach: number) =>
  1.05 ** Math.ceil(Math.log(Math.max(60, reach)) / Math.log(1.05));

/** The guides of the present sky, made again only when they change: most changed stars leave them as they are. */
export class SkyGuides {
  shown: Guides = { lines: [], labels: [] };
  #key = "";
  #ofLayout: Guides | null = null;
  #words = noWords;

  /** Sets the words, which apply with the next update. */
  set words(words: SkyWords) {
    this.#words = words;
    this.#key = "";
  }

  /**
   * Updates the guides; `reach` is in units, `isGrid` adds the plane of grid view, and a layout has guides of its
   * own. Returns whether the guides changed.
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
    const rings = hasGuides ? timeRingsOf(entries) : [];
    const names = rings.flatMap(({ name, radius }) => [nameOf(name, this.#words), radius]);
    const key = [hasGuides, radius, isGrid, ...names].join();
    if (key === this.#key) return false;
    this.#key = key;
    this.shown = hasGuides
      ? makeGuides(rings, radius, isGrid, this.#words)
      : { lines: isGrid ? plane(radius) : [], labels: [] };
    return true;
  }
}

/** Name of a ring; null where it has none. */
function nameOf(name: RingName | null, words: SkyWords): string | null {
  if (!name) return null;
  return "year" in name ? String(name.year) : (words.months[name.month] ?? null);
}

function makeGuides(rings: readonly TimeRing[], reach: number, isGrid: boolean, words: SkyWords): Guides {
  const top = heightScale(reach);
  const rim = reach * 1.06 + 14;
  return {
    lines: [
      straight({ x: 0, y: -top, z: 0 }, { x: 0, y: top, z: 0 }, 0.8),
      ...rings.map(({ radius, isYear }) => circle(radius, isYear ? 0.9 : 0.4)),
      ...(isGrid ? plane(reach) : []),
    ],
    labels: [
      axisLabel(words.pleasant, top + 6),
      axisLabel(words.unpleasant, -top - 6),
      // Names of families are at the height of their stars.
      ...familyIds.map((family) => ({
        text: words.families.get(family) ?? family,
        family,
        at: { ...onPlane(rim, sectorDirection(family, rim)), y: headOf(family).valence * top },
      })),
      ...rings.flatMap(({ name, radius }) => {
        const text = nameOf(name, words);
        return text === null ? [] : [ringLabel(text, radius)];
      }),
    ],
  };
}

/** Label at the end of the axis or, where stars are in front of it, farther out or else farther in. */
function axisLabel(text: string, end: number): Label {
  const [at, ...or] = [1, 1.12, 1.25, 1.4, 1.6, 1.85, 2.1, 2.4, 2.8, 0.86, 0.72, 0.58].map((share) => ({
    x: 0,
    y: share * end,
    z: 0,
  }));
  return { text, at: at as Position, or: or as readonly Position[], onAxis: true };
}

/** Label between two sectors, where there are the fewest stars: in front, or else farther round the ring. */
function ringLabel(text: string, radius: number): Label {
  const places = familyIds.map((family) =>
    onPlane(radius, sectorDirection(family, radius) + Math.PI / familyIds.length),
  );
  const [at, ...or] = [...places.slice(-2), ...places.slice(0, -2)] as [Position, ...Position[]];
  return { text, at, or };
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
