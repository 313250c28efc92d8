/** Where a film shows the sky from: it turns slowly, and no star leaves the picture on the way. */

import { turnOf } from "#domain/keepsakes/film-time.ts";
import type { Position } from "#domain/placement.ts";
import { eyeDistance } from "#domain/sky-view.ts";
import { extentOf } from "../../sky/scene/camera/extent.ts";
import { type Bounds, boundsOf, fitBounds } from "../../sky/scene/camera/fit.ts";
import { presetTurn } from "../../sky/scene/camera/presets.ts";
import { middleOf, sizeOf } from "../../sky/scene/camera/room.ts";
import type { View } from "../../sky/scene/camera/view.ts";
import type { Size } from "./film-choices.ts";

/** Directions on the way in which the stars are measured. */
const directions = 9;
/** The share of the height below the sky, where the date is. */
const footShare = 0.12;

const emptyBounds = { left: 0, top: 0, right: 0, bottom: 0 };

const unionOf = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The view at each second of a film of this length, in seconds. `size` in pixels. */
export function filmViews(
  places: readonly Position[],
  { width, height }: Size,
  length: number,
): (second: number) => View {
  const { yaw, pitch } = presetTurn("reset", height > width);
  const distance = eyeDistance(extentOf(places).outermost);
  const turnedAt = (second: number) => ({ yaw: yaw + turnOf(second, length), pitch, distance });
  const bounds = Array.from({ length: directions }, (_, at) =>
    boundsOf(places, turnedAt((length * at) / (directions - 1))),
  ).reduce((all, next) => (all && next ? unionOf(all, next) : (all ?? next)), null);
  const free = { left: 0, top: 0, right: width, bottom: height * (1 - footShare) };
  const { zoom, offset } = fitBounds(bounds ?? emptyBounds, sizeOf(free));
  const middle = middleOf(free);
  const centre = { centerX: middle.x + offset.x, centerY: middle.y + offset.y };
  return (second) => ({ ...turnedAt(second), width, height, zoom, ...centre });
}
