/** How far the stars reach from the centre of the sky. */

import type { Position } from "#domain/placement.ts";

/** This share of the stars counts as outliers. */
const outlierShare = 0.04;
/** A sky of few stars reaches as far as this, in units. */
const minReach = 60;

/** Distances of the stars from the centre, in units. */
export class Extent {
  /** Radii in ascending order. */
  #radii = new Float64Array(0);

  get outermost() {
    return this.#radii.at(-1) ?? 0;
  }

  /** The greatest distance without the outliers. */
  get typical() {
    const typical = this.#radii[Math.ceil(this.#radii.length * (1 - outlierShare)) - 1] ?? 0;
    return Math.max(typical, minReach);
  }

  measure(places: readonly Position[]) {
    this.#radii = Float64Array.from(places, radiusAt).sort();
  }

  /** Removes and inserts single distances without measuring the others; `places` are all that remain. */
  update(removed: readonly Position[], added: readonly Position[], places: readonly Position[]) {
    if (removed.length + added.length > maxSingleChanges) return this.measure(places);
    for (const place of removed) this.#splice(radiusAt(place), 1, []);
    for (const place of added) this.#splice(radiusAt(place), 0, [radiusAt(place)]);
  }

  /** Removes distances from the first on that is not smaller than `radius`, and puts others there. */
  #splice(radius: number, removed: number, added: readonly number[]) {
    const at = firstNotBelow(this.#radii, radius);
    const spliced = new Float64Array(this.#radii.length - removed + added.length);
    spliced.set(this.#radii.subarray(0, at));
    spliced.set(added, at);
    spliced.set(this.#radii.subarray(at + removed), at + added.length);
    this.#radii = spliced;
  }
}

/** More changes than this are measured anew, because each single one moves the distances after it. */
const maxSingleChanges = 32;

/** Binary search in ascending numbers. */
function firstNotBelow(numbers: Float64Array, value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const radiusAt = ({ x, y, z }: Position) => Math.hypot(x, y, z);

export function extentOf(places: readonly Position[]): Extent {
  const extent = new Extent();
  extent.measure(places);
  return extent;
}
