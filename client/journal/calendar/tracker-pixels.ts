/** A tracker in pixels: the colour of each day by its value. The URL names the tracker. */

import { type CSSProperties, useMemo } from "react";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { type Bin, binsOf } from "#domain/trackers/bins.ts";
import { type DayValues, dayValuesOf, type Measured } from "#domain/trackers/day-values.ts";
import { mostSteps, stepColors, stepOf } from "#domain/trackers/step-colors.ts";
import { useParameter } from "../../navigation/parameters.ts";

export type TrackerPixels = {
  readonly tracker: Tracker;
  readonly values: DayValues;
  /** Groups of values with a colour each; none without values. */
  readonly bins: readonly Bin[];
};

/** `isGone`: the URL names a tracker that the universe does not have. */
export function useTrackerPixels(measured: Measured) {
  const [id, choose] = useParameter("show");
  const tracker = measured.trackers.find((one) => one.id === id) ?? null;
  const pixels = useMemo((): TrackerPixels | null => {
    if (!tracker) return null;
    const values = dayValuesOf(measured, tracker);
    return { tracker, values, bins: binsOf(tracker, [...values.values()], mostSteps) };
  }, [tracker, measured]);
  return { pixels, isGone: id !== null && tracker === null, choose };
}

/** The fill of a step, and the ink of a number on it, in both themes. */
export function stepStyle(step: number): CSSProperties {
  const [light, dark] = [stepColors.light[step], stepColors.dark[step]];
  return {
    "--bands-fill": `light-dark(${light?.fill}, ${dark?.fill})`,
    background: "var(--bands-fill)",
    color: `light-dark(${light?.ink}, ${dark?.ink})`,
  } as CSSProperties;
}

/** The look of a day's value. */
export const valueStyle = ({ bins }: TrackerPixels, value: number): CSSProperties =>
  stepStyle(stepOf(bins, value));
