/** The green line through the selected stars, in the order of selection, or through emphasized ones. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Theme } from "../model/themes.ts";
import { lineStyle } from "../renderer.ts";
import { Ribbons } from "./ribbons.ts";

/** The line is straight, to differ from the curved path. */
const pieces = 1;

export class SelectionLine {
  readonly #ribbons = new Ribbons(pieces);
  readonly passes = [this.#ribbons.pass];
  #isLong = false;
  #theme: Theme | null = null;

  /** Shows the line; `isLong` makes it finer, because it joins many stars. */
  show(entries: readonly MoodEntry[], isLong: boolean) {
    this.#isLong = isLong;
    this.#applyStyle();
    const count = Math.max(0, entries.length - 1);
    this.#ribbons.splice(0, this.#ribbons.count, count);
    for (const [link, from] of entries.slice(0, count).entries())
      this.#ribbons.write(link, [from, entries[link + 1] as MoodEntry], 1);
  }

  applyTheme(theme: Theme) {
    this.#theme = theme;
    this.#applyStyle();
  }

  #applyStyle() {
    if (this.#theme) this.#ribbons.setStyle({ color: this.#theme.outline, ...lineStyle(this.#isLong) });
  }
}
