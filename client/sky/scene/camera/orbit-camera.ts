/** The camera that orbits the sky: its target and its damped motion toward it. */

import type { Position } from "#domain/placement.ts";
import { type Damped, damp } from "./damping.ts";
import { clamp, eyeDistance, type Turn, type View, zoomRange } from "./view.ts";

/** Smoothing in seconds, during a drag and after it. */
const dragSmoothing = 0.125;
const releaseSmoothing = 0.18;

const maxPitch = Math.PI / 2;
const fullTurn = 2 * Math.PI;

/**
 * The first view of a sky: a little from above, so that the spiral and the heights both show; from higher up in a
 * tall window, so that the sky fills it.
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

const atRest = (value: number): Damped => ({ value, velocity: 0 });

/** The turn that brings a place onto the viewing axis, on the near side. */
export const turnTo = ({ x, y, z }: Position): Turn => ({
  yaw: Math.atan2(-x, z),
  pitch: Math.atan2(y, Math.hypot(x, z)),
});

export class OrbitCamera {
  #isDragging = false;
  readonly #yaw = atRest(0);
  readonly #pitch = atRest(0);
  /** The logarithm of the zoom, so that equal steps look equal. */
  readonly #zoom = atRest(0);
  /** The logarithm of the distance of the eye from the centre, in units. */
  readonly #distance = atRest(Math.log(eyeDistance(0)));
  #target = { yaw: 0, pitch: 0, zoom: 1, distance: eyeDistance(0) };
  #isFocused = false;
  #width = 1;
  #height = 1;

  get isDragging() {
    return this.#isDragging;
  }

  /** True during a drag or a pinch, which interrupts a turn toward a star. */
  set isDragging(isDragging: boolean) {
    if (isDragging && !this.#isDragging)
      Object.assign(this.#target, { yaw: this.#yaw.value, pitch: this.#pitch.value });
    this.#isDragging = isDragging;
  }

  get view(): View {
    return {
      yaw: this.#yaw.value,
      pitch: this.#pitch.value,
      zoom: Math.exp(this.#zoom.value),
      distance: Math.exp(this.#distance.value),
      width: this.#width,
      height: this.#height,
    };
  }

  /** The view at the end of the motion. */
  get targetView(): View {
    return { ...this.view, ...this.#target };
  }

  resize(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /**
   * Moves the eye far enough away at once, so that no star is ever behind it, or smoothly nearer. `outermost` is the
   * distance of the outermost star from the centre, in units.
   */
  setExtent(outermost: number) {
    this.#target.distance = eyeDistance(outermost);
    const distance = Math.log(this.#target.distance);
    if (distance > this.#distance.value) Object.assign(this.#distance, atRest(distance));
  }

  /** Radians. */
  turnBy(yaw: number, pitch: number) {
    this.#target.yaw += yaw;
    this.#target.pitch = clamp(this.#target.pitch + pitch, -maxPitch, maxPitch);
  }

  /** Turns by the shortest path. */
  turnTo({ yaw, pitch }: Turn) {
    this.#target.yaw = yaw + Math.round((this.#yaw.value - yaw) / fullTurn) * fullTurn;
    this.#target.pitch = pitch;
  }

  zoomBy(factor: number) {
    this.zoomTo(this.#target.zoom * factor);
  }

  zoomTo(zoom: number) {
    this.#target.zoom = clamp(zoom, zoomRange.min, this.#isFocused ? zoomRange.maxFocused : zoomRange.max);
  }

  /** Turns this place onto the viewing axis and allows more zoom; null ends that. */
  focus(place: Position | null) {
    this.#isFocused = place !== null;
    this.zoomTo(this.#target.zoom);
    if (place) this.turnTo(turnTo(place));
  }

  /** Targets the first view of a sky in this window. */
  setOpeningTurn() {
    Object.assign(this.#target, openingTurn(this.#width, this.#height));
  }

  /** Skips the motion. */
  jumpToTarget() {
    this.#move(0, 0);
  }

  /** Moves for `seconds`, or at once with reduced motion; returns whether the camera still moves. */
  advance(seconds: number, reducedMotion: boolean): boolean {
    return this.#move(reducedMotion ? 0 : this.#isDragging ? dragSmoothing : releaseSmoothing, seconds);
  }

  #move(smoothing: number, seconds: number): boolean {
    const yaw = damp(this.#yaw, this.#target.yaw, smoothing, seconds);
    const pitch = damp(this.#pitch, this.#target.pitch, smoothing, seconds);
    const zoom = damp(this.#zoom, Math.log(this.#target.zoom), smoothing, seconds);
    const distance = damp(this.#distance, Math.log(this.#target.distance), smoothing, seconds);
    return yaw || pitch || zoom || distance;
  }
}
