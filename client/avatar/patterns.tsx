/** The four patterns, drawn in light on whatever shape carries them. */

import type { ReactNode } from "react";
import type { AvatarPattern, AvatarShape } from "#domain/avatar.ts";

type Pattern = {
  /** How much of the night is mixed into the colours below, so that light shows on pale ones too. */
  readonly dusk: number;
  /** `isSmall`: fewer, and larger. `inks` are light tints of the two colours. */
  readonly draw: (look: {
    shape: AvatarShape;
    isSmall: boolean;
    inks: readonly [string, string];
  }) => ReactNode;
};

/** Turns by the golden angle, so that points neither line up nor crowd. Source: H. Vogel (1979). */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

function scatter(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const radius = 36 * Math.sqrt((at + 0.5) / count);
    return { at, x: radius * Math.cos(at * goldenAngle), y: radius * Math.sin(at * goldenAngle) };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Corners of a figure of stars, in the order in which lines join them. */
const figure = [
  [-16, -11],
  [-1, -25],
  [13, -12],
  [2, 3],
  [12, 17],
  [-9, 21],
] as const;

/** On a ring they stand on its band. */
const onBand = ([x, y]: readonly [number, number]) => {
  const stretch = 29.5 / Math.hypot(x, y);
  return [round(x * stretch), round(y * stretch)] as const;
};
const figureOn = (shape: AvatarShape) =>
  shape === "stellar-ring" ? figure.filter(([x]) => x !== 2).map(onBand) : figure;

export const patterns: Record<AvatarPattern, Pattern> = {
  gradient: { dusk: 0, draw: () => null },
  particles: {
    dusk: 0.42,
    draw: ({ isSmall, inks }) =>
      scatter(isSmall ? 14 : 44).map(({ at, x, y }) => (
        <circle
          key={at}
          cx={round(x)}
          cy={round(y)}
          r={isSmall ? 3.2 : [2.6, 1.3, 1.8][at % 3]}
          fill={inks[at % 2]}
          opacity={[1, 0.75, 0.9][at % 3]}
        />
      )),
  },
  "energy-rings": {
    dusk: 0.3,
    draw: ({ isSmall, inks }) => (
      <g fill="none" transform="rotate(-24)" strokeWidth={isSmall ? 4 : 2.2}>
        {(isSmall ? [15, 29] : [9, 18, 27, 36]).map((radius, at) => (
          <ellipse
            key={radius}
            rx={radius}
            ry={round(radius * 0.62)}
            stroke={inks[at % 2]}
            opacity={1 - at * 0.16}
          />
        ))}
      </g>
    ),
  },
  constellation: {
    dusk: 0.48,
    draw: ({ shape, isSmall, inks }) => {
      const corners = figureOn(shape);
      return (
        <>
          <polygon
            points={corners.map((corner) => corner.join(" ")).join(" ")}
            fill="none"
            stroke={inks[1]}
            strokeWidth={isSmall ? 2.6 : 1.3}
            strokeLinejoin="round"
            opacity=".8"
          />
          {corners.map(([x, y], at) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={(isSmall ? 4 : 2.6) + (at % 3 === 1 ? 1.2 : 0)}
              fill={inks[0]}
            />
          ))}
        </>
      );
    },
  },
};
