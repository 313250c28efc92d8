/** How the lights of a comparison look, on both renderers. Lengths are CSS pixels. */

import type { SideName } from "#domain/comparison/comparison.ts";
import { sideColors } from "#domain/comparison/side-colors.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { starSize } from "#domain/star-shape.ts";
import { crowdingOf, haloScaleFor } from "../model/star-appearance.ts";
import type { Theme } from "../model/themes.ts";
import type { Sides } from "./lights.ts";

/** Radius of a light in radii of its star, and what is added to it. */
export const around = { radii: 0.72, margin: 3.5 } as const;
/** A corner of a diamond is farther out than a round halo, so that both leave the same room. */
export const cornerRadii = 1.3;
export const lineWidth = 1.5;
/** How far a light falls off on both sides of its line: in a sky of few stars, and in a full one. */
const softness = { few: 7, many: 3 } as const;

export const softnessFor = (stars: number) => {
  const crowding = crowdingOf(haloScaleFor(stars));
  return softness.few + (softness.many - softness.few) * crowding;
};

/** Strength of the line and of the light round it, 0 to 1: ink needs less of it than light. */
export const strengthsIn = ({ isLight }: Theme) =>
  isLight ? { line: 0.8, soft: 0.22 } : { line: 0.75, soft: 0.45 };

/** Lights of far stars are fainter, by this share at the far end of the sky. */
export const fainterFar = 0.5;

export const colorsIn = ({ isLight }: Theme) => sideColors[isLight ? "light" : "dark"];

/** A star with a light. Its size is in pixels at scale 1, its time in days; see `timeOf`. */
export type LitStar = {
  readonly entry: MoodEntry;
  readonly side: SideName;
  readonly size: number;
  readonly time: number;
};

export const litStars = (entries: readonly MoodEntry[], sides: Sides): readonly LitStar[] =>
  entries.flatMap((entry) => {
    const side = sides.get(entry.id);
    return side ? [{ entry, side, size: starSize(entry.intensity), time: timeOf(entry) }] : [];
  });
