/** The views that a person can choose. */

import { openingTurn } from "#domain/sky-view.ts";
import type { Turn } from "./view.ts";

export type Preset = "side" | "tilted" | "reset" | "top";

/** The turn in which the rotation is zero. */
const front = openingTurn.yaw;

/**
 * Sideview is a quarter turn about the vertical axis, as specified; Reset View, the rotation zero, is the opening view.
 */
const presets: Readonly<Record<Preset, Turn>> = {
  side: { yaw: front + Math.PI / 2, pitch: 0 },
  tilted: { yaw: front, pitch: 0.6 },
  reset: openingTurn,
  top: { yaw: front, pitch: Math.PI / 2 },
};
/** The opening view in a high window, which it would not fill. */
const tallPitch = 0.4;

export const presetTurn = (preset: Preset, isTall = false): Turn =>
  preset === "reset" && isTall ? { ...presets.reset, pitch: tallPitch } : presets[preset];
