/** The four shapes, round the origin and within 38 of it. */

import type { ReactNode } from "react";
import type { AvatarShape } from "#domain/avatar.ts";

type Shape = {
  /** What is filled, and what cuts the pattern to its form. */
  readonly outline: ReactNode;
  /** What lies on top: where the light falls. */
  readonly finish: ReactNode;
};

const lobes = [
  [-1, 3, 22],
  [-19, 7, 14],
  [19, 9, 14.5],
  [-10, -14, 15.5],
  [12, -13, 15],
  [-6, 20, 13],
  [11, 21, 11],
];

const gem = "M0-39L26-15 20 18 0 39-20 18-26-15z";

const shine = { fill: "#fff", stroke: "none" } as const;
const dusk = { fill: "#050a1a", stroke: "none" } as const;

export const shapes: Record<AvatarShape, Shape> = {
  "cosmic-orb": {
    outline: <circle r="34" />,
    finish: (
      <>
        <path {...dusk} opacity=".3" d="M30-16A34 34 0 1 1-20 27.5 36 36 0 0 0 30-16z" />
        <ellipse
          {...shine}
          opacity=".42"
          cx="-12"
          cy="-18"
          rx="11"
          ry="6.5"
          transform="rotate(-38 -12 -18)"
        />
      </>
    ),
  },
  "stellar-ring": {
    outline: (
      <path
        fillRule="evenodd"
        clipRule="evenodd"
        d="M-37 0a37 37 0 1 0 74 0a37 37 0 1 0-74 0zM-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0z"
      />
    ),
    finish: (
      <>
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinecap="round"
          opacity=".5"
          d="M-31.5-12A33.7 33.7 0 0 1-4-33.5"
        />
        <path {...shine} d="M0-17L3.6-3.6 17 0 3.6 3.6 0 17-3.6 3.6-17 0-3.6-3.6z" />
      </>
    ),
  },
  "nebula-cloud": {
    outline: lobes.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />),
    finish: (
      <>
        <circle {...shine} opacity=".2" cx="-12" cy="-15" r="9" />
        <circle {...shine} opacity=".14" cx="12" cy="-9" r="10" />
        <circle {...dusk} opacity=".16" cx="8" cy="17" r="11" />
        <circle {...dusk} opacity=".14" cx="-14" cy="14" r="8" />
      </>
    ),
  },
  "crystal-form": {
    outline: <path d={gem} />,
    finish: (
      <>
        <path {...shine} opacity=".46" d="M0-39L-26-15-10-7z" />
        <path {...shine} opacity=".24" d="M0-39L-10-7 10-7z" />
        <path {...shine} opacity=".08" d="M0-39L10-7 26-15z" />
        <path {...shine} opacity=".16" d="M-26-15L-20 18-10-7z" />
        <path {...dusk} opacity=".12" d="M26-15L20 18 10-7z" />
        <path {...dusk} opacity=".2" d="M-20 18L0 39-10-7z" />
        <path {...dusk} opacity=".38" d="M20 18L0 39 10-7z" />
      </>
    ),
  },
};
