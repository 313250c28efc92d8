/** Draws when something changes, and not once more. */

/** What is left to do after a frame: keep up with a hand, breathe gently, or nothing. */
export type Pace = "moving" | "breathing" | "rest";

/** Milliseconds between frames of slow motion that nobody's hand is on, also where drawing is hard work. */
const breath = 32;
const strainedBreath = 250;
/** Milliseconds a frame may take on average before drawing counts as hard work. */
const effortless = 45;
/** After a pause, motion goes on from where it was rather than leaping ahead. In seconds. */
const longestStep = 0.1;

export class RenderLoop {
  readonly #draw: (now: number, seconds: number) => Pace;
  #request = 0;
  #pace: Pace = "rest";
  #last = 0;
  /** How long a frame takes while frames follow each other, in milliseconds. */
  #effort = 0;

  /** `draw` gets the time in milliseconds and the seconds since the frame before. */
  constructor(draw: (now: number, seconds: number) => Pace) {
    this.#draw = draw;
  }

  /** Whether this machine cannot keep up with a hand: fewer pixels would help. */
  get isStrained() {
    return this.#effort > effortless;
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
    const pause = this.isStrained ? strainedBreath : breath;
    if (this.#pace !== "breathing" || now - this.#last >= pause) this.#step(now);
    if (this.#pace !== "rest" && this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
  };

  #step(now: number) {
    const elapsed = this.#last === 0 ? 0 : Math.max(0, now - this.#last);
    const wasMoving = this.#pace === "moving" && this.#last !== 0;
    // Set before drawing: whatever wakes the loop during a frame gets another one.
    this.#pace = "rest";
    const pace = this.#draw(now, Math.min(longestStep, elapsed / 1000));
    if (this.#pace === "rest") this.#pace = pace;
    if (wasMoving && this.#pace === "moving") this.#effort += (Math.min(elapsed, 200) - this.#effort) / 6;
    this.#last = this.#pace === "rest" ? 0 : now;
  }
}
