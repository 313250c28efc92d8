/** The lines of constellations, in one draw call. */

import type { TimeRange } from "#domain/sky-time/time-window.ts";
import { linesIn, noFigures } from "../model/figures.ts";
import type { Theme } from "../model/themes.ts";
import { Ribbons } from "./ribbons.ts";

export class FigureLines {
  readonly #ribbons = new Ribbons(1);
  readonly passes = [this.#ribbons.pass];
  #figures = noFigures;

  show(figures: typeof noFigures) {
    this.#figures = figures;
    this.#ribbons.splice(0, this.#ribbons.count, figures.lines.length);
    for (const [at, ends] of figures.lines.entries()) this.#ribbons.write(at, ends, 1);
  }

  /** Leaves out the figures that are not complete in this time. Nothing is written for it. `strength`: a factor, 0 to 1. */
  setTime(shown: TimeRange, strength: number) {
    this.#ribbons.setShown(...linesIn(this.#figures, shown));
    this.#ribbons.fade(strength);
  }

  applyTheme({ figure, figureStrength }: Theme) {
    this.#ribbons.setStyle({ color: figure, strength: figureStrength, width: 1.5 });
  }
}
