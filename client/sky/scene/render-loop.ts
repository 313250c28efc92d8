/** Draws a frame only when something changed. */

/** What follows a frame: the next frame at once, a slow animation, or nothing. */
type Pace = "fast" | "slow" | "idle";

/** `waiting`: nothing could be drawn yet. */
export type Drawn = Pace | "waiting";

/** Milliseconds between frames of a slow animation. */
const slowFrame = 32;
/** The machine counts as overloaded from this average on, until the next: fewer pixels make frames shorter. Milliseconds. */
const overloadedFrom = 45;
const recoveredBelow = 25;
/** A longer frame waited for something else than drawing, such as a page in the background. Milliseconds. */
const longestFrame = 200;
/** Longest step in seconds: after a pause the motion continues from where it was, without a leap. */
const maxStep = 0.1;

export class RenderLoop {
  readonly #draw: (now: number, seconds: number) => Drawn;
  #request = 0;
  #pace: Pace = "idle";
  #last = 0;
  /** Time of the last frame, while the browser is not ready for the next one. */
  #drawnAt: number | null = null;
  /** Moving average of the time from a drawn frame until the browser is ready for the next one, in milliseconds. */
  #averageFrame = 0;
  #isOverloaded = false;

  /** `draw` receives the time in milliseconds and the seconds since the previous frame. */
  constructor(draw: (now: number, seconds: number) => Drawn) {
    this.#draw = draw;
  }

  /**
   * Whether this machine cannot keep up, so that fewer pixels or fewer frames would help. Without a graphics card,
   * Chromium copies each frame to the page's main thread, which waits until all of its pixels are computed.
   */
  get isOverloaded() {
    return this.#isOverloaded;
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
    this.#drawnAt = null;
  }

  readonly #frame = (now: number) => {
    this.#request = 0;
    this.#measure(now);
    if (this.#pace !== "slow" || now - this.#last >= slowFrame) this.#drawFrame(now);
    if (this.#pace !== "idle" && this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
  };

  #measure(now: number) {
    if (this.#drawnAt === null) return;
    const duration = Math.min(now - this.#drawnAt, longestFrame);
    this.#drawnAt = null;
    this.#averageFrame += (duration - this.#averageFrame) / 4;
    this.#isOverloaded = this.#averageFrame > (this.#isOverloaded ? recoveredBelow : overloadedFrom);
  }

  #drawFrame(now: number) {
    const elapsed = this.#last === 0 ? 0 : Math.max(0, now - this.#last);
    const before = this.#pace;
    // Set before drawing, so that a request during the frame leads to another frame.
    this.#pace = "idle";
    const pace = this.#draw(now, Math.min(maxStep, elapsed / 1000));
    if (this.#pace === "idle") this.#pace = pace === "waiting" ? before : pace;
    // The time until the frame is drawn counts as its own.
    if (pace === "waiting") return;
    const isLast = this.#pace === "idle";
    this.#last = isLast ? 0 : now;
    this.#drawnAt = isLast ? null : now;
  }
}
