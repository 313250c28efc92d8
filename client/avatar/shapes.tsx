/** The four shapes, around the origin within a radius of 39. */

import type { ReactNode } from "react";
import type { AvatarShape } from "#domain/avatar.ts";

/** The two colours and the shading over them. Each is a value of `fill`. */
export type Paint = {
  /** A gradient from one colour to the other across the shape. */
  readonly blend: string;
  /** Each colour alone, fading out from the centre of the filled area. */
  readonly clouds: readonly [string, string];
  /** Light from the upper left, shade at the lower right. */
  readonly shade: string;
};

type Shape = {
  /** The clip path of a pattern. */
  readonly outline: ReactNode;
  readonly draw: (paint: Paint) => ReactNode;
};

const orb = <circle r="34" />;

const band = (
  <path
    fillRule="evenodd"
    clipRule="evenodd"
    d="M-37 0a37 37 0 1 0 74 0a37 37 0 1 0-74 0zM-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0z"
  />
);

/** Puffs, each by its centre, its radius, and the index of its colour. */
const puffs = [
  [0, 2, 30, 0],
  [-19, 8, 19, 1],
  [18, -11, 21, 0],
  [-12, -15, 20, 0],
  [19, 12, 19, 1],
  [-3, 21, 17, 1],
  [3, -2, 14, 0],
] as const;

const gem = <path d="M0-40L26-15 20 18 0 40-20 18-26-15z" />;

/** The facets of the gem with the light (or, below zero, the shade) on each. */
const facets = [
  ["M0-40L-26-15-10-7z", 0.46],
  ["M0-40L-10-7 10-7z", 0.24],
  ["M0-40L10-7 26-15z", 0.08],
  ["M-26-15L-20 18-10-7z", 0.16],
  ["M26-15L20 18 10-7z", -0.12],
  ["M-20 18L0 40-10-7z", -0.2],
  ["M20 18L0 40 10-7z", -0.38],
] as const;

export const shapes: Record<AvatarShape, Shape> = {
  "cosmic-orb": {
    outline: orb,
    draw: ({ blend, shade }) => (
      <>
        <g fill={blend}>{orb}</g>
        <g fill={shade}>{orb}</g>
      </>
    ),
  },
  "stellar-ring": {
    outline: band,
    draw: ({ blend, shade }) => (
      <>
        <circle r="24" fill="#050a1a" opacity=".5" />
        <g fill={blend}>{band}</g>
        <g fill={shade}>{band}</g>
        <path fill="#fff" d="M0-18L3.6-3.6 18 0 3.6 3.6 0 18-3.6 3.6-18 0-3.6-3.6z" />
      </>
    ),
  },
  "nebula-cloud": {
    outline: puffs.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r * 0.72} />),
    draw: ({ clouds }) => (
      <>
        {puffs.map(([x, y, r, color]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={clouds[color]} />
        ))}
        <g fill="none" stroke="#fff" strokeLinecap="round">
          <path strokeWidth="3" opacity=".22" d="M-21-9C-14-24 6-27 14-15" />
          <path strokeWidth="2.2" opacity=".18" d="M-12 5C-8-8 10-11 15 1S8 20-3 17" />
        </g>
      </>
    ),
  },
  "crystal-form": {
    outline: gem,
    draw: ({ blend }) => (
      <>
        <g fill={blend}>{gem}</g>
        {facets.map(([path, glow]) => (
          <path key={path} d={path} fill={glow > 0 ? "#fff" : "#050a1a"} opacity={Math.abs(glow)} />
        ))}
      </>
    ),
  },
};
