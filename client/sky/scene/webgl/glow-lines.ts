/** What the days measured, in one draw call: rings of the sky, or strips of a layout, of which there are thousands. */

import { glowWidth } from "../model/glow-look.ts";
import { type Glow, piecesPerLine } from "../model/guides.ts";
import type { Theme } from "../model/themes.ts";
import { Ribbons } from "./ribbons.ts";

export class GlowLines {
  readonly #rings = new Ribbons(piecesPerLine);
  readonly #strips = new Ribbons(1);
  readonly #all = [this.#rings, this.#strips];
  readonly passes = this.#all.map(({ pass }) => pass);

  show(glow: Glow) {
    const areStrips = glow[0]?.points.length === 2;
    for (const ribbons of this.#all) {
      const shown = (ribbons === this.#strips) === areStrips ? glow : [];
      ribbons.splice(0, ribbons.count, shown.length);
      for (const [at, { points, strength }] of shown.entries()) ribbons.write(at, points, strength);
    }
  }

  /** `strength`: a factor, 0 to 1. */
  setStrength(strength: number) {
    for (const ribbons of this.#all) ribbons.fade(strength);
  }

  applyTheme({ outline, glowStrength }: Theme) {
    this.#rings.setStyle({ color: outline, strength: glowStrength, width: glowWidth.ring });
    this.#strips.setStyle({ color: outline, strength: 1, width: glowWidth.strip });
  }
}
