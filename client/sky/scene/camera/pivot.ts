/**
 * The point of the sky that stays where it is on the screen while the sky turns and zooms: at first its centre; the
 * point under the pointer after zooming to it; a star in focus.
 */

import type { Position } from "#domain/placement.ts";
import type { Damped } from "./damping.ts";
import { clamp, type Lens, project, type Turn } from "./view.ts";

/** Pixels. */
export type ScreenOffset = { readonly x: number; readonly y: number };
type Zoomed = Turn & { readonly zoom: number; readonly distance: number };
type Centre = { readonly centerX: number; readonly centerY: number };

export const atRest = (value: number): Damped => ({ value, velocity: 0 });

const axes = ["x", "y", "z"] as const;
const sides = ["x", "y"] as const;

/** Place to which the pivot belongs. */
export type PivotAim = { readonly place: Position; readonly offset: ScreenOffset };

export class Pivot {
  readonly #place = { x: atRest(0), y: atRest(0), z: atRest(0) };
  /** Place of the pivot on the screen, from the middle of the free part. Pixels. */
  readonly #offset = { x: atRest(0), y: atRest(0) };
  #target: PivotAim = { place: { x: 0, y: 0, z: 0 }, offset: { x: 0, y: 0 } };
  /** Whether a person moved the sky since it was fitted to its room. */
  #wasMoved = false;
  /** The sky can be panned until this far from its centre, in units, is in the middle. */
  maxDistance = 1;

  /** What `damp` moves, with its targets. */
  get motions(): readonly (readonly [Damped, number])[] {
    const { place, offset } = this.#target;
    return [
      ...axes.map((axis) => [this.#place[axis], place[axis]] as const),
      ...sides.map((side) => [this.#offset[side], offset[side]] as const),
    ];
  }

  /** Where the centre of the sky is, with the pivot where it belongs. */
  centre(lens: Zoomed, middle: ScreenOffset): Centre {
    return centreOf(lens, this.#placeNow, plus(middle, this.#offsetNow));
  }

  targetCentre(lens: Zoomed, middle: ScreenOffset): Centre {
    return centreOf(lens, this.#target.place, plus(middle, this.#target.offset));
  }

  get aim(): PivotAim {
    return this.#target;
  }

  moveTo(place: Position, offset: ScreenOffset) {
    this.#target = { place, offset };
    this.#wasMoved = false;
  }

  panBy(x: number, y: number, view: Lens, middle: ScreenOffset) {
    this.take(middle, view, middle);
    // What is dragged stays under the finger; the motion after that is damped.
    const { offset, place } = this.#target;
    const next = plus(offset, { x, y });
    this.#target = { place, offset: this.#limit(next, view, middle) };
  }

  /** The place in the middle becomes the pivot, unless the sky was neither panned nor zoomed to a point. */
  takeMiddle(view: Lens, middle: ScreenOffset) {
    if (this.#wasMoved) this.take(middle, view, middle);
  }

  /** The place under this point of the screen becomes the pivot. The view stays the same. */
  take(at: ScreenOffset, view: Lens, middle: ScreenOffset) {
    this.#wasMoved = true;
    const place = placeUnder(at, view, this.#placeNow);
    const now = { x: at.x - middle.x, y: at.y - middle.y };
    const left = {
      x: this.#target.offset.x - this.#offsetNow.x,
      y: this.#target.offset.y - this.#offsetNow.y,
    };
    for (const axis of axes) Object.assign(this.#place[axis], atRest(place[axis]));
    for (const side of sides) this.#offset[side].value = now[side];
    this.#target = { place, offset: plus(now, left) };
  }

  /** Limits the offset so that a part of the sky stays in the middle. */
  #limit(offset: ScreenOffset, view: Lens, middle: ScreenOffset): ScreenOffset {
    const { centerX, centerY } = centreOf(view, this.#target.place, plus(middle, offset));
    const reach = this.maxDistance * view.zoom;
    const [x, y] = [centerX - middle.x, centerY - middle.y];
    return { x: offset.x + clamp(x, -reach, reach) - x, y: offset.y + clamp(y, -reach, reach) - y };
  }

  get #placeNow(): Position {
    const { x, y, z } = this.#place;
    return { x: x.value, y: y.value, z: z.value };
  }

  get #offsetNow(): ScreenOffset {
    return { x: this.#offset.x.value, y: this.#offset.y.value };
  }
}

const plus = (one: ScreenOffset, other: ScreenOffset) => ({ x: one.x + other.x, y: one.y + other.y });

/** Where the centre of the sky is while `place` is at this point of the screen. */
function centreOf(lens: Zoomed, place: Position, { x, y }: ScreenOffset): Centre {
  const from = project({ ...lens, centerX: 0, centerY: 0 }, place);
  return { centerX: x - from.x, centerY: y - from.y };
}

/** The place under a point of the screen that is as far from the eye as `beside`. */
function placeUnder(at: ScreenOffset, view: Lens, beside: Position): Position {
  const { x, y, scale } = project(view, beside);
  const [across, up] = [(at.x - x) / scale, (y - at.y) / scale];
  const [sinYaw, cosYaw] = [Math.sin(view.yaw), Math.cos(view.yaw)];
  const [sinPitch, cosPitch] = [Math.sin(view.pitch), Math.cos(view.pitch)];
  return {
    x: beside.x + across * cosYaw + up * sinPitch * sinYaw,
    y: beside.y + up * cosPitch,
    z: beside.z + across * sinYaw - up * sinPitch * cosYaw,
  };
}
