/** Where the 120 far stars are that belong to nobody, the same at every visit. */

import { seededRandom } from "#domain/seeded.ts";

const count = 120;

/** Windows for each radian and unit of `drift`. */
export const ambientDrift = 0.16;

/** Across and up in shares of the window; how much it drifts; diameter in CSS pixels; strength 0 to 1. */
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
    // Few are near and strong, most are far and weak.
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
