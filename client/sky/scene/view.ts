/** How the sky is seen: pure projection from the world to the screen. Lengths on the screen are CSS pixels. */

import type { Position } from "#domain/placement.ts";

export type Turn = {
  /** Radians round the vertical axis; positive carries the near side to the right. */
  readonly yaw: number;
  /** Radians; positive looks down on the sky, π/2 from right above. */
  readonly pitch: number;
};

export type View = Turn & {
  /** Lens: pixels per unit at the centre of the sky. */
  readonly zoom: number;
  /** From the eye to the centre of the sky, in units. */
  readonly distance: number;
  readonly width: number;
  readonly height: number;
};

/** Where a point is on the screen; `scale` is pixels per unit there, 0 when it lies behind the eye. */
export type ScreenPoint = { x: number; y: number; scale: number };

export const zoomRange = { least: 0.2, most: 4, mostFocused: 8 } as const;
const nearestEye = 800;

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** 0 up to one edge, 1 from the other on, and an even rise between them, as in GLSL. */
export const smoothstep = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
};

/** How far the eye stands from the centre so that nothing is ever behind it. */
export const eyeDistance = (outermost: number) => Math.max(nearestEye, 1.6 * outermost);

/** Vertical field of view in degrees with which one unit at the centre is one pixel at zoom 1. */
export const fieldOfView = (height: number, distance: number) =>
  (2 * Math.atan(height / 2 / distance) * 180) / Math.PI;

/** Projects many points of one view: the sines are worked out once. The answer is written into `into`. */
export function projector({ yaw, pitch, zoom, distance, width, height }: View) {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
  ];
  return ({ x, y, z }: Position, into: ScreenPoint): ScreenPoint => {
    const across = x * cosYaw + z * sinYaw;
    const toward = z * cosYaw - x * sinYaw;
    const depth = distance - (y * sinPitch + toward * cosPitch);
    into.scale = depth > 0 ? (distance * zoom) / depth : 0;
    into.x = width / 2 + across * into.scale;
    into.y = height / 2 - (y * cosPitch - toward * sinPitch) * into.scale;
    return into;
  };
}

/** One point; for many use `projector`. */
export const project = (view: View, place: Position): ScreenPoint =>
  projector(view)(place, { x: 0, y: 0, scale: 0 });
