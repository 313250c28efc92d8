/** The time of the sky's animation (twinkle and orbits), which stops some seconds after the last input. */

/** Milliseconds after the last input until the animation stops, and how long it slows down before. */
const stopAfter = 10_000;
const slowdown = 2_000;

export class SkyClock {
  /** Seconds of animation so far. */
  time = 0;
  #lastInput = Number.NEGATIVE_INFINITY;

  /** `now` in milliseconds. */
  noteActivity(now: number) {
    this.#lastInput = now;
  }

  /** Advances by `seconds`; returns whether the animation still runs. */
  advance(now: number, seconds: number): boolean {
    const left = this.#lastInput + stopAfter - now;
    if (left <= 0) return false;
    this.time += seconds * Math.min(1, left / slowdown);
    return true;
  }
}
