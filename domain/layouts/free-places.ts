/** Finds free places on a plane: each star gets the place that it wants, or one near it. */

import type { Position } from "../placement.ts";
import { onPlane } from "./layout.ts";

const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Distance of the tries from each other, as a share of the spacing. */
const tryStep = 0.7;

export class FreePlaces {
  readonly #spacing: number;
  /** So small that a cell holds one star at most. */
  readonly #side: number;
  readonly #cells = new Map<number, Position>();

  /** Stars keep this distance, in units. */
  constructor(spacing: number) {
    this.#spacing = spacing;
    this.#side = spacing / Math.SQRT2;
  }

  /** Takes the free place that is nearest to (`x`, `y`), on a spiral of tries round it. */
  take(x: number, y: number): Position {
    for (let attempt = 0; ; attempt++) {
      const away = tryStep * this.#spacing * Math.sqrt(attempt);
      const turn = attempt * goldenAngle;
      const place = onPlane(x + away * Math.cos(turn), y + away * Math.sin(turn));
      if (!this.#isFree(place)) continue;
      this.#cells.set(this.#key(this.#cell(place.x), this.#cell(place.y)), place);
      return place;
    }
  }

  #isFree({ x, y }: Position): boolean {
    const [column, row] = [this.#cell(x), this.#cell(y)];
    for (let across = column - 2; across <= column + 2; across++)
      for (let along = row - 2; along <= row + 2; along++) {
        const other = this.#cells.get(this.#key(across, along));
        if (other && (other.x - x) ** 2 + (other.y - y) ** 2 < this.#spacing ** 2) return false;
      }
    return true;
  }

  #cell(coordinate: number): number {
    return Math.floor(coordinate / this.#side);
  }

  #key(column: number, row: number): number {
    return column * 2 ** 24 + row;
  }
}
