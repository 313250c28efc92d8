/**
 * The colours of the two sides of a comparison, in its charts and in the sky: cool like moonlight, and warm like a lamp.
 */

import type { SideName } from "./comparison.ts";

/** `#rrggbb`; `--color-first-side` and `--color-second-side` of `client/ui/tokens.css` are the same. */
export const sideColors = {
  dark: { first: "#89c3ff", second: "#ffb15d" },
  light: { first: "#005da2", second: "#864900" },
} as const satisfies Record<"dark" | "light", Record<SideName, string>>;
