/** A hue in two shades, one for each theme. */

import { toHex } from "../../color.ts";

export type Tone = {
  /** `#rrggbb` for the dark theme. */
  readonly color: string;
  /** `#rrggbb` of the same hue, darker, for text in the light theme. */
  readonly inkColor: string;
};

/** `hue` in degrees of OKLCH; `chroma` 0 (grey) to about 0.15. */
export const toneOfHue = (hue: number, chroma = 0.12): Tone => ({
  color: toHex({ lightness: 0.8, chroma, hue }),
  inkColor: toHex({ lightness: 0.48, chroma, hue }),
});
