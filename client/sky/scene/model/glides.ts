/** Stars on their way to a new position. Times are milliseconds. */

import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { smoothstep } from "../camera/view.ts";

/** Duration of a glide: what the camera needs to turn to a star. */
const glideMs = 700;
/** More stars than this jump: each frame of a glide writes their vertices again. */
const maxGliding = 10_000;

type Glide = { readonly from: Position; readonly startedAt: number };

export class Glides {
  readonly #glides = new Map<string, Glide>();

  get isActive() {
    return this.#glides.size > 0;
  }

  /** How far from the centre the stars on their way have begun, in units. */
  get outermost() {
    let outermost = 0;
    for (const { from } of this.#glides.values())
      outermost = Math.max(outermost, Math.hypot(from.x, from.y, from.z));
    return outermost;
  }

  /** Each of these entries glides from its other position; one that is on its way turns where it is at `now`. */
  begin(moved: readonly { readonly from: MoodEntry; readonly to: MoodEntry }[], now: number) {
    if (moved.length > maxGliding) return this.#glides.clear();
    for (const { from, to } of moved)
      this.#glides.set(to.id, { from: this.#positionOf(from, now), startedAt: now });
  }

  /** Every glide ends at its target. */
  end() {
    this.#glides.clear();
  }

  /**
   * The entries with those on their way between their positions at `now`, and the identical list without any.
   * `indexOf` gives the index of an id, or −1: a star that is gone, or has arrived, glides no more.
   */
  apply(entries: readonly MoodEntry[], indexOf: (id: string) => number, now: number): readonly MoodEntry[] {
    for (const [id, { startedAt }] of this.#glides)
      if (indexOf(id) < 0 || now - startedAt >= glideMs) this.#glides.delete(id);
    if (!this.isActive) return entries;
    const moving = entries.slice();
    for (const id of this.#glides.keys()) {
      const entry = entries[indexOf(id)] as MoodEntry;
      moving[indexOf(id)] = { ...entry, ...this.#positionOf(entry, now) };
    }
    return moving;
  }

  #positionOf(entry: MoodEntry, now: number): Position {
    const { x, y, z } = entry;
    const glide = this.#glides.get(entry.id);
    if (!glide) return { x, y, z };
    const share = smoothstep(0, 1, (now - glide.startedAt) / glideMs);
    const { from } = glide;
    return {
      x: from.x + (x - from.x) * share,
      y: from.y + (y - from.y) * share,
      z: from.z + (z - from.z) * share,
    };
  }
}
