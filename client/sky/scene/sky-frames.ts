/** The frames of the scene: when one is drawn, what it shows of the passing time, and what it reports. */

import type { TimeRange } from "#domain/sky-time/time-window.ts";
import type { ArrangedStars } from "./arranged-stars.ts";
import type { OrbitCamera } from "./camera/orbit-camera.ts";
import type { Room } from "./camera/room.ts";
import { FrameReport } from "./frame-report.ts";
import type { Highlighting } from "./highlighting.ts";
import type { SkyStars } from "./model/sky-stars.ts";
import { type Drawn, RenderLoop } from "./render-loop.ts";
import type { SkyRenderer } from "./renderer.ts";
import type { SkyEvents } from "./scene-interface.ts";
import { type PlayedTime, ShownTime } from "./shown-time.ts";
import { SkyClock } from "./sky-clock.ts";

type Parts = {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: SkyRenderer;
  readonly camera: OrbitCamera;
  readonly stars: SkyStars;
  readonly arranged: ArrangedStars;
  readonly highlighting: Highlighting;
  readonly events: SkyEvents;
  /** Called after the frame in which a motion ends. */
  readonly rested: () => void;
};

export class SkyFrames {
  readonly #parts: Parts;
  readonly #loop = new RenderLoop((now, seconds) => this.#draw(now, seconds));
  readonly #report: FrameReport;
  readonly #clock = new SkyClock();
  readonly #shownTime = new ShownTime();
  #wasMoving = false;
  isReducedMotion = false;
  /** Null until the canvas has a size. */
  room: Room | null = null;
  /** Id of the entry whose position each frame reports. */
  followed: string | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#report = new FrameReport(parts.canvas, parts.events);
  }

  /** Whether a person has seen the sky. */
  get hasDrawn() {
    return this.#report.frames > 0;
  }

  get isIdle() {
    return this.#loop.isIdle;
  }

  /** The part of time that is shown. */
  get shownTime(): TimeRange {
    const { from, until } = this.#shownTime.frame;
    return { from, until };
  }

  /** Stars outside this part of time are faint outlines; null shows all of them. */
  showTime(played: PlayedTime | null) {
    this.#shownTime.show(played);
    this.noteActivity();
  }

  request() {
    this.#loop.requestFrame();
  }

  /** Draws, and lets the stars twinkle for some seconds. */
  noteActivity() {
    this.#clock.noteActivity(performance.now());
    this.#loop.requestFrame();
  }

  stop() {
    this.#loop.stop();
  }

  #draw(now: number, seconds: number): Drawn {
    const { renderer, camera, arranged, highlighting } = this.#parts;
    if (!arranged.hasContents || !this.room) return "idle";
    if (!renderer.isReady) return "waiting";
    const areMoving = arranged.advance(now);
    const isMoving = camera.advance(seconds, this.isReducedMotion) || areMoving;
    const isAnimating = !this.isReducedMotion && this.#clock.advance(now, seconds);
    highlighting.advanceHold(now);
    const isPassing = this.#shownTime.advance(seconds);
    const isFlaring = this.#drawFrame(now, this.room, isMoving);
    if (this.#wasMoving && !isMoving) this.#parts.rested();
    this.#wasMoving = isMoving;
    if (isMoving || isFlaring || highlighting.isHolding || isPassing) return "fast";
    // Twinkling is not worth a main thread that is busy for seconds.
    return isAnimating && !this.#loop.isOverloaded ? "slow" : "idle";
  }

  /** Returns whether another frame must follow. */
  #drawFrame(now: number, room: Room, isMoving: boolean): boolean {
    const { renderer, camera, stars, arranged, highlighting } = this.#parts;
    const { view } = camera;
    const isMovingOrHeld = isMoving || camera.isDragging;
    const isFlaring = renderer.draw(view, {
      ...{ time: this.#clock.time, shownTime: this.#shownTime.frame, ...arranged.at(now) },
      ...{ room, isMoving: isMovingOrHeld, reducedMotion: this.isReducedMotion },
      lowResolution: this.#loop.isOverloaded && isMovingOrHeld,
    });
    this.#report.add(view, room, isMoving, {
      ...{ followed: stars.findShown(this.followed), newest: arranged.newest, ...highlighting.shown },
    });
    return isFlaring;
  }
}
