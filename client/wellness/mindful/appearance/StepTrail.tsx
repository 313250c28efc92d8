import type { Tone } from "#domain/wellness/exercises/tones.ts";
import { toneStyle } from "./exercise-style.ts";

type Props = {
  count: number;
  /** Number of the current step from 0; `count` when all are done. */
  current: number;
  tone: Tone;
  /** The accessible name, such as "Step 2 of 6". */
  label: string;
};

const gap = 28;
const margin = 14;
const placeOf = (n: number) => ({ x: margin + gap * n, y: 17 + 7 * Math.sin(1.9 * n + 0.6) });

/** Steps as a small constellation that lights up star by star, in the direction of the text. */
export function StepTrail({ count, current, tone, label }: Props) {
  const places = Array.from({ length: count }, (_, n) => placeOf(n));
  const line = (from: number, to: number) =>
    places
      .slice(from, to + 1)
      .map(({ x, y }) => `${x},${y.toFixed(1)}`)
      .join(" ");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${2 * margin + gap * (count - 1)} 34`}
      className="tone h-9 max-w-full rtl:-scale-x-100"
      style={toneStyle(tone)}
      fill="none"
      stroke="currentColor"
    >
      <polyline points={line(0, count - 1)} strokeWidth="1" strokeDasharray="2 4" opacity="0.45" />
      <polyline points={line(0, Math.min(current, count - 1))} strokeWidth="1.25" />
      {places.map(({ x, y }, n) => (
        <g key={x} className="transition-opacity duration-500" opacity={n <= current ? 1 : 0.5}>
          {n === current && <circle cx={x} cy={y} r="8.5" fill="currentColor" opacity="0.22" stroke="none" />}
          <circle
            cx={x}
            cy={y}
            r={n === current ? 4.5 : 3.25}
            strokeWidth="1.25"
            className={n <= current ? "fill-current" : "fill-solid"}
          />
        </g>
      ))}
    </svg>
  );
}
