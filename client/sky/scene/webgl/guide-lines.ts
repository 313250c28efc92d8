/** The lines of the guides and the orbit of the selected twin star, in one draw call. */

import { type Line, piecesPerLine } from "../model/guides.ts";
import type { Theme } from "../model/themes.ts";
import { Ribbons } from "./ribbons.ts";

export class GuideLines {
  readonly #ribbons = new Ribbons(piecesPerLine);
  readonly passes = [this.#ribbons.pass];

  show(lines: readonly Line[]) {
    this.#ribbons.splice(0, this.#ribbons.count, lines.length);
    for (const [at, { points, strength }] of lines.entries()) this.#ribbons.write(at, points, strength);
  }

  applyTheme({ faint, guideStrength }: Theme) {
    this.#ribbons.setStyle({ color: faint, strength: guideStrength, width: 1 });
  }
}
