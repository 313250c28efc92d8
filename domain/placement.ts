/**
 * The position of a star, which changes only when a correction moves the star: distance from the centre shows time, direction shows the emotion's
 * family, and height shows pleasantness. Positions are integers; one unit is one pixel at the centre of the map at zoom 1.
 */

import { type FamilyId, familyIds } from "./emotions.ts";
import { type Feelings, findEmotion } from "./feelings.ts";
import { pseudoRandom } from "./pseudo-random.ts";

export type Position = { readonly x: number; readonly y: number; readonly z: number };

/** The limit of the absolute value of each coordinate. */
export const maxCoordinate = 100_000;

/** The smallest distance between a star that the server places and any other star. */
export const starSpacing = 12;
/** The smallest distance to any other star that the server accepts for a position from a client. */
export const minStarSpacing = 10;

const goldenRatio = (1 + Math.sqrt(5)) / 2;
const sectorAngle = (2 * Math.PI) / familyIds.length;

const innerRadius = 36;

/**
 * The radius of the star with this rank. Each star gets an equal area, so that the density stays the same. Stars that
 * were added for a moment before the first star have negative ranks and are inside of its radius.
 */
export function radiusAt(rank: number): number {
  const step = 12 * Math.sqrt(Math.abs(rank));
  return rank >= 0 ? innerRadius + step : innerRadius ** 2 / (innerRadius + step);
}

/** The rank of a star at this radius: the inverse of `radiusAt`. */
export function rankAt(radius: number): number {
  const isInside = radius < innerRadius;
  const step = (isInside ? innerRadius ** 2 / Math.max(1, radius) : radius) - innerRadius;
  const rank = (step / 12) ** 2;
  return isInside ? -rank : rank;
}

/** The direction, in radians, of the middle of a family's sector at a radius. Sectors turn slightly with the radius, like a spiral. */
export function sectorDirection(family: FamilyId, radius: number): number {
  return familyIds.indexOf(family) * sectorAngle + 0.0008 * radius;
}

/** The height at a radius of a star with valence 1. */
export const heightScale = (radius: number) => 30 + 0.32 * radius;

const fraction = (value: number) => value - Math.floor(value);

export type StarOrder = {
  /** From 0, never assigned twice in a universe. Seeds the jitter. */
  readonly ordinal: number;
  /** Determines the radius: ranks increase with the moments of the stars. That of a star for the present moment is its ordinal. */
  readonly rank: number;
};

/**
 * An endless sequence of positions for a star, best first. The caller takes the first that keeps `starSpacing` to every
 * other star. For an emotion that the universe does not know, the direction follows from the ordinal and the height is
 * near 0.
 */
export function* candidatePositions(
  feelings: Feelings,
  { ordinal, rank }: StarOrder,
  emotionId: string,
): Generator<Position, never> {
  const emotion = findEmotion(feelings, emotionId);
  for (let attempt = 0; ; attempt++) {
    // The first attempts vary the direction at the same radius; later ones widen all three ranges more and more.
    const spread = Math.sqrt(attempt);
    const radius =
      radiusAt(rank) +
      4 * (pseudoRandom(ordinal, attempt) - 0.5) +
      spread * (pseudoRandom(ordinal, attempt + 7919) - 0.35);
    const across = fraction((ordinal + attempt) * goldenRatio) - 0.5;
    const direction = emotion
      ? sectorDirection(emotion.family, radius) + across * sectorAngle * Math.min(1.6, 0.86 + 0.01 * attempt)
      : 2 * Math.PI * across;
    const offset = pseudoRandom(ordinal, attempt + 104_729) - 0.5;
    const height =
      (emotion?.valence ?? 0) * heightScale(radius) + offset * (2 + 0.05 * heightScale(radius) + spread);
    yield {
      x: Math.round(radius * Math.cos(direction)),
      y: Math.round(height),
      z: Math.round(radius * Math.sin(direction)),
    };
  }
}

/** Whether stars of two emotions belong in different directions or at different heights. */
export function haveDifferentPlaces(feelings: Feelings, emotionId: string, otherId: string): boolean {
  const [one, other] = [findEmotion(feelings, emotionId), findEmotion(feelings, otherId)];
  return one?.family !== other?.family || one?.valence !== other?.valence;
}

/** True when the distance between two positions is less than `distance`. */
export function isCloserThan(one: Position, other: Position, distance: number): boolean {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2 < distance ** 2;
}

const cellKey = (x: number, y: number, z: number) => `${x},${y},${z}`;

/** The occupied positions of one sky, indexed by cubes, so that a lookup takes the same time in a sky of any size. */
export class OccupiedPositions {
  readonly #cells = new Map<string, Position[]>();

  constructor(positions: Iterable<Position> = []) {
    for (const position of positions) this.add(position);
  }

  add(position: Position) {
    const key = cellKey(...this.#cellOf(position));
    const cell = this.#cells.get(key);
    if (cell) cell.push(position);
    else this.#cells.set(key, [position]);
  }

  /** True when every star is at least `spacing` away, which is at most `starSpacing`. */
  isFree(candidate: Position, spacing = starSpacing): boolean {
    const [cx, cy, cz] = this.#cellOf(candidate);
    for (let x = cx - 1; x <= cx + 1; x++)
      for (let y = cy - 1; y <= cy + 1; y++)
        for (let z = cz - 1; z <= cz + 1; z++)
          if (this.#cells.get(cellKey(x, y, z))?.some((star) => isCloserThan(star, candidate, spacing)))
            return false;
    return true;
  }

  #cellOf({ x, y, z }: Position): [number, number, number] {
    return [Math.floor(x / starSpacing), Math.floor(y / starSpacing), Math.floor(z / starSpacing)];
  }
}

/** The position of the next star of a sky that has `ordinal` stars. */
export function placeStar(
  feelings: Feelings,
  ordinal: number,
  emotionId: string,
  occupied: OccupiedPositions,
): Position {
  const candidates = candidatePositions(feelings, { ordinal, rank: ordinal }, emotionId);
  let candidate = candidates.next().value;
  while (!occupied.isFree(candidate)) candidate = candidates.next().value;
  return candidate;
}
