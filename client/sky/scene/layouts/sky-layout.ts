/** A layout that the sky can take instead of its own: flat, seen from the front, with guides of its own. */

import type { LayoutRoom } from "#domain/layouts/layout.ts";
import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Glow, Guides } from "../model/guides.ts";

export type PlacedStars = {
  /** Places of the entries, in their order. */
  readonly places: readonly Position[];
  readonly guides: Guides;
  /** What its days measured, if the person has chosen that. */
  readonly glow?: Glow;
  /** What must be in view: the corners of all stars and labels. */
  readonly corners: readonly Position[];
};

export type SkyLayout = {
  place(entries: readonly MoodEntry[], room: LayoutRoom): PlacedStars;
};

/** The entries at the places of a layout. */
export const placeEntries = (entries: readonly MoodEntry[], { places }: PlacedStars): readonly MoodEntry[] =>
  entries.map((entry, at) => {
    const { x, y, z } = places[at] as Position;
    return { ...entry, x, y, z };
  });
