/** What the sky is given, and what it tells. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import type { ScreenCircle } from "./picking.ts";

export type SkyContents = {
  readonly entries: readonly MoodEntry[];
  readonly nextPlace: Position | null;
  readonly newestId: string | null;
};

export type Preset = "side" | "tilted" | "reset";

/** What the sky tells. Stars are ids of entries. */
export type SkyEvents = {
  /** All stars in reach of a tap, the nearest first; `isAdding` when it was meant to add to those chosen. */
  tapped(ids: readonly string[], isAdding: boolean): void;
  hovered(id: string | null): void;
  /** A star was held long enough to choose several. */
  held(id: string): void;
  /** Asked by keyboard: to the star before or after in time; the star in the middle; to add the selected one. */
  stepped(by: -1 | 1): void;
  picked(id: string | null): void;
  added(): void;
  /** After each frame: where the followed star is on the screen. */
  moved(at: ScreenCircle | null): void;
  zoomed(zoom: number): void;
  /** The graphics context is gone, or back. */
  lost(isLost: boolean): void;
};

/** Places by value: whoever works one out anew gives a new object for the same place. */
export function isSame(one: SkyContents, other: SkyContents): boolean {
  const [from, to] = [one.nextPlace, other.nextPlace];
  const isSamePlace = from === to || (from && to && from.x === to.x && from.y === to.y && from.z === to.z);
  return one.entries === other.entries && one.newestId === other.newestId && Boolean(isSamePlace);
}
