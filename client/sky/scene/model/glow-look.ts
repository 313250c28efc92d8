/** How the lines of what days measured look. */

import type { Glow } from "./guides.ts";

/** The number of strips above which they are drawn narrower, because wide ones would cover the stars. */
const many = 500;

/** A strip of a layout goes from one point to another; a ring has more. */
export const areStrips = (glow: Glow): boolean => glow[0]?.points.length === 2;

/** Width in CSS pixels, and a factor of the strength of the theme. */
export function glowLook(glow: Glow): { readonly width: number; readonly strength: number } {
  if (!areStrips(glow)) return { width: 2, strength: 1 };
  return glow.length > many ? { width: 1.25, strength: 1.8 } : { width: 2.5, strength: 2 };
}
