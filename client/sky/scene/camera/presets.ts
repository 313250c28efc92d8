/** The views that a person can choose. */

import type { Turn } from "./view.ts";

export type Preset = "side" | "tilted" | "reset" | "top";

/**
 * The direction from which the sky is seen at rotation zero, in radians round the vertical axis: the pleasant families
 * are behind, where a view from above has them higher on the screen, and the painful ones in front.
 */
const front = 2.1;

/**
 * Sideview is a quarter turn about the vertical axis, as specified; Reset View, the rotation zero, is the opening view:
 * a little from above, so that the spiral and the heights both show, and up is pleasant at first glance.
 */
const presets: Readonly<Record<Preset, Turn>> = {
  side: { yaw: front + Math.PI / 2, pitch: 0 },
  tilted: { yaw: front, pitch: 0.6 },
  reset: { yaw: front, pitch: 0.28 },
  top: { yaw: front, pitch: Math.PI / 2 },
};
/** The opening view in a high window, which it would not fill. */
const tallPitch = 0.4;

export const presetTurn = (preset: Preset, isTall = false): Turn =>
  preset === "reset" && isTall ? { ...presets.reset, pitch: tallPitch } : presets[preset];
