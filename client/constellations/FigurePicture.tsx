import { useMemo } from "react";
import { findEmotion } from "#domain/feelings.ts";
import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { toneOf } from "../stars/EmotionGlyph.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { cn } from "../ui/class-names.ts";

const [width, height] = [64, 48];
const margin = 7;
/** The direction in which a sky opens, in radians. */
const [yaw, pitch] = [2.1, 0.28];

type Point = { readonly x: number; readonly y: number };

/** Constellations of fewer units stay small in their picture. */
const minSpan = 40;

/** A constellation by itself, as the sky shows it when it opens. */
export function FigurePicture({ stars, className }: { stars: readonly MoodEntry[]; className?: string }) {
  const feelings = useFeelings();
  const points = useMemo(() => placeInPicture(stars), [stars]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={cn("shrink-0 rounded-control border border-line bg-raised", className)}
    >
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
        fill="none"
        strokeWidth="1"
        strokeLinejoin="round"
        className="stroke-dim"
      />
      {stars.map((star, at) => (
        <circle
          key={star.id}
          cx={points[at]?.x}
          cy={points[at]?.y}
          r={1.4 + star.intensity * 0.16}
          className="tone fill-current"
          style={toneOf(findEmotion(feelings, star.emotion))}
        />
      ))}
    </svg>
  );
}

function placeInPicture(stars: readonly MoodEntry[]): readonly Point[] {
  const seen = stars.map(turn);
  const [across, down] = [rangeOf(seen.map(({ x }) => x)), rangeOf(seen.map(({ y }) => y))];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(minSpan, across.span),
    (height - 2 * margin) / Math.max(minSpan, down.span),
  );
  return seen.map(({ x, y }) => ({
    x: width / 2 + (x - across.middle) * scale,
    y: height / 2 + (y - down.middle) * scale,
  }));
}

const turn = ({ x, y, z }: Position): Point => ({
  x: x * Math.cos(yaw) + z * Math.sin(yaw),
  y: -(x * Math.sin(yaw) * Math.sin(pitch) + y * Math.cos(pitch) - z * Math.cos(yaw) * Math.sin(pitch)),
});

function rangeOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { span: most - least, middle: (least + most) / 2 };
}
