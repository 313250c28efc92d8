/** How all axes look: fine lines and quiet words. */
export const axisLook = {
  stroke: "var(--color-line)",
  tickStroke: "var(--color-line)",
  tickLabelProps: { fill: "var(--color-quiet)", fontSize: 12, fontFamily: "inherit" },
} as const;

const scores = [
  [0.5, "0.5"],
  [0, "0"],
  [-0.5, "−0.5"],
] as const;

/** Lines across a chart at some scores, with their numbers to the left. The middle of the scale is dashed. */
export const ScoreLines = ({ y, width }: { y: (score: number) => number; width: number }) =>
  scores.map(([score, label]) => (
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
        {label}
      </text>
    </g>
  ));
