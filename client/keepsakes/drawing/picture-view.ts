/** The view in which a picture shows the sky. Lengths are the picture's own units: a unit is a CSS pixel of the page's sky. */

import { eyeDistance } from "#domain/sky-view.ts";
import { extentOf } from "../../sky/scene/camera/extent.ts";
import { boundsOf, fitBounds } from "../../sky/scene/camera/fit.ts";
import { presetTurn } from "../../sky/scene/camera/presets.ts";
import { type Box, middleOf, sizeOf } from "../../sky/scene/camera/room.ts";
import type { Turn, View } from "../../sky/scene/camera/view.ts";
import type { Portrait } from "./portrait.ts";

export type Size = { readonly width: number; readonly height: number };

const emptyBounds = { left: 0, top: 0, right: 0, bottom: 0 };

/** View in which a picture shows the sky; `area` is the part of the picture for it, and the sky goes on beyond. */
export const viewOf = (portrait: Portrait, size: Size, area: Box): View =>
  portrait.isWhole ? wholeView(portrait, size, area) : sameView(portrait, size, area);

/** Units: a larger picture is framed as one of this size, enlarged, so that a young sky fills it too. */
const framedSide = 1_100;

/** View of all stars, or of a whole layout, seen from where the page sees them. */
function wholeView({ entries, layout, view }: Portrait, { width, height }: Size, area: Box): View {
  const room = sizeOf(area);
  const distance = eyeDistance(extentOf(entries).outermost);
  const eye = { ...(layout ? turnOf(view) : turnFor(view, room)), distance };
  const bounds = boundsOf(layout?.corners ?? entries, eye) ?? emptyBounds;
  const scale = Math.max(1, Math.max(width, height) / framedSide);
  const { zoom, offset } = fitBounds(bounds, { width: room.width / scale, height: room.height / scale });
  const { x, y } = middleOf(area);
  return {
    ...{ ...eye, width, height, zoom: zoom * scale },
    ...{ centerX: x + offset.x * scale, centerY: y + offset.y * scale },
  };
}

const turnOf = ({ yaw, pitch }: Turn): Turn => ({ yaw, pitch });
const isSameTurn = (one: Turn, other: Turn) => one.yaw === other.yaw && one.pitch === other.pitch;

/** The turn of a picture: the opening view has another pitch in a high one, as it has in a high window. */
function turnFor(turn: Turn, { width, height }: Size): Turn {
  const isOpening = [false, true].some((isTall) => isSameTurn(turn, presetTurn("reset", isTall)));
  return isOpening ? presetTurn("reset", height > width) : turnOf(turn);
}

/** View of all that the page shows beside its panels, as large as the area allows. */
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
