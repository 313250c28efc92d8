/** The contents that the scene receives, and the events that it emits. */

import type { Feelings } from "#domain/feelings.ts";
import type { LayoutId } from "#domain/layouts/layout-ids.ts";
import type { Position } from "#domain/placement.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { TimeRange } from "#domain/sky-time/time-window.ts";
import type { Preset } from "./camera/presets.ts";
import type { Box, Room } from "./camera/room.ts";
import type { ScreenCircle, View } from "./camera/view.ts";
import type { InputEvents } from "./input/connect-input.ts";
import type { Sides } from "./lights/lights.ts";
import type { FigurePlacer } from "./model/figures.ts";
import type { Glow, Guides } from "./model/guides.ts";
import type { Emphasis, ViewMode } from "./renderer.ts";

export type SkyContents = {
  readonly feelings: Feelings;
  readonly entries: readonly MoodEntry[];
  readonly nextPlace: Position | null;
  readonly newestId: string | null;
};

/** What of the sky is in view, for a picture of it; serializable. */
export type SkyInView = {
  readonly feelings: Feelings;
  /** Each at its place in the present layout, oldest first. */
  readonly entries: readonly MoodEntry[];
  /** A flat layout: its guides, and what must be in view. */
  readonly layout: { readonly guides: Guides; readonly corners: readonly Position[] } | null;
  /** What the days measured. */
  readonly glow: Glow;
  readonly emphasis: Emphasis | null;
  /** The stars of a comparison; null without one. */
  readonly sides: Sides | null;
  /** Ids of a selection of several, in its order. */
  readonly several: readonly string[];
  readonly shownTime: TimeRange;
  /** View at rest. */
  readonly view: View;
  /** The part of the view that is free of panels. */
  readonly free: Box;
  /** Whether the view fits all stars; otherwise a person has moved or zoomed it, or selected a star. */
  readonly isWhole: boolean;
};

/** The sky in view, with what the page has chosen. */
export type ShownSky = SkyInView & {
  readonly mode: ViewMode;
  readonly layoutId: LayoutId;
  readonly constellations: readonly Constellation[];
};

/** Constellations; the code of `place` is fetched for people who have some. */
export type SkyFigures = {
  readonly constellations: readonly Constellation[];
  readonly place: FigurePlacer;
};

/** Places what the days measured among these stars; its code is fetched for people who have chosen a tracker. */
export type GlowPlacer = (entries: readonly MoodEntry[]) => Glow;

/** Where stars are on the screen. */
export type FrameStars = {
  /** The circle of the star with the radius of its core. */
  readonly followed: (ScreenCircle & { readonly core: number }) | null;
  readonly selected: ScreenCircle | null;
  /** Circles of the stars of a selection of several. */
  readonly several: readonly ScreenCircle[];
};

/** Stars are ids of entries. */
export type SkyEvents = InputEvents & {
  /** Called when a star was held long enough to start the selection of several. */
  held(id: string): void;
  /** Called after each frame: where stars are on the screen, and what else is over the sky. */
  frameDrawn(stars: FrameStars, room: Room): void;
  zoomed(zoom: number): void;
  /** Called with the preset view in which the sky is; null when the person turns it. */
  presetChanged(preset: Preset | null): void;
  /** Called when the graphics context is lost, and with false when it is back. */
  contextLost(isLost: boolean): void;
};

/** Compares places by value, because each computation of the next place returns a new object. */
export function isSameContents(one: SkyContents, other: SkyContents): boolean {
  const [from, to] = [one.nextPlace, other.nextPlace];
  const isSamePlace = from === to || (from && to && from.x === to.x && from.y === to.y && from.z === to.z);
  const isSameSky = one.feelings === other.feelings && one.entries === other.entries;
  return isSameSky && one.newestId === other.newestId && Boolean(isSamePlace);
}
