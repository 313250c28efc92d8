/** The four patterns, drawn in light on any shape. */

import type { ReactNode } from "react";
import type { AvatarPattern, AvatarShape } from "#domain/avatar.ts";

type Look = {
  readonly shape: AvatarShape;
  /** Whether the pattern has fewer and larger parts. */
  readonly isSmall: boolean;
  /** Light tints of the two colours. */
  readonly inks: readonly [string, string];
};

type Pattern = {
  /** How much the shape below is darkened, 0 to 1: 1 for a pale shape, so that light is visible on it. */
  readonly dusk: number;
  /** Whether the pattern is clipped to the shape. */
  readonly isCut: boolean;
  readonly draw: (look: Look) => ReactNode;
};

/** Angle between two points that neither align nor cluster. Source: H. Vogel (1979). */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

const round = (value: number) => Math.round(value * 100) / 100;

function scatter(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const radius = 43 * Math.sqrt((at + 0.5) / count);
    return {
      at,
      x: round(radius * Math.cos(at * goldenAngle)),
      y: round(radius * Math.sin(at * goldenAngle)),
    };
  });
}

/** Radii and opacities, in cycles that do not coincide with the spiral. */
const grains = [
  [2.3, 1],
  [0.9, 0.8],
  [1.5, 0.9],
  [0.7, 0.75],
  [1.2, 0.85],
] as const;

/** The stars of a figure and the lines between them. */
const stars = [
  [-20, -7, 2.4],
  [-9, -20, 3.4],
  [8, -16, 2.2],
  [4, 1, 3],
  [17, 9, 2.2],
  [2, 24, 3.2],
  [-12, 12, 2.4],
] as const;
const lines = "M-20-7L-9-20 8-16 4 1 17 9 2 24-12 12 4 1";

/** Points of a ring shape are on its band. */
const bandStars = [200, 245, 300, 350, 40, 85, 140].map((degrees, at) => {
  const angle = (degrees * Math.PI) / 180;
  const radius = 29.5 + (at % 2 === 0 ? 3 : -3);
  return [
    round(radius * Math.cos(angle)),
    round(radius * Math.sin(angle)),
    at % 3 === 1 ? 3.2 : 2.2,
  ] as const;
});
const bandLines = `M${bandStars.map(([x, y]) => `${x} ${y}`).join("L")}`;

export const patterns: Record<AvatarPattern, Pattern> = {
  gradient: { dusk: 0, isCut: true, draw: () => null },
  particles: {
    dusk: 0.45,
    isCut: false,
    draw: ({ isSmall, inks }) =>
      scatter(isSmall ? 17 : 58).map(({ at, x, y }) => {
        const [radius, opacity] = grains[at % grains.length] ?? grains[0];
        return (
          <circle
            key={at}
            cx={x}
            cy={y}
            r={isSmall ? 1.4 + radius * 0.7 : radius}
            fill={inks[at % 2]}
            opacity={opacity}
          />
        );
      }),
  },
  "energy-rings": {
    dusk: 0.4,
    isCut: true,
    draw: ({ shape, isSmall, inks }) => {
      const isRing = shape === "stellar-ring";
      const radii = isRing ? [25, 29.5, 34] : [9, 18, 27, 36];
      return (
        <g fill="none" transform="rotate(-24)" strokeWidth={isSmall ? 3.5 : 2}>
          {radii
            .filter((_, at) => !isSmall || at % 2 === 1)
            .map((radius, at) => (
              <ellipse
                key={radius}
                rx={radius}
                ry={isRing ? radius : round(radius * 0.62)}
                stroke={inks[at % 2]}
                opacity={1 - at * 0.14}
              />
            ))}
        </g>
      );
    },
  },
  constellation: {
    dusk: 0.5,
    isCut: false,
    draw: ({ shape, isSmall, inks }) => {
      const isRing = shape === "stellar-ring";
      return (
        <>
          <path
            d={isRing ? bandLines : lines}
            fill="none"
            stroke={inks[1]}
            strokeWidth={isSmall ? 2.4 : 1.2}
            strokeLinejoin="round"
            opacity=".85"
          />
          {(isRing ? bandStars : stars).map(([x, y, radius]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={isSmall ? radius + 1 : radius} fill={inks[0]} />
          ))}
        </>
      );
    },
  },
};
