/** Finds the stars of the present sky at a position on the screen, in pixels from its top left corner. */

import type { OrbitCamera } from "../camera/orbit-camera.ts";
import type { SkyStars } from "../model/sky-stars.ts";
import { Picker } from "./picking.ts";
import { mouseReach, type Reach, touchReach } from "./screen-index.ts";

const reachOf = (byTouch: boolean): Reach => (byTouch ? touchReach : mouseReach);
const anywhere: Reach = () => Number.MAX_SAFE_INTEGER;

export class SkyPicker {
  readonly #picker = new Picker();
  readonly #stars: SkyStars;
  readonly #camera: OrbitCamera;

  constructor(stars: SkyStars, camera: OrbitCamera) {
    this.#stars = stars;
    this.#camera = camera;
  }

  /** Id of the nearest star in reach, or null. */
  starAt(x: number, y: number, byTouch: boolean): string | null {
    return this.#nearest(x, y, reachOf(byTouch));
  }

  /** Ids of all stars in reach, the nearest first. */
  starsAt(x: number, y: number, byTouch: boolean): string[] {
    const { shown, isPickable } = this.#stars;
    if (!isPickable) return [];
    return this.#picker.pickAll(x, y, reachOf(byTouch), shown, this.#camera.view).map(({ id }) => id);
  }

  /**
   * Id of the star that is nearest to the middle of the free part of the window, however far it is; null in an empty
   * sky.
   */
  nearestToMiddle(): string | null {
    const { x, y } = this.#camera.middle;
    return this.#nearest(x, y, anywhere);
  }

  #nearest(x: number, y: number, reach: Reach): string | null {
    const { shown, isPickable } = this.#stars;
    return isPickable ? (this.#picker.pick(x, y, reach, shown, this.#camera.view)?.id ?? null) : null;
  }
}
