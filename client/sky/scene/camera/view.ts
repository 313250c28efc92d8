/** The projection from the world to the screen, as pure functions. Lengths on the screen are CSS pixels. */

import type { Position } from "#domain/placement.ts";

export type Turn = {
  /** Radians round the vertical axis; positive carries the near side to the right. */
  readonly yaw: number;
  /** Radians; positive is a view from above, π/2 from right above. */
  readonly pitch: number;
};

export type View = Turn & {
  /** Lens: pixels per unit at the centre of the sky. */
  readonly zoom: number;
  /** Distance from the eye to the centre of the sky, in units. */
  readonly distance: number;
  readonly width: number;
  readonly height: number;
  /** Where the centre of the sky is, in pixels from the top left: a lens that is shifted, so that nothing gets behind the eye. */
  readonly centerX: number;
  readonly centerY: number;
};

/** What of a view the projection depends on. */
export type Lens = Omit<View, "width" | "height">;

/** A point on the screen; `scale` is pixels per unit there, 0 behind the eye. */
export type ScreenPoint = { x: number; y: number; scale: number };

/** Where a star is on the screen, in pixels from the top left corner; `radius` is half its specified size. */
export type ScreenCircle = { readonly x: number; readonly y: number; readonly radius: number };

export const zoomRange = { min: 0.2, max: 4, maxFocused: 8 } as const;

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The function of GLSL: 0 up to `from`, 1 from `to` on, and a smooth rise between. */
export const smoothstep = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
};

/** The vertical field of view, in degrees, at which one unit at the centre is one pixel at zoom 1. */
export const fieldOfView = (height: number, distance: number) =>
  (2 * Math.atan(height / 2 / distance) * 180) / Math.PI;

/** Projects many points of one view, with its sines computed once. The result is written into `into`. */
export function projector({ yaw, pitch, zoom, distance, centerX, centerY }: Lens) {
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
    into.x = centerX + across * into.scale;
    into.y = centerY - (y * cosPitch - toward * sinPitch) * into.scale;
    return into;
  };
}

/** Projects one point; `projector` is for many. */
export const project = (view: Lens, place: Position): ScreenPoint =>
  projector(view)(place, { x: 0, y: 0, scale: 0 });
