/** The green line through the stars that are chosen, in the order in which they were. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { Ribbons } from "./ribbons.ts";
import type { Theme } from "./themes.ts";
import type { View } from "./view.ts";

/** Straight, so that it cannot be taken for the path. */
const pieces = 1;

export class ChosenLine {
  readonly #ribbons = new Ribbons(pieces, 4);
  readonly object = this.#ribbons.mesh;

  show(entries: readonly MoodEntry[]) {
    const count = Math.max(0, entries.length - 1);
    this.#ribbons.resize(count);
    for (const [link, from] of entries.slice(0, count).entries())
      this.#ribbons.write(link, [from, entries[link + 1] as MoodEntry], 1);
    this.#ribbons.send(0, count);
  }

  wear({ outline }: Theme) {
    this.#ribbons.wear({ color: outline, strength: 0.9, width: 2 });
  }

  see(view: View) {
    this.#ribbons.see(view);
  }

  dispose() {
    this.#ribbons.dispose();
  }
}
