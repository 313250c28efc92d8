/** Lets few do something costly at once; the others wait in line, and a line that is too long is closed. */

export class TooBusy extends Error {
  readonly statusCode = 503;
}

export class Turns {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** How many turns were taken so far, and how many at once at most. */
  readonly seen = { turns: 0, peak: 0 };

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async take<T>(step: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#mostWaiting) throw new TooBusy("Too many wait.");
    else await new Promise<void>((go) => this.#waiting.push(go));
    this.#running += 1;
    this.seen.turns += 1;
    this.seen.peak = Math.max(this.seen.peak, this.#running);
    try {
      return await step();
    } finally {
      this.#running -= 1;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
