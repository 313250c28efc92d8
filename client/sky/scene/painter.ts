/** What draws the sky, on the graphics card or without one. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import type { ViewMode } from "./links.ts";
import type { Theme } from "./themes.ts";
import type { View } from "./view.ts";

export type Picture = {
  readonly entries: readonly MoodEntry[];
  readonly nextPlace: Position | null;
  /** Index of the newest entry, −1 for none. */
  readonly newest: number;
  /** How far out all but stray stars reach, in units. */
  readonly reach: number;
  /** How far out the outermost is. */
  readonly outermost: number;
};

/** Stars that stand out, all by index; −1 for none. */
export type Chosen = {
  readonly selected: number;
  /** In the order in which they were chosen: a line joins them. */
  readonly several: readonly number[];
  /** The one that is being held, and how much of the time has passed, 0 to 1. */
  readonly held: number;
  readonly heldShare: number;
};

/** What a frame depends on besides the view. */
export type Moment = {
  /** Seconds of the sky's own clock. */
  readonly time: number;
  /** Whether motion is not wanted. */
  readonly still: boolean;
  /** How long ago the newest star was born, in seconds. */
  readonly age: number;
  /** Whether fewer pixels would help. */
  readonly hurried: boolean;
};

export type Painter = {
  readonly kind: "webgl2" | "2d";
  show(picture: Picture): void;
  setMode(mode: ViewMode): void;
  choose(chosen: Chosen): void;
  wear(theme: Theme): void;
  /** Returns whether the newest star's flare still burns. */
  draw(view: View, moment: Moment): boolean;
  /** Lets go of what a lost context has taken, so that it is made anew. */
  release(): void;
  dispose(): void;
};
