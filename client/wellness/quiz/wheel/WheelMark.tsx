import { catalogue, findEmotion } from "#domain/feelings.ts";
import { angleOf, starOf, wheelIds } from "#domain/wellness/quiz/emotion-wheel.ts";
import { toneOf } from "../../../stars/EmotionGlyph.tsx";
import { pointAt } from "./wheel-geometry.ts";

const radius = 40;
const dots = wheelIds.map((id) => ({ id, ...pointAt(angleOf(id), radius) }));

/** The twelve emotions as stars on their wheel. */
export const WheelMark = ({ className }: { className: string }) => (
  <svg aria-hidden="true" viewBox="-50 -50 100 100" className={className}>
    <circle r={radius} fill="none" className="stroke-line" strokeWidth={0.75} />
    {dots.map(({ id, x, y }) => (
      <g
        key={id}
        style={toneOf(findEmotion(catalogue, starOf(id)))}
        className="tone"
        fill="var(--night-tone)"
      >
        <circle cx={x} cy={y} r={8} opacity={0.2} />
        <circle cx={x} cy={y} r={4.25} stroke="currentColor" />
      </g>
    ))}
  </svg>
);
