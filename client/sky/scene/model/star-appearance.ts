/** The appearance of a mood entry as a star. Sizes are CSS pixels at scale 1, distances units of the world. */

import { unknownEmotionColor } from "#domain/emotions.ts";
import { type Feelings, findEmotion } from "#domain/feelings.ts";
import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { orbitRadius, starSize } from "#domain/star-shape.ts";

/** Below this size, in pixels, a star dims instead of shrinking. */
const minSize = 4;

/** Diameter in pixels of the outline where the next star will be: at scale 1, and the minimum. */
export const nextPlaceSize = { base: 26, min: 16 } as const;

/** Duration of the flare of a new star, in seconds. */
export const flareSeconds = 1.8;

/** With more stars than this, halos shrink, because pixels determine the cost of a full sky. */
const fullHaloStars = 600;

/** Factor of the halos in a sky of so many stars: 1 for few, toward 0 for many. */
export const haloScaleFor = (stars: number) => (fullHaloStars / Math.max(fullHaloStars, stars)) ** 0.4;

/**
 * How crowded a sky of so many stars is, 0 to 1, by its factor of the halos. On paper, stars of a crowded sky have less
 * wash, a rim of bare paper, and lighter cores the farther away they are: ink is for near stars.
 */
export const crowdingOf = (haloScale: number) => {
  const share = Math.min(1, 2 * (1 - haloScale));
  return share * share * (3 - 2 * share);
};

/** Diameter in pixels where one unit is `scale` pixels. */
export const sizeOnScreen = (size: number, scale: number) => Math.max(minSize, size * scale);

/** `#rrggbb`, for the light or the dark theme. */
export const colorOf = (feelings: Feelings, emotionId: string, isLight: boolean) => {
  const emotion = findEmotion(feelings, emotionId);
  if (!emotion) return unknownEmotionColor;
  return isLight ? emotion.inkColor : emotion.color;
};

/** `#rrggbb` of the areas round the lines of the light theme. */
export const washOf = (feelings: Feelings, emotionId: string) =>
  findEmotion(feelings, emotionId)?.washColor ?? unknownEmotionColor;

/** Glow beyond the halo, 0 to 1, of a star that is not selected: only the most intense ones have it. */
const ownGlow = (intensity: number) => (intensity >= 10 ? 0.25 : intensity >= 9 ? 0.12 : 0);

/** One star as it is drawn; a twin star consists of two. */
export type StarAppearance = {
  readonly emotion: string;
  readonly size: number;
  readonly glow: number;
  /** Phase of the twinkle and the orbit: 0 up to 1, different for each star. */
  readonly phase: number;
  /** Distance from the primary in units; 0 for a primary. */
  readonly orbit: number;
  /** Seconds for one orbit. */
  readonly period: number;
};

const fastestOrbit = 6;
const slowestOrbit = 10;

/**
 * A number from 0 up to 1, made of the id alone, so that no other star changes it: the hash FNV-1a, with the last
 * step of MurmurHash3, because similar ids differ in few bits.
 */
export function phaseOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Difference between the phases of a twin star's two stars: they do not twinkle together. */
const phaseApart = 0.7;

/** One star for an entry, or two for a twin star, the primary first. */
export function appearancesOf(entry: MoodEntry): readonly StarAppearance[] {
  const phase = phaseOf(entry.id);
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
      phase: (phase + phaseApart) % 1,
      orbit: orbitRadius(size, secondarySize),
      period: fastestOrbit + (slowestOrbit - fastestOrbit) * phase,
    },
  ];
}

/** The offset from the entry, in units, at this time of the sky's clock: the same orbit as in `star-shader.ts`. */
export function orbitOffset({ orbit, period, phase }: StarAppearance, time: number): Position {
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

/** Diameter in units of the ring round a selected entry: round the core of its primary star, also of a twin. */
export const ringDiameter = ({ intensity }: MoodEntry) => 0.8 * starSize(intensity);

/** Half the size of an entry with its secondary star, in units, for picking. */
export function entryRadius(entry: MoodEntry): number {
  const size = starSize(entry.intensity);
  if (entry.isTwinStar !== 1) return size / 2;
  const secondarySize = starSize(entry.secondaryIntensity ?? entry.intensity);
  return orbitRadius(size, secondarySize) + secondarySize / 4;
}
