import { useId } from "react";
import { catalogue, findEmotion } from "#domain/feelings.ts";
import type { Mood } from "#domain/sky-time/mood-curve.ts";

/** The drawing is as wide as the curve has points, and this high. */
const height = 40;
const middle = height / 2;

/** The mood that full height stands for: that of the most intense time, because means are far from ±1. */
const fullMood = (curve: readonly Mood[]) => Math.max(0.2, ...curve.map((mood) => Math.abs(mood ?? 0)));

/**
 * The moods over time, in the direction of the text, like the handles below: above the line pleasant, below it
 * unpleasant. Times without stars have only the line.
 */
export function MoodCurve({ curve }: { curve: readonly Mood[] }) {
  const id = useId();
  const full = fullMood(curve);
  const [pleasant, unpleasant] = [findEmotion(catalogue, "joy"), findEmotion(catalogue, "grief")];
  const colors = {
    "--pleasant": `light-dark(${pleasant?.inkColor}, ${pleasant?.color})`,
    "--unpleasant": `light-dark(${unpleasant?.inkColor}, ${unpleasant?.color})`,
  };
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-3 top-0 h-10 w-[calc(100%-1.5rem)] overflow-visible rtl:-scale-x-100"
      viewBox={`0 0 ${curve.length} ${height}`}
      preserveAspectRatio="none"
      style={colors as React.CSSProperties}
    >
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={height}>
          <stop offset="0.1" stopColor="var(--pleasant)" />
          <stop offset="0.45" stopColor="var(--pleasant)" stopOpacity="0.35" />
          <stop offset="0.55" stopColor="var(--unpleasant)" stopOpacity="0.35" />
          <stop offset="0.9" stopColor="var(--unpleasant)" />
        </linearGradient>
      </defs>
      {runsOf(curve, full).map(({ from, heights }) => (
        <g key={from} fill={`url(#${id})`}>
          <path opacity="0.35" d={`M${from} ${middle}${lineOf(from, heights)}V${middle}Z`} />
          <path
            fill="none"
            stroke={`url(#${id})`}
            strokeWidth="1.75"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            d={`M${from} ${heights[0]}${lineOf(from, heights)}`}
          />
        </g>
      ))}
      <line
        x1="0"
        x2={curve.length}
        y1={middle}
        y2={middle}
        stroke="var(--color-line)"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

type Run = { readonly from: number; readonly heights: number[] };

/** The times with a mood, without the gaps between them. */
function runsOf(curve: readonly Mood[], full: number): readonly Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [at, mood] of curve.entries()) {
    const y = middle - ((mood ?? 0) / full) * (middle - 2);
    if (mood !== null && isOpen) runs.at(-1)?.heights.push(y);
    else if (mood !== null) runs.push({ from: at, heights: [y] });
    isOpen = mood !== null;
  }
  return runs;
}

/** The line goes through the middle of each point, and is level at both ends. */
const lineOf = (from: number, heights: readonly number[]) =>
  [
    `L${from} ${heights[0]}`,
    ...heights.map((y, at) => `L${from + at + 0.5} ${y.toFixed(2)}`),
    `L${from + heights.length} ${heights.at(-1)}`,
  ].join("");
