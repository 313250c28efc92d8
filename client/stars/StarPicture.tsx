import { type CSSProperties, useId } from "react";
import { findEmotion } from "#domain/feelings.ts";
import { bead, markOf, partsOfMark } from "#domain/star-shape.ts";
import { toneOf } from "./EmotionGlyph.tsx";
import { useFeelings } from "./feelings.ts";

/** The star's radius is 1; its halo reaches this far. */
const reach = 2.3;
const rimRadius = 0.6;
/** Half of a gap in the rim, in radians. */
const halfGap = 0.24;
const rayLength = 1.35;

type Light = readonly [alpha: number, white?: number];
/** A line of ink, or an area of the wash. */
type Ink = readonly [alpha: number, kind: "line" | "area"];

/** Samples of `lightAt` and `inkAt` in `draw-star.ts`: at night a light that is white in the middle, on paper a small dark core on a bright disc in a wash. */
const falloff: readonly { radius: number; night: Light; paper: Ink }[] = [
  { radius: 0, night: [1, 0.92], paper: [0.96, "line"] },
  { radius: 0.14, night: [1, 0.52], paper: [0.96, "line"] },
  { radius: 0.22, night: [0.85, 0.28], paper: [0.66, "area"] },
  { radius: 0.3, night: [0.71, 0.15], paper: [0.69, "area"] },
  { radius: 0.38, night: [0.45], paper: [0.74, "area"] },
  { radius: 0.58, night: [0.17], paper: [0.86, "area"] },
  { radius: 0.65, night: [0.13], paper: [0.3, "area"] },
  { radius: 1, night: [0.05], paper: [0.25, "area"] },
  { radius: 1.3, night: [0.02], paper: [0.17, "area"] },
  { radius: 1.6, night: [0.01], paper: [0.04, "area"] },
  { radius: reach, night: [0], paper: [0, "area"] },
];

const percent = (share: number) => `${Math.round(share * 100)}%`;
const fade = (color: string, alpha: number) => `color-mix(in srgb, ${color} ${percent(alpha)}, transparent)`;
const light = ([alpha, white = 0]: Light) =>
  fade(`color-mix(in srgb, white ${percent(white)}, currentColor)`, alpha);
const ink = ([alpha, kind]: Ink) => fade(kind === "line" ? "currentColor" : "var(--wash-tone)", alpha);
const shade = (paper: Ink, night: Light) => `light-dark(${ink(paper)}, ${light(night)})`;

/**
 * A star of one emotion as the sky draws it: core, halo, the family's mark in the rim, and the bead of a feeling of the
 * person's own. It fills its parent, in which
 * the star's own radius is 1 / 2.3 of the half.
 */
export function StarPicture({ emotion }: { emotion: string }) {
  const id = useId();
  const feelings = useFeelings();
  const { family: mark, hasBead } = partsOfMark(markOf(feelings, emotion));
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      className="tone size-full transition-[color] duration-200"
      style={toneOf(findEmotion(feelings, emotion))}
    >
      <radialGradient id={`${id}halo`} gradientUnits="userSpaceOnUse" cx={0} cy={0} r={reach}>
        {falloff.map(({ radius, night, paper }) => (
          <stop key={radius} offset={radius / reach} style={{ stopColor: shade(paper, night) }} />
        ))}
      </radialGradient>
      <linearGradient id={`${id}ray`} gradientUnits="userSpaceOnUse" x1={0} y1={0} x2={0} y2={-rayLength}>
        <stop style={{ stopColor: shade([0.85, "line"], [1]) }} />
        <stop offset={0.5} style={{ stopColor: shade([0.75, "line"], [0.3]) }} />
        <stop offset={1} style={{ stopColor: shade([0.6, "line"], [0]) }} />
      </linearGradient>
      <circle r={reach} fill={`url(#${id}halo)`} />
      <path d={rimPath(mark)} fill="none" strokeWidth={0.08} style={rimStyle} />
      {hasBead && <circle data-bead="" cx={bead.x} cy={bead.y} r={bead.radius} style={beadStyle} />}
      {raysOf(mark).map((degrees) => (
        <path
          key={degrees}
          d={`M-0.1 0L0 ${-rayLength}L0.1 0Z`}
          transform={`rotate(${degrees})`}
          fill={`url(#${id}ray)`}
        />
      ))}
    </svg>
  );
}

const rimStyle: CSSProperties = { stroke: shade([0.9, "line"], [0.3]) };

const beadStyle: CSSProperties = { fill: shade([0.95, "line"], [0.95, 0.3]) };

/** The directions of the rays, in degrees; the first points up. */
const raysOf = (mark: number) => Array.from({ length: Math.max(0, mark) }, (_, ray) => (360 * ray) / mark);

/** Path of the rim as arcs, the first gap at the top. */
function rimPath(mark: number): string {
  const parts = Math.max(1, -mark);
  const gap = mark < 0 ? halfGap : 0.001;
  const at = (turn: number) => `${rimRadius * Math.sin(turn)} ${-rimRadius * Math.cos(turn)}`;
  return Array.from({ length: parts }, (_, part) => {
    const from = (2 * Math.PI * part) / parts + gap;
    const to = (2 * Math.PI * (part + 1)) / parts - gap;
    return `M${at(from)}A${rimRadius} ${rimRadius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
  }).join("");
}
