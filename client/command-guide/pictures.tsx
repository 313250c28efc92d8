/** Drawings of gestures and stars, 200 by 120, in the theme's colours. */

import type { ReactNode } from "react";
import { guide } from "#domain/languages/en/guide.ts";
import { useTranslator } from "../languages/language.ts";

const green = "var(--color-accent)";
const gray = "light-dark(#75747f, #a3a9b8)";

export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full rounded-control border border-line bg-ground"
    >
      {children}
    </svg>
  );
}

type Tone = "gold" | "rose" | "teal" | "violet";

const tones: Record<Tone, string> = {
  gold: "light-dark(#9a6b00, #ffd166)",
  rose: "light-dark(#b03a5b, #ff8fab)",
  teal: "light-dark(#0f766e, #5eead4)",
  violet: "light-dark(#6d4aa8, #c4b5fd)",
};

type StarProps = { x: number; y: number; r?: number; tone: Tone };

/** A glow, four rays and a bright core. */
function Star({ x, y, r = 9, tone }: StarProps) {
  const waist = r * 0.16;
  return (
    <g transform={`translate(${x} ${y})`} fill={tones[tone]}>
      <circle r={r * 1.1} opacity="0.16" />
      <path
        d={`M0 ${-r * 1.5}L${waist} ${-waist}L${r * 1.5} 0L${waist} ${waist}L0 ${r * 1.5}L${-waist} ${waist}L${-r * 1.5} 0L${-waist} ${-waist}Z`}
      />
      <circle r={r * 0.32} />
    </g>
  );
}

/** A fingertip on the screen. */
function Finger({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--color-ink)">
      <circle r="11" fill="var(--color-ink)" fillOpacity="0.14" strokeWidth="1.5" />
      <circle r="4" fill="var(--color-ink)" stroke="none" />
    </g>
  );
}

const arrow = { stroke: "var(--color-ink)", strokeWidth: 2 } as const;

export function RotatePicture() {
  return (
    <Picture>
      <g stroke={gray} strokeWidth="1">
        <ellipse cx="100" cy="60" rx="62" ry="22" />
        <ellipse cx="100" cy="60" rx="24" ry="48" />
        <circle cx="100" cy="60" r="48" opacity="0.5" />
      </g>
      <Star x={62} y={44} r={6} tone="teal" />
      <Star x={132} y={40} r={8} tone="gold" />
      <Star x={108} y={72} r={5} tone="violet" />
      <path d="M62 92Q100 108 140 90M132 87l9 2.5l-3 8.5" {...arrow} />
      <Finger x={58} y={90} />
    </Picture>
  );
}

export function ZoomPicture() {
  return (
    <Picture>
      <Star x={100} y={60} r={15} tone="rose" />
      <Star x={140} y={34} r={6} tone="gold" />
      <Star x={58} y={84} r={6} tone="teal" />
      <path d="M80 74L66 84M73 85l-7.5-.5l2-7.5M120 46L134 36M127 35l7.5.5l-2 7.5" {...arrow} />
      <Finger x={50} y={95} />
      <Finger x={150} y={25} />
    </Picture>
  );
}

export function HoldPicture() {
  const t = useTranslator();
  return (
    <Picture>
      <Star x={46} y={38} r={6} tone="violet" />
      <Star x={158} y={82} r={7} tone="gold" />
      <circle cx="100" cy="60" r="30" stroke={gray} strokeWidth="1.5" />
      <path d="M100 30A30 30 0 1 1 74 75" stroke={green} strokeWidth="4" />
      <Star x={100} y={60} r={12} tone="teal" />
      <Finger x={100} y={60} />
      <text x="140" y="36" direction="ltr" fill="var(--color-quiet)" fontSize="14">
        {t(guide.fingers.seconds)}
      </text>
    </Picture>
  );
}

/** Green lines between selected stars with rings. */
export function SeveralPicture() {
  return (
    <Picture>
      <path d="M46 82L88 38L158 62" stroke={green} strokeWidth="2.5" />
      <g stroke={green} strokeWidth="2">
        <circle cx="46" cy="82" r="15" />
        <circle cx="88" cy="38" r="17" />
        <circle cx="158" cy="62" r="16" />
      </g>
      <Star x={46} y={82} r={8} tone="gold" />
      <Star x={88} y={38} r={10} tone="rose" />
      <Star x={158} y={62} r={9} tone="violet" />
      <Star x={112} y={96} r={5} tone="teal" />
    </Picture>
  );
}

export function SelectedPicture() {
  return (
    <Picture>
      <circle cx="100" cy="60" r="26" stroke={green} strokeWidth="2.5" />
      <Star x={100} y={60} r={14} tone="gold" />
      <Star x={44} y={36} r={5} tone="teal" />
      <Star x={160} y={90} r={6} tone="rose" />
    </Picture>
  );
}

/** Path from the oldest star to the newest. */
export function PathPicture() {
  return (
    <Picture>
      <path d="M32 88C52 50 68 42 86 54S116 96 134 74S158 34 172 34" stroke={gray} strokeWidth="1.75" />
      <Star x={32} y={88} r={6} tone="violet" />
      <Star x={86} y={54} r={8} tone="teal" />
      <Star x={134} y={74} r={7} tone="rose" />
      <Star x={172} y={34} r={10} tone="gold" />
    </Picture>
  );
}
