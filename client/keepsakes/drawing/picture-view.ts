/** The view in which a picture shows the sky. Lengths are the picture's own units: a unit is a CSS pixel of the page's sky. */

import { extentOf } from "../../sky/scene/camera/extent.ts";
import { boundsOf, fitBounds } from "../../sky/scene/camera/fit.ts";
import { type Box, middleOf, sizeOf } from "../../sky/scene/camera/room.ts";
import { eyeDistance, type View } from "../../sky/scene/camera/view.ts";
import type { Portrait } from "./portrait.ts";

export type Size = { readonly width: number; readonly height: number };

const emptyBounds = { left: 0, top: 0, right: 0, bottom: 0 };

/** `area`: the part of the picture for the sky, which goes on beyond it. */
export const viewOf = (portrait: Portrait, size: Size, area: Box): View =>
  portrait.isWhole ? wholeView(portrait, size, area) : sameView(portrait, size, area);

/** All stars, or a whole layout, seen from where the page sees them. */
function wholeView({ entries, layout, view }: Portrait, { width, height }: Size, area: Box): View {
  const { yaw, pitch } = view;
  const eye = { yaw, pitch, distance: eyeDistance(extentOf(entries).outermost) };
  const bounds = boundsOf(layout?.corners ?? entries, eye) ?? emptyBounds;
  const { zoom, offset } = fitBounds(bounds, sizeOf(area));
  const { x, y } = middleOf(area);
  return { ...eye, width, height, zoom, centerX: x + offset.x, centerY: y + offset.y };
}

/** All that the page shows beside its panels, as large as the area allows. */
function sameView({ view, free }: Portrait, { width, height }: Size, area: Box): View {
  const [seen, room] = [sizeOf(free), sizeOf(area)];
  const scale = Math.min(room.width / seen.width, room.height / seen.height);
  const [from, to] = [middleOf(free), middleOf(area)];
  return {
    ...view,
    ...{ width, height, zoom: view.zoom * scale },
    centerX: to.x + (view.centerX - from.x) * scale,
    centerY: to.y + (view.centerY - from.y) * scale,
  };
}
