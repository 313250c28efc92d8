/** Breathing techniques, and the phase of a breath at a given time. */

import { exercises } from "../../languages/en/exercises.ts";
import type { Text } from "../../languages/text.ts";
import { type Tone, toneOfHue } from "./tones.ts";

export const phaseNames = ["inhale", "hold", "exhale", "reset"] as const;
export type PhaseName = (typeof phaseNames)[number];

export type BreathPhase = { readonly name: PhaseName; readonly seconds: number } & Tone;

export const techniqueIds = ["box", "4-7-8", "triangle", "star"] as const;
export type TechniqueId = (typeof techniqueIds)[number];

export type Technique = {
  readonly id: TechniqueId;
  readonly name: Text;
  readonly description: Text;
  readonly pattern: readonly BreathPhase[];
};

const tones: Record<PhaseName, Tone> = {
  inhale: toneOfHue(165, 0.13),
  hold: toneOfHue(235, 0.11),
  exhale: toneOfHue(300, 0.13),
  reset: toneOfHue(20, 0.09),
};

const phase = (name: PhaseName, seconds: number): BreathPhase => ({ name, seconds, ...tones[name] });
const inhale = (seconds: number) => phase("inhale", seconds);
const hold = (seconds: number) => phase("hold", seconds);
const exhale = (seconds: number) => phase("exhale", seconds);
const reset = (seconds: number) => phase("reset", seconds);

export const techniques: readonly Technique[] = [
  {
    id: "box",
    ...exercises.techniques.box,
    pattern: [inhale(4), hold(4), exhale(4), hold(4)],
  },
  {
    id: "4-7-8",
    ...exercises.techniques["4-7-8"],
    pattern: [inhale(4), hold(7), exhale(8)],
  },
  {
    id: "triangle",
    ...exercises.techniques.triangle,
    pattern: [inhale(4), hold(4), exhale(4)],
  },
  {
    id: "star",
    ...exercises.techniques.star,
    pattern: [inhale(5), hold(5), exhale(5), hold(5), reset(5)],
  },
];

export const findTechnique = (id: string | null): Technique | undefined =>
  techniques.find((technique) => technique.id === id);

/** Seconds of one whole breath. */
export const cycleSeconds = ({ pattern }: Technique): number =>
  pattern.reduce((sum, { seconds }) => sum + seconds, 0);

export type BreathMoment = {
  /** Index of the phase in the pattern, from 0. */
  readonly index: number;
  readonly phase: BreathPhase;
  /** Whole seconds until the next phase, rounded up: never 0. */
  readonly remainingSeconds: number;
  /** Completed share of the phase: from 0, below 1. */
  readonly progress: number;
  /** Number of completed breaths. */
  readonly cycles: number;
};

/** Computed from the elapsed time alone, so that late or lost ticks cause no drift. */
export function phaseAt(technique: Technique, elapsedMs: number): BreathMoment {
  const cycleMs = 1000 * cycleSeconds(technique);
  const elapsed = Math.max(0, elapsedMs);
  let phaseElapsedMs = elapsed % cycleMs;
  let index = 0;
  for (const { seconds } of technique.pattern) {
    if (phaseElapsedMs < 1000 * seconds) break;
    phaseElapsedMs -= 1000 * seconds;
    index++;
  }
  const current = technique.pattern[index];
  if (!current) throw new Error(`${technique.id} has no phase ${index}.`);
  return {
    index,
    phase: current,
    remainingSeconds: Math.ceil((1000 * current.seconds - phaseElapsedMs) / 1000),
    progress: phaseElapsedMs / (1000 * current.seconds),
    cycles: Math.floor(elapsed / cycleMs),
  };
}

const fullnessAfter: Partial<Record<PhaseName, number>> = { inhale: 1, exhale: 0 };

/** For each phase, how full the lungs are at its beginning and end, 0 to 1. A breath begins and ends at 0. */
export function breathLevels({ pattern }: Technique): readonly { from: number; to: number }[] {
  let level = 0;
  return pattern.map(({ name }) => {
    const from = level;
    level = fullnessAfter[name] ?? level;
    return { from, to: level };
  });
}
