/** Keyframes of the breathing figure for one whole cycle: the browser animates it without JavaScript. */

import { breathLevels, cycleSeconds, type Technique } from "#domain/wellness/exercises/breathing.ts";

const easing = "cubic-bezier(0.45, 0.05, 0.55, 0.95)";

export const petalCount = 6;

/** A petal lies near the middle when the lungs are empty and opens outwards as they fill. `level` is 0 to 1. */
export const petalAt = (petal: number, level: number) =>
  `rotate(${(360 / petalCount) * petal + 36 * level}deg) translateY(${-5 - 43 * level}%) scale(${0.56 + 0.44 * level})`;

export const petalFrames = (technique: Technique, petal: number): Keyframe[] =>
  levelFrames(technique, (level) => ({ transform: petalAt(petal, level) }));

export const haloAt = (level: number) => ({
  opacity: 0.3 + 0.7 * level,
  transform: `scale(${0.55 + 0.45 * level})`,
});

export const haloFrames = (technique: Technique): Keyframe[] => levelFrames(technique, haloAt);

/** One keyframe for the start of each phase, and one for the end. */
export function levelFrames(technique: Technique, at: (level: number) => Keyframe): Keyframe[] {
  const starts = phaseOffsets(technique);
  const levels = breathLevels(technique);
  const frames = levels.map(({ from }, n) => ({ ...at(from), offset: starts[n]?.from ?? 0, easing }));
  return [...frames, { ...at(levels.at(-1)?.to ?? 0), offset: 1 }];
}

/** Fills the arc of a phase during the phase, and shows it fainter for the rest of the cycle. */
export function arcFrames(technique: Technique, index: number): Keyframe[] {
  const { from, to } = phaseOffsets(technique)[index] ?? { from: 0, to: 1 };
  const [empty, full] = [arcDash(technique, index, 0), arcDash(technique, index, 1)];
  return [
    { offset: 0, strokeDasharray: empty, opacity: 0 },
    { offset: from, strokeDasharray: empty, opacity: 0 },
    { offset: from, strokeDasharray: empty, opacity: 1 },
    { offset: to, strokeDasharray: full, opacity: 1 },
    { offset: to, strokeDasharray: full, opacity: 0.45 },
    { offset: 1, strokeDasharray: full, opacity: 0.45 },
  ];
}

/** The gap between two arcs, as a share of the ring. */
const arcGap = 0.018;

/** `stroke-dasharray` of an arc of a ring whose path is as long as the cycle has seconds. */
export function arcDash(technique: Technique, index: number, progress: number): string {
  const whole = cycleSeconds(technique);
  const length = (technique.pattern[index]?.seconds ?? 0) - arcGap * whole;
  return `${progress * length} ${whole}`;
}

/** Seconds into the cycle at which the arc begins. */
export const arcStart = (technique: Technique, index: number): number =>
  (phaseOffsets(technique)[index]?.from ?? 0) * cycleSeconds(technique) +
  (arcGap / 2) * cycleSeconds(technique);

/** Start and end of each phase as shares of the cycle, 0 to 1. */
export function phaseOffsets(technique: Technique): { from: number; to: number }[] {
  const whole = cycleSeconds(technique);
  let before = 0;
  return technique.pattern.map(({ seconds }) => {
    const from = before / whole;
    before += seconds;
    return { from, to: before / whole };
  });
}
