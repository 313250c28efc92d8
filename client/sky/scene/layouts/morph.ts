/** The way of all stars from one layout to another. Times are milliseconds. */

import type { Position } from "#domain/placement.ts";
import { smoothstep } from "../camera/view.ts";

const morphMs = 800;

export class Morph {
  /** Where the stars began, in the order of the entries; null at rest. */
  #from: readonly Position[] | null = null;
  #startedAt = 0;

  get from() {
    return this.#from;
  }

  get isActive() {
    return this.#from !== null;
  }

  begin(from: readonly Position[], now: number) {
    this.#from = from;
    this.#startedAt = now;
  }

  /** Ends the way: all stars are where they belong. */
  end() {
    this.#from = null;
  }

  /** The share of the way that the stars have gone, 0 to 1; 1 at rest. */
  shareAt(now: number): number {
    return this.isActive ? smoothstep(0, 1, (now - this.#startedAt) / morphMs) : 1;
  }

  /** Where the stars are now on their way to these places: another morph can begin there. */
  placesAt(now: number, to: readonly Position[]): readonly Position[] {
    const from = this.#from;
    if (!from) return to;
    const share = this.shareAt(now);
    return to.map((place, at) => between(from[at] ?? place, place, share));
  }
}

/** The same formula as in the shader. */
export const between = (from: Position, to: Position, share: number): Position => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  z: from.z + (to.z - from.z) * share,
});
