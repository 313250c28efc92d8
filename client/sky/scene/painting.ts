/** Everything that is painted, from back to front, and the renderer that paints it. */

import { Scene, WebGLRenderer } from "three";
import { AmbientStars } from "./ambient.ts";
import { Graticule } from "./graticule.ts";
import { NextPlaceRing } from "./next-place-ring.ts";
import type { OrbitCamera } from "./orbit-camera.ts";
import { type Moment, Stars } from "./stars.ts";
import type { Theme } from "./themes.ts";

/** More device pixels than this for each CSS pixel cost much and show nothing. */
const sharpest = 2;
/** Of a moving picture, on a machine that cannot keep up. */
const coarse = 0.6;

export class Painting {
  readonly stars = new Stars();
  readonly ring = new NextPlaceRing();
  readonly #grid = new Graticule();
  readonly #ambient = new AmbientStars();
  readonly #parts = [this.#grid, this.#ambient, this.stars, this.ring];
  readonly #world = new Scene();
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;

  /** Throws when the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    // Transparent: the ground is the canvas's own background.
    this.#renderer = new WebGLRenderer({
      canvas,
      alpha: true,
      antialias: false,
      depth: false,
      stencil: false,
    });
    this.#world.add(...this.#parts.map(({ mesh }) => mesh));
  }

  wear(theme: Theme) {
    this.#canvas.style.background = theme.ground;
    for (const part of this.#parts) part.wear(theme);
  }

  /** `isHurried` draws fewer pixels. */
  draw(camera: OrbitCamera, moment: Moment, isHurried: boolean) {
    const { view } = camera;
    this.#fit(view.width, view.height, isHurried ? coarse : Math.min(sharpest, devicePixelRatio));
    for (const part of [this.#grid, this.#ambient, this.ring]) part.see(view);
    this.stars.see(view, moment);
    this.#renderer.render(this.#world, camera.lens);
  }

  /** Lets go of what is on the graphics card. It is sent there again from its arrays when it is drawn again. */
  release() {
    for (const part of this.#parts) part.dispose();
  }

  dispose() {
    this.release();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** Fits the drawing to the canvas right before it is drawn, so that it never shows blank. */
  #fit(width: number, height: number, ratio: number) {
    const isSame =
      this.#canvas.width === Math.floor(width * ratio) && this.#canvas.height === Math.floor(height * ratio);
    if (isSame) return;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
  }
}
