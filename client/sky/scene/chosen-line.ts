/** The green line through the stars that are chosen, in the order in which they were. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { linkCurve } from "./link-curve.ts";
import { Ribbons } from "./ribbons.ts";
import type { Theme } from "./themes.ts";
import type { View } from "./view.ts";

const pieces = 16;

export class ChosenLine {
  readonly #ribbons = new Ribbons(pieces, 4);
  readonly object = this.#ribbons.mesh;

  show(entries: readonly MoodEntry[]) {
    const count = Math.max(0, entries.length - 1);
    this.#ribbons.resize(count);
    for (let link = 0; link < count; link++)
      this.#ribbons.write(
        link,
        linkCurve(entries[link] as MoodEntry, entries[link + 1] as MoodEntry, pieces),
        1,
      );
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
