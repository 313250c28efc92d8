/**
 * The lights of a comparison: a round halo for the stars of its first side, and a diamond for those of its second. Both
 * leave room for the star itself, whose colour they do not touch.
 */

import type { SideName } from "#domain/comparison/comparison.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { View } from "../camera/view.ts";
import type { Theme } from "../model/themes.ts";
import type { TimeOfFrame } from "../shown-time.ts";
import type { Pass } from "../webgl/gpu/pass.ts";

/** The side of each star that has a light, by its id. */
export type Sides = ReadonlyMap<string, SideName>;

export type LightsOfFrame = {
  /** Stars outside of this time have no light. */
  readonly shownTime: TimeOfFrame;
  /** The share of the way that the stars of a morph have gone, 1 at rest. */
  readonly morph: number;
  /** Distance from the centre within which all stars but a few lie, in units. */
  readonly reach: number;
};

type DrawnLights = {
  /** Draws a light for each of these entries that has a side. */
  show(entries: readonly MoodEntry[]): void;
  applyTheme(theme: Theme): void;
};

/** Lights that WebGL draws, in one draw call. */
export type LightsPart = DrawnLights & {
  readonly passes: readonly Pass[];
  setFrame(view: View, frame: LightsOfFrame): void;
};

export type LightsOnCanvas = DrawnLights & {
  draw(context: CanvasRenderingContext2D, view: View, frame: LightsOfFrame): void;
};

/** The lights of a comparison, and what draws them, whose code is fetched for people who compare. */
export type Lights = {
  readonly sides: Sides;
  readonly ofWebgl: () => LightsPart;
  readonly ofCanvas2d: () => LightsOnCanvas;
};
