/** The stars of the present sky, with an index by id and their extent, both updated incrementally. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { Extent } from "../camera/extent.ts";
import { changedRuns } from "./changed-runs.ts";

/** What a new list of entries changed. */
export type SkyChange = {
  /** Whether no star is left of the list before. */
  readonly isWhole: boolean;
  readonly added: readonly MoodEntry[];
  /** Stars that were somewhere else before. */
  readonly moved: readonly { readonly from: MoodEntry; readonly to: MoodEntry }[];
};

export class SkyStars {
  entries: readonly MoodEntry[] = [];
  /** The stars as they are drawn: those that glide are on their way. */
  shown: readonly MoodEntry[] = [];
  /** False while the stars morph: they cannot be aimed at. */
  isPickable = true;
  readonly extent = new Extent();
  /** Where each entry was when it was last looked up: other entries that come and go move it by a few places. */
  readonly #lastIndices = new Map<string, number>();

  /** Index of an entry, −1 for none. */
  indexOf = (id: string | null): number => {
    const last = id === null ? undefined : this.#lastIndices.get(id);
    if (id === null || last === undefined) return -1;
    const index = this.#searchAround(last, id);
    this.#lastIndices.set(id, index);
    return index;
  };

  find(id: string | null): MoodEntry | null {
    return this.entries[this.indexOf(id)] ?? null;
  }

  /** The entry where it is drawn; null while the stars morph. */
  findShown(id: string | null): MoodEntry | null {
    if (!this.isPickable) return null;
    return this.shown[this.indexOf(id)] ?? null;
  }

  replace(entries: readonly MoodEntry[]): SkyChange {
    const before = this.entries;
    this.entries = entries;
    this.shown = entries;
    const runs = changedRuns(before, entries);
    const removed = runs.flatMap((run) => before.slice(run.from, run.from + run.removed));
    for (const { id } of removed) this.#lastIndices.delete(id);
    for (const run of runs)
      for (let at = run.at; at < run.at + run.added; at++)
        this.#lastIndices.set((entries[at] as MoodEntry).id, at);
    const written = runs.flatMap((run) => entries.slice(run.at, run.at + run.added));
    this.extent.update(removed, written, entries);
    return describeChange(before.length - removed.length, removed, written);
  }

  #searchAround(index: number, id: string): number {
    const last = Math.min(index, this.entries.length - 1);
    for (let away = 0; away < this.entries.length; away++) {
      if (this.entries[last - away]?.id === id) return last - away;
      if (this.entries[last + away]?.id === id) return last + away;
    }
    return -1;
  }
}

/** `kept` entries look the same as before; `removed` and `written` both contain an entry that was edited. */
function describeChange(
  kept: number,
  removed: readonly MoodEntry[],
  written: readonly MoodEntry[],
): SkyChange {
  const before = new Map(removed.map((entry) => [entry.id, entry]));
  const added = written.filter(({ id }) => !before.has(id));
  const moved = written.flatMap((to) => {
    const from = before.get(to.id);
    return from && (from.x !== to.x || from.y !== to.y || from.z !== to.z) ? [{ from, to }] : [];
  });
  return { isWhole: kept === 0 && added.length === written.length, added, moved };
}
