/** Which parts of the screen the cores of stars cover, in cells, so that a label finds a free place fast. */

import type { Position } from "#domain/placement.ts";
import type { Box } from "../camera/room.ts";
import { projector, type ScreenPoint, type View } from "../camera/view.ts";

/** Pixels. */
const cellSide = 6;
/** Half the side of a core, at scale 1 and at least. */
const coreRadius = 7;
const minCoreRadius = 3;

export class CoreMap {
  readonly #columns: number;
  readonly #rows: number;
  readonly #isTaken: Uint8Array;

  constructor(places: readonly Position[], view: View) {
    this.#columns = Math.ceil(view.width / cellSide) + 1;
    this.#rows = Math.ceil(view.height / cellSide) + 1;
    this.#isTaken = new Uint8Array(this.#columns * this.#rows);
    const toScreen = projector(view);
    const point: ScreenPoint = { x: 0, y: 0, scale: 0 };
    for (const place of places) this.#mark(toScreen(place, point));
  }

  /** Whether no core reaches into the box. */
  isFree({ left, top, right, bottom }: Box): boolean {
    for (let row = this.#row(top); row <= this.#row(bottom); row++)
      for (let column = this.#column(left); column <= this.#column(right); column++)
        if (this.#isTaken[row * this.#columns + column]) return false;
    return true;
  }

  #mark({ x, y, scale }: ScreenPoint) {
    if (scale <= 0) return;
    const radius = Math.max(minCoreRadius, coreRadius * scale);
    const isOutside =
      x + radius < 0 ||
      y + radius < 0 ||
      x - radius > this.#columns * cellSide ||
      y - radius > this.#rows * cellSide;
    if (isOutside) return;
    for (let row = this.#row(y - radius); row <= this.#row(y + radius); row++)
      for (let column = this.#column(x - radius); column <= this.#column(x + radius); column++)
        this.#isTaken[row * this.#columns + column] = 1;
  }

  #column(x: number): number {
    return Math.min(this.#columns - 1, Math.max(0, Math.floor(x / cellSide)));
  }

  #row(y: number): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.floor(y / cellSide)));
  }
}
