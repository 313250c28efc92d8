/** The colours of a person's own feelings, which follow from the family and from how pleasant and energetic they are. */

import { type Colors, colorsOfShades, type Shade } from "./emotion-colors.ts";
import type { FamilyId } from "./emotions.ts";

/**
 * The shade of a feeling in the middle of the pad. Those of different families are far apart for every kind of vision,
 * and each keeps away from the shades of the 36. Decision 114 explains how they were chosen.
 */
const middles: Readonly<Record<FamilyId, { readonly night: Shade; readonly paper: Shade }>> = {
  fear: { night: [0.63, 0.165, 24], paper: [0.43, 0.139, 15] },
  power: { night: [0.734, 0.108, 69], paper: [0.513, 0.083, 60] },
  love: { night: [0.885, 0.167, 109], paper: [0.582, 0.104, 90] },
  serenity: { night: [0.851, 0.091, 134], paper: [0.586, 0.074, 141] },
  wonder: { night: [0.882, 0.132, 188], paper: [0.506, 0.074, 177] },
  transcendence: { night: [0.794, 0.112, 216], paper: [0.592, 0.091, 229] },
  grief: { night: [0.622, 0.144, 269], paper: [0.424, 0.19, 270] },
  anguish: { night: [0.706, 0.137, 290], paper: [0.563, 0.219, 295] },
  desire: { night: [0.626, 0.081, 331], paper: [0.422, 0.108, 335] },
};

/** How far the edges of the pad are from its middle: pleasant is lighter and leans in hue, energetic is more colourful. */
const nightReach: Shade = [0.025, 0.02, 8];
const paperReach: Shade = [0.018, 0.015, 7];

/** Valence is −1 to 1 and energy 0 to 1; what lies outside counts as the nearest edge. */
export function colorsOfOwn(family: FamilyId, valence: number, energy: number): Colors {
  const pleasant = Math.min(1, Math.max(-1, valence));
  const lively = Math.min(1, Math.max(-1, 2 * energy - 1));
  const { night, paper } = middles[family];
  const at = (middle: Shade, reach: Shade): Shade => [
    middle[0] + reach[0] * pleasant,
    middle[1] + reach[1] * lively,
    middle[2] + reach[2] * pleasant,
  ];
  return colorsOfShades(at(night, nightReach), at(paper, paperReach));
}
