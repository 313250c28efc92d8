/** Where the stars stand: at the sky's own places or at those of a layout, and on the way between them. */

import type { LayoutRoom } from "#domain/layouts/layout.ts";
import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { type Glow, type Guides, noGlow } from "../model/guides.ts";
import { Morph } from "./morph.ts";
import { type PlacedStars, placeEntries, type SkyLayout } from "./sky-layout.ts";

export class Arrangement {
  readonly morph = new Morph();
  #layout: SkyLayout | null = null;
  #room: LayoutRoom = { width: 1_000, height: 600 };
  #placed: PlacedStars | null = null;

  /** True also before the stars have been placed in the layout. */
  get hasLayout() {
    return this.#layout !== null;
  }

  /** Guides of the layout; null for the sky itself. */
  get guides(): Guides | null {
    return this.#placed?.guides ?? null;
  }

  /** What the days of the layout measured; null for the sky itself. */
  get glow(): Glow | null {
    return this.#placed && (this.#placed.glow ?? noGlow);
  }

  /** What must be in view in the layout; null for the sky itself. */
  get corners(): readonly Position[] | null {
    return this.#placed?.corners ?? null;
  }

  /** Returns whether the stars have other places now. */
  setLayout(layout: SkyLayout | null): boolean {
    if (layout === this.#layout) return false;
    this.#layout = layout;
    return true;
  }

  /** Returns whether the stars have other places in this room. */
  setRoom(room: LayoutRoom): boolean {
    const isSame = room.width === this.#room.width && room.height === this.#room.height;
    this.#room = room;
    return !isSame && this.#layout !== null;
  }

  /** The entries at their places. */
  place(entries: readonly MoodEntry[]): readonly MoodEntry[] {
    this.#placed = this.#layout?.place(entries, this.#room) ?? null;
    return this.#placed ? placeEntries(entries, this.#placed) : entries;
  }
}
