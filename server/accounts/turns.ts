/** Lets few do something costly at once; the others wait in line, and a line that is too long is closed. */

export class TooBusy extends Error {
  readonly statusCode = 503;
}

export class Turns {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async take<T>(step: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#mostWaiting) throw new TooBusy("Too many wait.");
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await step();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
