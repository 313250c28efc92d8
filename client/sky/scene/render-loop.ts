/** Draws a frame only when something changed. */

/** What follows a frame: the next frame at once, a slow animation, or nothing. */
type Pace = "fast" | "slow" | "idle";

/** `waiting`: nothing could be drawn yet. */
export type Drawn = Pace | "waiting";

/** Milliseconds between frames of a slow animation, and where drawing takes long. */
const slowFrame = 32;
const slowFrameUnderLoad = 250;
/** The machine counts as overloaded when frames take longer than this on average. Milliseconds. */
const frameBudget = 45;
/** After a pause the motion continues from where it was, without a leap. Seconds. */
const maxStep = 0.1;

export class RenderLoop {
  readonly #draw: (now: number, seconds: number) => Drawn;
  #request = 0;
  #pace: Pace = "idle";
  #last = 0;
  /** Moving average of the time between fast frames, in milliseconds. */
  #averageFrame = 0;

  /** `draw` receives the time in milliseconds and the seconds since the previous frame. */
  constructor(draw: (now: number, seconds: number) => Drawn) {
    this.#draw = draw;
  }

  /** Whether this machine cannot keep up with fast frames, so that fewer pixels would help. */
  get isOverloaded() {
    return this.#averageFrame > frameBudget;
  }

  /** Whether no frame follows until something changes. */
  get isIdle() {
    return this.#request === 0;
  }

  requestFrame() {
    this.#pace = "fast";
    if (this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
  }

  stop() {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#pace = "idle";
    this.#last = 0;
  }

  readonly #frame = (now: number) => {
    this.#request = 0;
    const pause = this.isOverloaded ? slowFrameUnderLoad : slowFrame;
    if (this.#pace !== "slow" || now - this.#last >= pause) this.#drawFrame(now);
    if (this.#pace !== "idle" && this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
  };

  #drawFrame(now: number) {
    const elapsed = this.#last === 0 ? 0 : Math.max(0, now - this.#last);
    const before = this.#pace;
    const wasFast = before === "fast" && this.#last !== 0;
    // Set before drawing, so that a request during the frame leads to another frame.
    this.#pace = "idle";
    const pace = this.#draw(now, Math.min(maxStep, elapsed / 1000));
    if (this.#pace === "idle") this.#pace = pace === "waiting" ? before : pace;
    // The time until the frame is drawn counts as its own.
    if (pace === "waiting") return;
    if (wasFast && this.#pace === "fast")
      this.#averageFrame += (Math.min(elapsed, 200) - this.#averageFrame) / 6;
    this.#last = this.#pace === "idle" ? 0 : now;
  }
}
