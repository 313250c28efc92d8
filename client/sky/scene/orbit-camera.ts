/** The eye that circles the sky: where it wants to look, and how it gets there. */

import { PerspectiveCamera } from "three";
import { type Damped, damp } from "./damping.ts";
import { clamp, eyeDistance, fieldOfView, type Turn, type View, zoomRange } from "./view.ts";

/** Seconds to follow a hand, and to settle when it lets go. */
const heldSmoothing = 0.125;
const freeSmoothing = 0.25;

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

const resting = (value: number): Damped => ({ value, velocity: 0 });

export class OrbitCamera {
  readonly lens = new PerspectiveCamera();
  /** True while a hand turns or pinches the sky. */
  held = false;
  readonly #yaw = resting(0);
  readonly #pitch = resting(0);
  /** The logarithm of the zoom: equal steps look equal. */
  readonly #zoom = resting(0);
  #target = { yaw: 0, pitch: 0, zoom: 1 };
  #distance = eyeDistance(0);
  #outermost = 0;
  #width = 1;
  #height = 1;

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
    this.#outermost = outermost;
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
    this.#target.zoom = clamp(zoom, zoomRange.least, zoomRange.most);
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
    return this.#move(still ? 0 : this.held ? heldSmoothing : freeSmoothing, seconds);
  }

  #move(smoothing: number, seconds: number): boolean {
    const yaw = damp(this.#yaw, this.#target.yaw, smoothing, seconds);
    const pitch = damp(this.#pitch, this.#target.pitch, smoothing, seconds);
    const zoom = damp(this.#zoom, Math.log(this.#target.zoom), smoothing, seconds);
    this.#focus();
    return yaw || pitch || zoom;
  }

  #focus() {
    const { yaw, pitch, zoom, distance, width, height } = this.view;
    this.lens.rotation.set(-pitch, -yaw, 0, "YXZ");
    this.lens.position.set(0, 0, distance).applyEuler(this.lens.rotation);
    this.lens.fov = fieldOfView(height, distance);
    this.lens.aspect = width / height;
    this.lens.zoom = zoom;
    this.lens.near = Math.max(1, (distance - this.#outermost) / 2);
    this.lens.far = (distance + this.#outermost) * 2;
    this.lens.updateProjectionMatrix();
  }
}
