/** Draws when something changes, and not once more. */

/** What is left to do after a frame: keep up with a hand, breathe gently, or nothing. */
export type Pace = "moving" | "breathing" | "rest";

/** Slow motion that nobody's hand is on needs no more than this many milliseconds between frames. */
const breath = 32;
/** After a pause, motion goes on from where it was rather than leaping ahead. In seconds. */
const longestStep = 0.1;

export class RenderLoop {
  readonly #draw: (now: number, seconds: number) => Pace;
  #request = 0;
  #pace: Pace = "rest";
  #last = 0;

  /** `draw` gets the time in milliseconds and the seconds since the frame before. */
  constructor(draw: (now: number, seconds: number) => Pace) {
    this.#draw = draw;
  }

  /** Asks for a frame soon. */
  wake() {
    this.#pace = "moving";
    if (this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
  }

  stop() {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#pace = "rest";
    this.#last = 0;
  }

  readonly #frame = (now: number) => {
    this.#request = 0;
    if (this.#pace !== "breathing" || now - this.#last >= breath) this.#step(now);
    if (this.#pace !== "rest" && this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
  };

  #step(now: number) {
    const seconds = this.#last === 0 ? 0 : Math.min(longestStep, Math.max(0, now - this.#last) / 1000);
    // Set before drawing: whatever wakes the loop during a frame gets another one.
    this.#pace = "rest";
    const pace = this.#draw(now, seconds);
    if (this.#pace === "rest") this.#pace = pace;
    this.#last = this.#pace === "rest" ? 0 : now;
  }
}
