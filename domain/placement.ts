/**
 * Where a new star is born, and stays: distance from the centre is time, direction is the emotion's family,
 * height is pleasantness. Positions are integers in units of one pixel at the centre of the map at zoom 1.
 */

import { type FamilyId, familyIds, findEmotion } from "./emotions.ts";
import { seeded } from "./seeded.ts";

export type Position = { readonly x: number; readonly y: number; readonly z: number };

/** No coordinate may lie further out than this. */
export const farthest = 100_000;

/** Stars that we place keep this far apart; a place that a client shows may come as near as `closest`. */
export const spacing = 12;
export const closest = 10;

const goldenRatio = (1 + Math.sqrt(5)) / 2;
const sectorAngle = (2 * Math.PI) / familyIds.length;

/** Radius of the `n`-th star (from 0): equal areas per star, so the sky stays evenly dense as it grows. */
export const radiusOf = (ordinal: number) => 36 + 12 * Math.sqrt(ordinal);

/** The direction, in radians, in which a family's sector lies at a radius; sectors twist into a slight spiral. */
export function sectorDirection(family: FamilyId, radius: number): number {
  return familyIds.indexOf(family) * sectorAngle + 0.0008 * radius;
}

/** How far up or down the most pleasant star lies at a radius. */
export const heightScale = (radius: number) => 30 + 0.32 * radius;

const fraction = (value: number) => value - Math.floor(value);

/**
 * The places for the `ordinal`-th star (from 0), best first and without end. Whoever places a star takes the
 * first that is `spacing` or more from every other star. An emotion that the catalogue does not know lies in a
 * direction of its ordinal, at height 0.
 */
export function* placesFor(ordinal: number, emotionId: string): Generator<Position, never> {
  const emotion = findEmotion(emotionId);
  for (let attempt = 0; ; attempt++) {
    // Attempts first try other directions at the same radius and then, ever more, widen all three ranges.
    const strain = Math.sqrt(attempt);
    const radius =
      radiusOf(ordinal) +
      4 * (seeded(ordinal, attempt) - 0.5) +
      strain * (seeded(ordinal, attempt + 7919) - 0.35);
    const across = fraction((ordinal + attempt) * goldenRatio) - 0.5;
    const direction = emotion
      ? sectorDirection(emotion.family, radius) + across * sectorAngle * Math.min(1.6, 0.86 + 0.01 * attempt)
      : 2 * Math.PI * across;
    const wobble = seeded(ordinal, attempt + 104_729) - 0.5;
    const height =
      (emotion?.valence ?? 0) * heightScale(radius) + wobble * (2 + 0.05 * heightScale(radius) + strain);
    yield {
      x: Math.round(radius * Math.cos(direction)),
      y: Math.round(height),
      z: Math.round(radius * Math.sin(direction)),
    };
  }
}

/** Whether two places are nearer than `distance` to each other. */
export function isNearer(one: Position, other: Position, distance: number): boolean {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2 < distance ** 2;
}

const cellKey = (x: number, y: number, z: number) => `${x},${y},${z}`;

/** The places that are taken in one sky, sorted into cubes so that a question costs the same in any sky. */
export class TakenPlaces {
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

  /** Whether no star is nearer than `spacing`. */
  isFree(place: Position): boolean {
    const [cx, cy, cz] = this.#cellOf(place);
    for (let x = cx - 1; x <= cx + 1; x++)
      for (let y = cy - 1; y <= cy + 1; y++)
        for (let z = cz - 1; z <= cz + 1; z++)
          if (this.#cells.get(cellKey(x, y, z))?.some((taken) => isNearer(taken, place, spacing)))
            return false;
    return true;
  }

  #cellOf({ x, y, z }: Position): [number, number, number] {
    return [Math.floor(x / spacing), Math.floor(y / spacing), Math.floor(z / spacing)];
  }
}

/** The place for the next star of a sky that holds `ordinal` stars. */
export function placeStar(ordinal: number, emotionId: string, taken: TakenPlaces): Position {
  const places = placesFor(ordinal, emotionId);
  let place = places.next().value;
  while (!taken.isFree(place)) place = places.next().value;
  return place;
}
