/** The positions of the 120 background stars, which do not represent entries; the same for every sky. */

import { seededRandom } from "#domain/pseudo-random.ts";

const count = 120;

/** Drift in windows per radian, for a star with `drift` 1. */
export const ambientDrift = 0.16;

/** `across` and `up` in shares of the window, `drift` a factor, `size` the diameter in CSS pixels, `strength` 0 to 1. */
export type AmbientStar = {
  readonly across: number;
  readonly up: number;
  readonly drift: number;
  readonly size: number;
  readonly strength: number;
};

export function ambientStars(): AmbientStar[] {
  const random = seededRandom(1977);
  return Array.from({ length: count }, () => {
    // A few are near and strong, most are far and weak.
    const nearness = random() ** 2.5;
    const [across, up] = [random(), random()];
    return {
      across,
      up,
      drift: 0.4 + 0.6 * nearness,
      size: 2.4 + 2 * nearness,
      strength: 0.5 + 0.5 * nearness,
    };
  });
}
