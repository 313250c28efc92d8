/** How pleasant a day was, in five steps, which one ramp of colours shows. */

import type { Feelings } from "../feelings.ts";
import { scoreOf } from "../score.ts";
import type { IndexedStar } from "./journal-index.ts";

export const pleasantnessSteps = [
  "veryUnpleasant",
  "unpleasant",
  "mixed",
  "pleasant",
  "veryPleasant",
] as const;
export type Pleasantness = (typeof pleasantnessSteps)[number];

/**
 * `#rrggbb` of each step, in both themes. The lightness rises by 0.115 of OKLCH from step to step, so that it alone tells
 * them apart, and the hue goes from indigo to gold, which deuteranopes and protanopes distinguish, too.
 */
export const pleasantnessColors: Readonly<Record<Pleasantness, string>> = {
  veryUnpleasant: "#3e3088",
  unpleasant: "#595a99",
  mixed: "#7d8393",
  pleasant: "#baa562",
  veryPleasant: "#e8c944",
};

/** The mean scores, −1 to 1, at which the second to the fifth step begin. */
const bounds = [-0.4, -0.1, 0.1, 0.4];

/** The step of the mean score of stars; null if the universe knows none of their feelings. */
export function pleasantnessOf(feelings: Feelings, stars: readonly IndexedStar[]): Pleasantness | null {
  const scores = stars.flatMap(({ entry }) => scoreOf(feelings, entry) ?? []);
  if (scores.length === 0) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return pleasantnessSteps[bounds.filter((bound) => mean >= bound).length] ?? null;
}
