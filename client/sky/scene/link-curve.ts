/** The way from one star to the next: round the axis, never through the core. Lengths are units of the world. */

import type { Position } from "#domain/placement.ts";

const fullTurn = 2 * Math.PI;

/** The shorter way from one direction to another, in radians from −π to π. */
const shorterTurn = (from: number, to: number) => to - from - fullTurn * Math.round((to - from) / fullTurn);

const eased = (t: number) => t * t * (3 - 2 * t);

/** `pieces` + 1 points; distance from the axis, direction round it and height each go over evenly. */
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

/** In how many pieces each link is drawn: fewer in a fuller sky, where each is shorter and fainter. */
export const piecesFor = (stars: number) =>
  stars <= 600 ? 12 : stars <= 2_500 ? 8 : stars <= 12_000 ? 4 : 2;

/** How strongly a link of this length shows in a sky that reaches this far: long ones would hide what is near. */
export const strengthOf = (length: number, reach: number) => 1 / (1 + (length / Math.max(60, reach)) ** 2);

/** After how many links an older one has faded, and how much is left of it then. */
export const pathFading = 60;
const faded = 0.3;

/** How strongly a link shows that lies so many before the last. */
export const agedStrength = (age: number) => faded + (1 - faded) * Math.exp(-age / pathFading);

/** How much fainter all links are in a full sky. */
export const crowdedStrength = (stars: number) => (400 / Math.max(400, stars)) ** 0.35;
