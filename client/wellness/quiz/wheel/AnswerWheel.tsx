import { useId } from "react";
import { catalogue, findEmotion } from "#domain/feelings.ts";
import { quiz } from "#domain/languages/en/quiz.ts";
import type { Comparison } from "#domain/wellness/quiz/comparison.ts";
import { angleOf, starOf, turnBetween, type WheelId, wheelIds } from "#domain/wellness/quiz/emotion-wheel.ts";
import { useTranslator } from "../../../languages/language.ts";
import { toneOf } from "../../../stars/EmotionGlyph.tsx";
import { arcFrom, nameArc, pointAt } from "./wheel-geometry.ts";

/** Units of the viewBox, which is 320 wide: on the smallest screen, one unit is nine tenths of a pixel. */
const rim = 134;
const names = { inner: 141, outer: 151, size: 12.5 };
/** The radius of the answer to a scenario, from 1 to 6: the first is in the middle. */
const orbitOf = (number: number) => 14 + 18 * number;
const dot = 6.5;
const ring = 7.5;
const ringAroundDot = 8.9;

/** The answers on the emotion wheel: for each scenario an orbit, on it the baseline and what the person felt. */
export function AnswerWheel({ comparisons }: { comparisons: readonly Comparison[] }) {
  const felt = new Set(comparisons.map(({ place }) => place));
  return (
    <svg
      role="img"
      aria-label={useTranslator()(quiz.answers.wheel)}
      viewBox="-160 -160 320 320"
      className="w-full select-none"
    >
      {wheelIds.map((id) => (
        <Spoke key={id} id={id} isFelt={felt.has(id)} />
      ))}
      {comparisons.map((comparison) => (
        <Orbit key={comparison.number} comparison={comparison} />
      ))}
    </svg>
  );
}

function Spoke({ id, isFelt }: { id: WheelId; isFelt: boolean }) {
  const name = useTranslator()(quiz.wheel[id]);
  const path = useId();
  const angle = angleOf(id);
  const [from, to] = [pointAt(angle, orbitOf(1) - 10), pointAt(angle, rim - 5)];
  return (
    <g>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-line" strokeWidth={0.75} />
      <g
        style={toneOf(findEmotion(catalogue, starOf(id)))}
        className="tone"
        fill="none"
        strokeLinecap="round"
      >
        <path d={arcFrom(angle - 13, 26, rim)} stroke="currentColor" strokeWidth={5} />
        <path d={arcFrom(angle - 13, 26, rim)} stroke="var(--night-tone)" strokeWidth={2.5} />
      </g>
      <path id={path} d={nameArc(angle, names.inner, names.outer, 50)} fill="none" />
      <text
        fontSize={names.size}
        textAnchor="middle"
        className={isFelt ? "fill-ink font-semibold" : "fill-quiet"}
      >
        <textPath href={`#${path}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </g>
  );
}

function Orbit({ comparison: { scenario, number, place } }: { comparison: Comparison }) {
  const radius = orbitOf(number);
  const { baselineEmotion } = scenario;
  const angle = angleOf(baselineEmotion);
  return (
    <g>
      <circle r={radius} fill="none" className="stroke-line" strokeWidth={1} />
      {place !== null && place !== baselineEmotion && (
        <path
          d={arcFrom(angle, turnBetween(baselineEmotion, place), radius)}
          style={toneOf(findEmotion(catalogue, starOf(place)))}
          className="tone"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          opacity={0.75}
        />
      )}
      <Baseline emotion={baselineEmotion} radius={radius} isMatched={place === baselineEmotion} />
      {place === null ? (
        <Digit number={number} at={pointAt(angle, radius)} className="fill-ink" />
      ) : (
        <Felt emotion={place} number={number} radius={radius} />
      )}
    </g>
  );
}

type MarkProps = { emotion: WheelId; radius: number };

function Baseline({ emotion, radius, isMatched }: MarkProps & { isMatched: boolean }) {
  const { x, y } = pointAt(angleOf(emotion), radius);
  return (
    <circle
      cx={x}
      cy={y}
      r={isMatched ? ringAroundDot : ring}
      style={toneOf(findEmotion(catalogue, starOf(emotion)))}
      className="tone fill-solid"
      stroke="currentColor"
      strokeWidth={1.75}
    />
  );
}

function Felt({ emotion, number, radius }: MarkProps & { number: number }) {
  const at = pointAt(angleOf(emotion), radius);
  return (
    <g style={toneOf(findEmotion(catalogue, starOf(emotion)))} className="tone">
      <circle cx={at.x} cy={at.y} r={dot} className="plate" stroke="currentColor" />
      <Digit number={number} at={at} className="fill-on-plate" />
    </g>
  );
}

type DigitProps = { number: number; at: { x: number; y: number }; className: string };

const Digit = ({ number, at: { x, y }, className }: DigitProps) => (
  <text x={x} y={y + 3.7} fontSize={10.5} fontWeight={700} textAnchor="middle" className={className}>
    {number}
  </text>
);
