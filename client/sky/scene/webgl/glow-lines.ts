/** What the days measured, in one draw call: rings of the sky, or strips of a layout, of which there are thousands. */

import { areStrips, glowLook } from "../model/glow-look.ts";
import { type Glow, noGlow, piecesPerLine } from "../model/guides.ts";
import { type Theme, themes } from "../model/themes.ts";
import { Ribbons } from "./ribbons.ts";

export class GlowLines {
  readonly #rings = new Ribbons(piecesPerLine);
  readonly #strips = new Ribbons(1);
  readonly #all = [this.#rings, this.#strips];
  readonly passes = this.#all.map(({ pass }) => pass);
  #shown: Glow = noGlow;
  #theme: Theme = themes.dark;

  show(glow: Glow) {
    this.#shown = glow;
    const used = areStrips(glow) ? this.#strips : this.#rings;
    for (const ribbons of this.#all) {
      const lines = ribbons === used ? glow : noGlow;
      ribbons.splice(0, ribbons.count, lines.length);
      for (const [at, { points, strength }] of lines.entries()) ribbons.write(at, points, strength);
    }
    this.#applyLook();
  }

  /** `strength`: a factor, 0 to 1. */
  setStrength(strength: number) {
    for (const ribbons of this.#all) ribbons.fade(strength);
  }

  applyTheme(theme: Theme) {
    this.#theme = theme;
    this.#applyLook();
  }

  #applyLook() {
    const { outline: color, glowStrength } = this.#theme;
    const { width, strength } = glowLook(this.#shown);
    for (const ribbons of this.#all)
      ribbons.setStyle({ color, strength: Math.min(1, strength * glowStrength), width });
  }
}
