/** The eye that circles the sky: where it wants to look, and how it gets there. */

import type { Position } from "#domain/placement.ts";
import { type Damped, damp } from "./damping.ts";
import { clamp, eyeDistance, type Turn, type View, zoomRange } from "./view.ts";

/** Seconds to follow a hand, and to settle when it lets go. */
const heldSmoothing = 0.125;
const freeSmoothing = 0.18;

const steepest = Math.PI / 2;
const fullTurn = 2 * Math.PI;

/**
 * How a sky opens: seen a little from above and from the side, so that the spiral and its heights both show; from
 * higher up in a tall window, which it then fills.
 */
export const openingTurn = (width: number, height: number): Turn => ({
  yaw: -0.5,
  pitch: height > width ? 0.85 : 0.5,
});

/** The specified views: along the horizontal axis, from the side and above, and straight on. */
export const presets = {
  side: { yaw: Math.PI / 2, pitch: 0 },
  tilted: { yaw: -0.5, pitch: 0.6 },
  reset: { yaw: 0, pitch: 0 },
} as const satisfies Record<string, Turn>;

const resting = (value: number): Damped => ({ value, velocity: 0 });

/** The turn with which a place lies on the axis of sight, on the near side. */
export const turnTo = ({ x, y, z }: Position): Turn => ({
  yaw: Math.atan2(-x, z),
  pitch: Math.atan2(y, Math.hypot(x, z)),
});

export class OrbitCamera {
  #isHeld = false;
  readonly #yaw = resting(0);
  readonly #pitch = resting(0);
  /** The logarithm of the zoom: equal steps look equal. */
  readonly #zoom = resting(0);
  #target = { yaw: 0, pitch: 0, zoom: 1 };
  #distance = eyeDistance(0);
  #isFocused = false;
  #width = 1;
  #height = 1;

  get held() {
    return this.#isHeld;
  }

  /** True while a hand turns or pinches the sky. It takes over from wherever the sky was turning to by itself. */
  set held(held: boolean) {
    if (held && !this.#isHeld)
      Object.assign(this.#target, { yaw: this.#yaw.value, pitch: this.#pitch.value });
    this.#isHeld = held;
  }

  get view(): View {
    return {
      yaw: this.#yaw.value,
      pitch: this.#pitch.value,
      zoom: Math.exp(this.#zoom.value),
      distance: this.#distance,
      width: this.#width,
      height: this.#height,
    };
  }

  /** Where the camera is going. */
  get aim(): View {
    return { ...this.view, ...this.#target };
  }

  resize(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** Stands far enough away for a sky that reaches `outermost` units out. */
  surround(outermost: number) {
    this.#distance = eyeDistance(outermost);
  }

  /** Radians. */
  turnBy(yaw: number, pitch: number) {
    this.#target.yaw += yaw;
    this.#target.pitch = clamp(this.#target.pitch + pitch, -steepest, steepest);
  }

  /** Turns to this by the shortest way. */
  turnTo({ yaw, pitch }: Turn) {
    this.#target.yaw = yaw + Math.round((this.#yaw.value - yaw) / fullTurn) * fullTurn;
    this.#target.pitch = pitch;
  }

  zoomBy(factor: number) {
    this.zoomTo(this.#target.zoom * factor);
  }

  zoomTo(zoom: number) {
    this.#target.zoom = clamp(
      zoom,
      zoomRange.least,
      this.#isFocused ? zoomRange.mostFocused : zoomRange.most,
    );
  }

  /** Turns this place onto the axis of sight, and lets zoom go further; null lets go again. */
  focus(place: Position | null) {
    this.#isFocused = place !== null;
    this.zoomTo(this.#target.zoom);
    if (place) this.turnTo(turnTo(place));
  }

  /** Turns as a sky of this window opens. */
  open() {
    Object.assign(this.#target, openingTurn(this.#width, this.#height));
  }

  /** Is where it wants to be, at once. */
  arrive() {
    this.#move(0, 0);
  }

  /** Goes on for `seconds`, at once if motion is not wanted; returns whether it is still on its way. */
  advance(seconds: number, still: boolean): boolean {
    return this.#move(still ? 0 : this.#isHeld ? heldSmoothing : freeSmoothing, seconds);
  }

  #move(smoothing: number, seconds: number): boolean {
    const yaw = damp(this.#yaw, this.#target.yaw, smoothing, seconds);
    const pitch = damp(this.#pitch, this.#target.pitch, smoothing, seconds);
    const zoom = damp(this.#zoom, Math.log(this.#target.zoom), smoothing, seconds);
    return yaw || pitch || zoom;
  }
}
