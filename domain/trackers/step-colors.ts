/** The colours of what days measured, from little to much: one hue, so that no value looks better than another. */

import { type Bin, binAt } from "./bins.ts";

/** A fill, and the ink of a number on it: `#rrggbb`. */
export type StepColor = { readonly fill: string; readonly ink: string };

const [dark, light] = ["#121829", "#ffffff"];

/**
 * The lightness alone tells the steps apart. Much is bright in the dark theme and dark in the light one: far from the
 * background.
 */
const ramp: readonly StepColor[] = [
  { fill: "#23465c", ink: light },
  { fill: "#2f6f7e", ink: light },
  { fill: "#4d9c9b", ink: dark },
  { fill: "#86cbb4", ink: dark },
  { fill: "#ccf2cf", ink: dark },
];

export const stepColors = { dark: ramp, light: ramp.toReversed() } as const;

/** Most groups of values that have a colour of their own. */
export const mostSteps = ramp.length;

/** The step of a value among one or more groups, from 0 to 4; few groups are far apart. */
export function stepOf(bins: readonly Bin[], value: number): number {
  const last = bins.length - 1;
  return last === 0 ? mostSteps - 1 : Math.round((binAt(bins, value) / last) * (mostSteps - 1));
}
