/** A grid of square cells over the screen: finds the star under a pointer without visiting all stars. */

/** Side of a cell in pixels. */
const cellSide = 32;

/** Stars on the screen; the i-th entry of each array belongs to the i-th star. */
export type ScreenStars = {
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Half the star's size, in pixels; 0 or less for an invisible star. */
  readonly radius: Float32Array;
  /** Pixels per unit: greater is nearer to the eye. */
  readonly scale: Float32Array;
};

/** How far from the centre of a star of this radius a hit counts, in pixels. */
export type Reach = (radius: number) => number;

export const mouseReach: Reach = (radius) => radius + 6;
export const touchReach: Reach = (radius) => Math.max(22, radius);

export class ScreenIndex {
  readonly #stars: ScreenStars;
  readonly #columns: number;
  readonly #rows: number;
  /** Stars of cell c are `#members[#starts[c]] … #members[#starts[c + 1] - 1]`. */
  readonly #starts: Uint32Array;
  readonly #members: Uint32Array;
  #maxRadius = 0;

  constructor(stars: ScreenStars, width: number, height: number) {
    this.#stars = stars;
    this.#columns = Math.max(1, Math.ceil(width / cellSide));
    this.#rows = Math.max(1, Math.ceil(height / cellSide));
    this.#starts = new Uint32Array(this.#columns * this.#rows + 1);
    this.#members = new Uint32Array(stars.count);
    this.#sortIntoCells();
  }

  /** The star in reach that is nearest to (`x`, `y`), or −1; depth breaks ties. */
  nearest(x: number, y: number, reach: Reach): number {
    let best = -1;
    let bestDistance = Number.POSITIVE_INFINITY;
    this.#visit(x, y, reach, (star, distance) => {
      if (!this.#isPreferred(star, distance, best, bestDistance)) return;
      best = star;
      bestDistance = distance;
    });
    return best;
  }

  /** All stars in reach of (`x`, `y`), ordered as `nearest` prefers them. */
  within(x: number, y: number, reach: Reach): number[] {
    const found: { star: number; distance: number }[] = [];
    this.#visit(x, y, reach, (star, distance) => found.push({ star, distance }));
    found.sort((one, other) =>
      this.#isPreferred(one.star, one.distance, other.star, other.distance) ? -1 : 1,
    );
    return found.map(({ star }) => star);
  }

  #visit(x: number, y: number, reach: Reach, found: (star: number, distance: number) => void) {
    const far = reach(this.#maxRadius);
    const [left, right] = [this.#column(x - far), this.#column(x + far)];
    const [top, bottom] = [this.#row(y - far), this.#row(y + far)];
    for (let row = top; row <= bottom; row++) {
      const from = this.#starts[row * this.#columns + left] ?? 0;
      const to = this.#starts[row * this.#columns + right + 1] ?? 0;
      for (let at = from; at < to; at++) {
        const star = this.#members[at] ?? 0;
        const distance = this.#distance(star, x, y);
        if (distance <= reach(this.#stars.radius[star] ?? 0)) found(star, distance);
      }
    }
  }

  #distance(star: number, x: number, y: number): number {
    return Math.hypot((this.#stars.x[star] ?? 0) - x, (this.#stars.y[star] ?? 0) - y);
  }

  #isPreferred(star: number, distance: number, best: number, bestDistance: number): boolean {
    if (best < 0 || distance < bestDistance) return true;
    return distance === bestDistance && (this.#stars.scale[star] ?? 0) > (this.#stars.scale[best] ?? 0);
  }

  /** A counting sort: counts the stars of each cell, computes where each cell begins, then fills the cells. */
  #sortIntoCells() {
    const { count, radius } = this.#stars;
    const starts = this.#starts;
    for (let star = 0; star < count; star++) {
      if (!this.#isVisible(star)) continue;
      this.#maxRadius = Math.max(this.#maxRadius, radius[star] ?? 0);
      starts[this.#cell(star) + 1] = (starts[this.#cell(star) + 1] ?? 0) + 1;
    }
    for (let cell = 1; cell < starts.length; cell++)
      starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
    const next = starts.slice();
    for (let star = 0; star < count; star++) {
      if (!this.#isVisible(star)) continue;
      const slot = next[this.#cell(star)] ?? 0;
      this.#members[slot] = star;
      next[this.#cell(star)] = slot + 1;
    }
  }

  /** Stars outside the window are in the cells at its edge; their distance excludes them from hits. */
  #cell(star: number): number {
    return this.#row(this.#stars.y[star] ?? 0) * this.#columns + this.#column(this.#stars.x[star] ?? 0);
  }

  #isVisible(star: number): boolean {
    return (this.#stars.radius[star] ?? 0) > 0;
  }

  #column(x: number): number {
    return Math.min(this.#columns - 1, Math.max(0, Math.floor(x / cellSide)));
  }

  #row(y: number): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.floor(y / cellSide)));
  }
}
