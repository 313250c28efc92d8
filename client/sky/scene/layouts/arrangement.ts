/** Where the stars stand: at the sky's own places or at those of a layout, and on the way between them. */

import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Guides } from "../model/guides.ts";
import { Morph } from "./morph.ts";
import { type PlacedStars, placeEntries, type SkyLayout } from "./sky-layout.ts";

export class Arrangement {
  readonly morph = new Morph();
  #layout: SkyLayout | null = null;
  #isTall = false;
  #placed: PlacedStars | null = null;

  /** True also before the stars have been placed in the layout. */
  get hasLayout() {
    return this.#layout !== null;
  }

  /** Guides of the layout; null for the sky itself. */
  get guides(): Guides | null {
    return this.#placed?.guides ?? null;
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

  /** Whether the room for the sky is higher than wide. Returns whether the stars have other places now. */
  setTall(isTall: boolean): boolean {
    if (isTall === this.#isTall) return false;
    this.#isTall = isTall;
    return this.#layout !== null;
  }

  /** The entries at their places. */
  place(entries: readonly MoodEntry[]): readonly MoodEntry[] {
    this.#placed = this.#layout?.place(entries, this.#isTall) ?? null;
    return this.#placed ? placeEntries(entries, this.#placed) : entries;
  }
}
