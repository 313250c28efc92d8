/** The camera that orbits the sky: its target and its damped motion toward it. */

import type { Position } from "#domain/placement.ts";
import { eyeDistance } from "#domain/sky-view.ts";
import { type Damped, damp } from "./damping.ts";
import { atRest, Pivot, type PivotAim, type ScreenOffset } from "./pivot.ts";
import { clamp, type Turn, type View, zoomRange } from "./view.ts";

/** Smoothing in seconds, during a drag and after it. */
const dragSmoothing = 0.125;
const releaseSmoothing = 0.18;

const maxPitch = Math.PI / 2;
const fullTurn = 2 * Math.PI;
/** A selected star is seen from a little above, so that its neighbours do not stand in one line. Radians. */
const focusPitch = { min: 0.2, max: 0.9 } as const;

export type Aim = Turn & { readonly zoom: number; readonly pivot: PivotAim };

export class OrbitCamera {
  #isDragging = false;
  readonly #yaw = atRest(0);
  readonly #pitch = atRest(0);
  /** The logarithm of the zoom, so that equal steps look equal. */
  readonly #zoom = atRest(0);
  /** The logarithm of the distance of the eye from the centre, in units. */
  readonly #distance = atRest(Math.log(eyeDistance(0)));
  /** The middle of the part of the window that is free of panels. Pixels. */
  readonly #middle = { x: atRest(0), y: atRest(0) };
  readonly #pivot = new Pivot();
  #target = { yaw: 0, pitch: 0, zoom: 1, distance: eyeDistance(0), middle: { x: 0, y: 0 } };
  #isFocused = false;
  /** A flat layout is not turned when a star is in focus. */
  isFlat = false;
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
    const lens = {
      yaw: this.#yaw.value,
      pitch: this.#pitch.value,
      zoom: Math.exp(this.#zoom.value),
      distance: Math.exp(this.#distance.value),
    };
    const { x, y } = this.#middle;
    return { ...lens, ...this.#size, ...this.#pivot.centre(lens, { x: x.value, y: y.value }) };
  }

  /** The view at the end of the motion. */
  get targetView(): View {
    const { middle, ...lens } = this.#target;
    return { ...lens, ...this.#size, ...this.#pivot.targetCentre(lens, middle) };
  }

  get #size() {
    return { width: this.#width, height: this.#height };
  }

  /** What the camera aims at, to return to it later. */
  get aim(): Aim {
    const { yaw, pitch, zoom } = this.#target;
    return { yaw, pitch, zoom, pivot: this.#pivot.aim };
  }

  set aim(aim: Aim) {
    this.turnTo(aim);
    this.zoomTo(aim.zoom);
    this.#pivot.moveTo(aim.pivot.place, aim.pivot.offset);
  }

  resize(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** Moves the sky, at once or smoothly, so that its middle is here. Pixels from the top left. */
  setMiddle(x: number, y: number) {
    this.#target.middle = { x, y };
  }

  /**
   * Moves the eye far enough away at once, so that no star is ever behind it, or smoothly nearer. `outermost` is the
   * distance of the outermost star from the centre, in units.
   */
  setExtent(outermost: number) {
    this.#target.distance = eyeDistance(outermost);
    this.#pivot.maxDistance = Math.max(outermost, 1);
    const distance = Math.log(this.#target.distance);
    if (distance > this.#distance.value) Object.assign(this.#distance, atRest(distance));
  }

  /** Radians. */
  turnBy(yaw: number, pitch: number) {
    if (!this.#isFocused) this.#pivot.takeMiddle(this.view, this.middle);
    this.#target.yaw += yaw;
    this.#target.pitch = clamp(this.#target.pitch + pitch, -maxPitch, maxPitch);
  }

  /** Turns by the shortest path. */
  turnTo({ yaw, pitch }: Turn) {
    this.#target.yaw = yaw + Math.round((this.#yaw.value - yaw) / fullTurn) * fullTurn;
    this.#target.pitch = pitch;
  }

  /** Zooms to this point, which stays where it is; pixels from the top left, or the middle of the free part. */
  zoomBy(factor: number, at: ScreenOffset | null = null) {
    // While a star is in focus, it is in the middle.
    if (at || !this.#isFocused) this.#pivot.take(at ?? this.middle, this.view, this.middle);
    this.zoomTo(this.#target.zoom * factor);
  }

  zoomTo(zoom: number) {
    this.#target.zoom = clamp(zoom, zoomRange.min, this.#isFocused ? zoomRange.maxFocused : zoomRange.max);
  }

  /** Moves the sky over the screen. Pixels. */
  panBy(x: number, y: number) {
    this.#pivot.panBy(x, y, this.view, this.middle);
  }

  /** Brings the centre of the sky to the middle of the free part, moved by this many pixels. */
  center(offset: ScreenOffset) {
    this.#pivot.moveTo({ x: 0, y: 0, z: 0 }, offset);
  }

  /** Turns this place to the near side and to the middle, and allows more zoom; null ends that. */
  focus(place: Position | null) {
    this.#isFocused = place !== null;
    this.zoomTo(this.#target.zoom);
    if (!place) return;
    if (!this.isFlat) this.#turnToward(place);
    this.#pivot.moveTo(place, { x: 0, y: 0 });
  }

  #turnToward(place: Position) {
    this.turnTo({
      yaw: Math.atan2(-place.x, place.z),
      pitch: clamp(this.#pitch.value, focusPitch.min, focusPitch.max),
    });
  }

  /** The middle of the free part of the window. Pixels from the top left. */
  get middle(): ScreenOffset {
    return { x: this.#middle.x.value, y: this.#middle.y.value };
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
    const { yaw, pitch, zoom, distance, middle } = this.#target;
    const motions: readonly (readonly [Damped, number])[] = [
      [this.#yaw, yaw],
      [this.#pitch, pitch],
      [this.#zoom, Math.log(zoom)],
      [this.#distance, Math.log(distance)],
      [this.#middle.x, middle.x],
      [this.#middle.y, middle.y],
      ...this.#pivot.motions,
    ];
    let isMoving = false;
    for (const [damped, target] of motions) isMoving = damp(damped, target, smoothing, seconds) || isMoving;
    return isMoving;
  }
}
