import { decimalText } from "#domain/languages/decimal-text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";

/** How all axes look: fine lines and quiet words. */
export const axisLook = {
  stroke: "var(--color-line)",
  tickStroke: "var(--color-line)",
  tickLabelProps: { fill: "var(--color-quiet)", fontSize: 12, fontFamily: "inherit" },
} as const;

const scores = [0.5, 0, -0.5];

/** The labels of `format`, whose decimals are those of English, in the reader's language. */
export const scoreTicks =
  (t: Translator, format: (score: number) => string) =>
  (score: { valueOf(): number }): string =>
    decimalText(t, score.valueOf(), format(score.valueOf()).split(".")[1]?.length ?? 0);

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
