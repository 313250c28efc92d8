/** Draws again when the browser has taken the graphics card away, which it often gives back within moments. */

import { NoGraphics } from "./sky-drawing.ts";

/** Milliseconds before each attempt. */
const waitsMs = [0, 500, 2_000] as const;

/**
 * Does the work. Each attempt needs a graphics context of its own. Throws `NoGraphics` if none of them has one to the
 * end.
 */
export async function withGraphics<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  let lost: NoGraphics | null = null;
  for (const wait of waitsMs) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NoGraphics)) throw error;
      lost = error;
    }
  }
  throw lost;
}
