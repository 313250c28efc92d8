/** A hue in the two shades that the grounds need. */

import { toHex } from "../color.ts";

export type Tone = {
  /** `#rrggbb` on the dark ground. */
  readonly color: string;
  /** The same hue, darker, for ink on the paper ground. */
  readonly inkColor: string;
};

/** `hue` in degrees of OKLCH; `chroma` 0 (grey) to about 0.15. */
export const toneOfHue = (hue: number, chroma = 0.12): Tone => ({
  color: toHex({ lightness: 0.8, chroma, hue }),
  inkColor: toHex({ lightness: 0.48, chroma, hue }),
});
