/** The sky's own time: it moves stars that twinkle and orbit, and comes to rest when nobody is about. */

/** Milliseconds after the last input at which everything rests, and how long before that it slows down. */
const restAfter = 10_000;
const slowing = 2_000;

export class SkyClock {
  /** Seconds of motion so far. */
  time = 0;
  #lastInput = Number.NEGATIVE_INFINITY;

  /** Somebody is here. `now` in milliseconds. */
  stir(now: number) {
    this.#lastInput = now;
  }

  /** Lets `seconds` pass; returns whether the sky still moves. */
  advance(now: number, seconds: number): boolean {
    const left = this.#lastInput + restAfter - now;
    if (left <= 0) return false;
    this.time += seconds * Math.min(1, left / slowing);
    return true;
  }
}
