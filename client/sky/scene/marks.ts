/** The lines of the bearings, and the orbit of a twin that is selected, drawn all at once. */

import { type Line, pieces } from "./bearings.ts";
import { Ribbons } from "./ribbons.ts";
import type { Theme } from "./themes.ts";
import type { View } from "./view.ts";

export class Marks {
  readonly #ribbons = new Ribbons(pieces, 1);
  readonly object = this.#ribbons.mesh;

  show(lines: readonly Line[]) {
    this.#ribbons.resize(lines.length);
    for (const [at, { points, strength }] of lines.entries()) this.#ribbons.write(at, points, strength);
    this.#ribbons.send(0, lines.length);
  }

  wear({ faint, markStrength }: Theme) {
    this.#ribbons.wear({ color: faint, strength: markStrength, width: 1 });
  }

  see(view: View) {
    this.#ribbons.see(view);
  }

  dispose() {
    this.#ribbons.dispose();
  }
}
