/** Which stars of the present sky are meant by a place on the screen, in pixels from its top left corner. */

import type { OrbitCamera } from "./orbit-camera.ts";
import { Picker } from "./picking.ts";
import { mouseReach, type Reach, touchReach } from "./screen-index.ts";
import type { SkyStars } from "./sky-stars.ts";

const reachOf = (byTouch: boolean): Reach => (byTouch ? touchReach : mouseReach);
const anywhere: Reach = () => Number.MAX_SAFE_INTEGER;

export class Pointing {
  readonly #picker = new Picker();
  readonly #stars: SkyStars;
  readonly #camera: OrbitCamera;

  constructor(stars: SkyStars, camera: OrbitCamera) {
    this.#stars = stars;
    this.#camera = camera;
  }

  /** The nearest in reach, or null. */
  starAt(x: number, y: number, byTouch: boolean): string | null {
    return this.#nearest(x, y, reachOf(byTouch));
  }

  /** All in reach, the nearest first. */
  starsAt(x: number, y: number, byTouch: boolean): string[] {
    const { entries } = this.#stars;
    return this.#picker.pickAll(x, y, reachOf(byTouch), entries, this.#camera.view).map(({ id }) => id);
  }

  /** The one nearest to the middle, however far it is; null in an empty sky. */
  inTheMiddle(): string | null {
    const { width, height } = this.#camera.view;
    return this.#nearest(width / 2, height / 2, anywhere);
  }

  #nearest(x: number, y: number, reach: Reach): string | null {
    return this.#picker.pick(x, y, reach, this.#stars.entries, this.#camera.view)?.id ?? null;
  }
}
