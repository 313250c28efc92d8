/** The green line through the selected stars, in the order of selection. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { View } from "../camera/view.ts";
import type { Theme } from "../model/themes.ts";
import { Ribbons } from "./ribbons.ts";

/** Straight, to differ from the curved path. */
const pieces = 1;

export class SelectionLine {
  readonly #ribbons = new Ribbons(pieces, 5);
  readonly object = this.#ribbons.mesh;

  show(entries: readonly MoodEntry[]) {
    const count = Math.max(0, entries.length - 1);
    this.#ribbons.splice(0, this.#ribbons.count, count);
    for (const [link, from] of entries.slice(0, count).entries())
      this.#ribbons.write(link, [from, entries[link + 1] as MoodEntry], 1);
  }

  applyTheme({ outline }: Theme) {
    this.#ribbons.setStyle({ color: outline, strength: 0.9, width: 2 });
  }

  setView(view: View) {
    this.#ribbons.setView(view);
  }

  dispose() {
    this.#ribbons.dispose();
  }
}
