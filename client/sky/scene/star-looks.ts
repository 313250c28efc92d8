/** What a mood entry looks like as a star: pure, in CSS pixels at scale 1 and in units of the world. */

import { type FamilyId, findEmotion, unknownEmotionColor } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { spread } from "./spread.ts";
import { clamp } from "./view.ts";

/** Smaller than this, in pixels, a star dims instead of shrinking. */
const leastSize = 4;

/** Diameter in pixels at scale 1. Intensities that were never valid count as the nearest valid one. */
export const starSize = (intensity: number) => (clamp(intensity || 1, 1, 10) / 10) * 20 + 8;

/** Diameter in pixels of the outline where the next star will be: of middling intensity at scale 1, and at least. */
export const nextPlaceSize = { usual: 26, least: 16 } as const;

/** How long the flare of a new star lasts, in seconds. */
export const birthSeconds = 1.8;

/** Up to this many stars a sky is roomy; beyond, halos shrink, because pixels are what a full sky costs. */
const roomy = 600;

/** How much of its halo a star keeps among so many: 1 in a roomy sky, toward 0 in a full one. */
export const crowdOf = (stars: number) => (roomy / Math.max(roomy, stars)) ** 0.4;

/** Diameter in pixels where one unit is `scale` pixels. */
export const sizeOnScreen = (size: number, scale: number) => Math.max(leastSize, size * scale);

/**
 * The family's sign in a star's rim, so that colour is never alone: above 0 so many rays, below 0 so many gaps,
 * 0 an unbroken ring. Pleasant families shine outward, painful ones stand open.
 */
const familyMarks: Record<FamilyId, number> = {
  serenity: 0,
  love: 2,
  wonder: 3,
  power: 4,
  desire: 5,
  transcendence: 6,
  grief: -1,
  anguish: -2,
  fear: -3,
};
const unknownMark = -7;

export const markOf = (emotionId: string) => {
  const emotion = findEmotion(emotionId);
  return emotion ? familyMarks[emotion.family] : unknownMark;
};

/** `#rrggbb`: light in the dark, ink on paper. */
export const colorOf = (emotionId: string, onPaper: boolean) => {
  const emotion = findEmotion(emotionId);
  if (!emotion) return unknownEmotionColor;
  return onPaper ? emotion.inkColor : emotion.color;
};

/** How wide a star glows beyond its halo, 0 to 1: only the most intense do of their own accord. */
const ownGlow = (intensity: number) => (intensity >= 10 ? 0.25 : intensity >= 9 ? 0.12 : 0);

/** One star as it is drawn; a twin is two of them. `orbit` is 0 for a star that rests. */
export type StarLook = {
  readonly emotion: string;
  readonly size: number;
  readonly glow: number;
  /** 0 up to 1, different from star to star: where in its twinkling and orbit a star is. */
  readonly phase: number;
  /** Units from the primary. */
  readonly orbit: number;
  /** Seconds for one turn round the primary. */
  readonly period: number;
};

const fastestOrbit = 6;
const slowestOrbit = 10;

/** The looks of an entry's one or two stars, the primary first. */
export function looksOf(entry: MoodEntry, ordinal: number): readonly StarLook[] {
  const phase = spread(ordinal + 1);
  const size = starSize(entry.intensity);
  const primary = {
    emotion: entry.emotion,
    size,
    glow: ownGlow(entry.intensity),
    phase,
    orbit: 0,
    period: 1,
  };
  if (entry.isTwinStar !== 1 || entry.secondaryEmotion === null) return [primary];
  const secondarySize = starSize(entry.secondaryIntensity ?? entry.intensity);
  return [
    primary,
    {
      emotion: entry.secondaryEmotion,
      size: secondarySize,
      glow: 0,
      phase: spread(ordinal + 7),
      orbit: orbitRadius(size, secondarySize),
      period: fastestOrbit + (slowestOrbit - fastestOrbit) * phase,
    },
  ];
}

/** Just far enough apart that the two rims never touch. */
const orbitRadius = (size: number, secondarySize: number) => 0.36 * (size + secondarySize) + 4;

/** Where a look is at this time of the sky's own clock, in units from its entry: the orbit of `star-shader.ts`. */
export function orbitOffset({ orbit, period, phase }: StarLook, time: number): Position {
  const lean = 2 * Math.PI * phase;
  const angle = lean + (2 * Math.PI * time) / period;
  const across = unit(Math.cos(lean), 0.35, Math.sin(lean));
  const along = unit(-0.5 * Math.sin(lean), 0.8, 0.5 * Math.cos(lean));
  const [toward, beside] = [orbit * Math.cos(angle), orbit * Math.sin(angle)];
  return {
    x: toward * across.x + beside * along.x,
    y: toward * across.y + beside * along.y,
    z: toward * across.z + beside * along.z,
  };
}

function unit(x: number, y: number, z: number): Position {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}

/** Half the size of everything that belongs to the entry, in units, for picking. */
export function entryRadius(entry: MoodEntry): number {
  const size = starSize(entry.intensity);
  if (entry.isTwinStar !== 1) return size / 2;
  const secondarySize = starSize(entry.secondaryIntensity ?? entry.intensity);
  return orbitRadius(size, secondarySize) + secondarySize / 4;
}
