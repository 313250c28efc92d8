/** The view in which a sky opens, computed at once from its stars. */

import type { Position } from "#domain/placement.ts";
import { eyeDistance } from "#domain/sky-view.ts";
import { extentOf } from "./extent.ts";
import { boundsOf, fitBounds } from "./fit.ts";
import { presetTurn } from "./presets.ts";
import { type Box, middleOf, sizeOf } from "./room.ts";
import type { View } from "./view.ts";

const emptyBounds = { left: 0, top: 0, right: 0, bottom: 0 };

/** `size` is that of the canvas, `free` its part without panels. Pixels. */
export function openingView(
  places: readonly Position[],
  newest: Position | null,
  { width, height }: { readonly width: number; readonly height: number },
  free: Box,
): View {
  const eye = {
    ...presetTurn("reset", height > width),
    distance: eyeDistance(extentOf(places).outermost),
  };
  const { zoom, offset } = fitBounds(boundsOf(places, eye, newest) ?? emptyBounds, sizeOf(free));
  const middle = middleOf(free);
  return { ...eye, width, height, zoom, centerX: middle.x + offset.x, centerY: middle.y + offset.y };
}
