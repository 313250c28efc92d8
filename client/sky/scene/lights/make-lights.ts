/** All that draws the lights of a comparison, in one file that is fetched for them. */

import { Canvas2dLights } from "./canvas2d-lights.ts";
import type { Lights, Sides } from "./lights.ts";
import { WebglLights } from "./webgl-lights.ts";

export const makeLights = (sides: Sides): Lights => ({
  sides,
  ofWebgl: () => new WebglLights(sides),
  ofCanvas2d: () => new Canvas2dLights(sides),
});
