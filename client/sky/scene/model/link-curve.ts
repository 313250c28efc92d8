/** The curve from one star to the next: round the axis, never through the core. Lengths are units of the world. */

import type { Position } from "#domain/placement.ts";

const fullTurn = 2 * Math.PI;

/** The shorter turn from one direction to another, in radians from −π to π. */
const shorterTurn = (from: number, to: number) => to - from - fullTurn * Math.round((to - from) / fullTurn);

const eased = (t: number) => t * t * (3 - 2 * t);

/** `pieces` + 1 points, interpolated by distance from the axis, direction round it, and height. */
export function linkCurve(from: Position, to: Position, pieces: number): Position[] {
  const [fromRadius, toRadius] = [Math.hypot(from.x, from.z), Math.hypot(to.x, to.z)];
  const start = Math.atan2(from.z, from.x);
  const turn = shorterTurn(start, Math.atan2(to.z, to.x));
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const t = piece / pieces;
    const radius = fromRadius + (toRadius - fromRadius) * t;
    const direction = start + turn * t;
    return {
      x: radius * Math.cos(direction),
      y: from.y + (to.y - from.y) * eased(t),
      z: radius * Math.sin(direction),
    };
  });
}

/** A straight link of as many points, for a flat layout. */
export const straightLink = (from: Position, to: Position, pieces: number): Position[] =>
  Array.from({ length: pieces + 1 }, (_, piece) => {
    const t = piece / pieces;
    return {
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t,
      z: from.z + (to.z - from.z) * t,
    };
  });

/** Pieces of each link: fewer in a fuller sky, where links are shorter and fainter. */
export const piecesFor = (stars: number) =>
  stars <= 600 ? 12 : stars <= 2_500 ? 8 : stars <= 12_000 ? 4 : 2;

/** The length, in units, of a link with half the strength, in a sky of this reach. */
export const halvingLength = (reach: number) => Math.max(60, reach);

/** Strength of a link, 0 to 1: long links are fainter, because they would cover the stars in front of them. */
export const strengthOf = (length: number, reach: number) => 1 / (1 + (length / halvingLength(reach)) ** 2);

/** Older links fade over this number of links, down to this strength. */
export const pathFading = 60;
const minStrength = 0.3;

/** Strength of a link by its age: the number of links after it. */
export const agedStrength = (age: number) => minStrength + (1 - minStrength) * Math.exp(-age / pathFading);

/** Factor of the strength of all links, smaller in a full sky. */
export const crowdedStrength = (stars: number) => (400 / Math.max(400, stars)) ** 0.55;
