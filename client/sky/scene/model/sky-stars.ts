/** The stars of the present sky, with an index by id and their extent, both updated incrementally. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { Extent } from "../camera/fit.ts";

export class SkyStars {
  entries: readonly MoodEntry[] = [];
  readonly extent = new Extent();
  #indices = new Map<string, number>();

  /** Index of an entry, −1 for none. */
  indexOf = (id: string | null): number => (id === null ? -1 : (this.#indices.get(id) ?? -1));

  find(id: string | null): MoodEntry | null {
    return this.entries[this.indexOf(id)] ?? null;
  }

  /** Returns whether the list only got more entries at its end. */
  replace(entries: readonly MoodEntry[]): boolean {
    const before = this.entries;
    this.entries = entries;
    const isGrown = before.length > 0 && before.every((entry, at) => entry === entries[at]);
    if (!isGrown) {
      this.#indices = new Map();
      this.extent.measure(entries);
    }
    for (let at = isGrown ? before.length : 0; at < entries.length; at++) {
      const entry = entries[at] as MoodEntry;
      this.#indices.set(entry.id, at);
      if (isGrown) this.extent.add(entry);
    }
    return isGrown;
  }
}
