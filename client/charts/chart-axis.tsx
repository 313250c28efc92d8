import { decimalText } from "#domain/languages/decimal-text.ts";
import { useTranslator } from "../languages/language.ts";

export type AxisTick = { readonly x: number; readonly label: string };

type AxisProps = {
  /** The place of its line from the top, in pixels. */
  top: number;
  ticks: readonly AxisTick[];
  /** The ends of its line; without them, there are labels alone. */
  line?: readonly [from: number, to: number] | undefined;
};

/** Words and a fine line below a picture. */
export const BottomAxis = ({ top, ticks, line }: AxisProps) => (
  <g>
    {line && <line x1={line[0]} x2={line[1]} y1={top} y2={top} stroke="var(--color-line)" />}
    {ticks.map(({ x, label }) => (
      <text
        key={`${x} ${label}`}
        x={x}
        y={top + 18}
        textAnchor="middle"
        fontSize={12}
        fill="var(--color-quiet)"
        className="tabular-nums"
      >
        {label}
      </text>
    ))}
  </g>
);

const scores = [0.5, 0, -0.5];

/** Lines across a chart at some scores, with their numbers to the left. The middle of the scale is dashed. */
export function ScoreLines({ y, width }: { y: (score: number) => number; width: number }) {
  const t = useTranslator();
  return scores.map((score) => (
    <g key={score}>
      <line
        x1={32}
        x2={width}
        y1={y(score)}
        y2={y(score)}
        stroke={score === 0 ? "var(--color-edge)" : "var(--color-line)"}
        strokeDasharray={score === 0 ? "2 4" : undefined}
      />
      <text x={26} y={y(score)} dy="0.32em" textAnchor="end" fontSize={12} fill="var(--color-quiet)">
        {decimalText(t, score, score === 0 ? 0 : 1)}
      </text>
    </g>
  ));
}

type Point = readonly [x: number, y: number];

/** A tenth of a pixel is finer than anything that is drawn. */
const point = ([x, y]: Point) => `${Math.round(10 * x) / 10},${Math.round(10 * y) / 10}`;

/** The attribute `d` of a line through points. */
export const linePath = (points: readonly Point[]): string => `M${points.map(point).join("L")}`;
