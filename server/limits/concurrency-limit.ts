/** Limits how many costly tasks run at once. Further tasks wait in a queue; a full queue refuses them. */

export class TooBusy extends Error {
  readonly statusCode = 503;
}

type LimitOptions = { readonly maxRunning: number; readonly maxWaiting: number };

export class ConcurrencyLimit {
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** Tasks started so far, and the highest number of tasks that ran at once. */
  readonly stats = { started: 0, peak: 0 };

  constructor({ maxRunning, maxWaiting }: LimitOptions) {
    this.#free = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#maxWaiting) throw new TooBusy("The queue is full.");
    else await new Promise<void>((start) => this.#waiting.push(start));
    this.#running += 1;
    this.stats.started += 1;
    this.stats.peak = Math.max(this.stats.peak, this.#running);
    try {
      return await task();
    } finally {
      this.#running -= 1;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** A limit for each key, such as a person. */
export class LimitOfEach {
  readonly #options: LimitOptions;
  readonly #limits = new Map<string, { readonly limit: ConcurrencyLimit; tasks: number }>();

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const of = this.#limits.get(key) ?? { limit: new ConcurrencyLimit(this.#options), tasks: 0 };
    this.#limits.set(key, of);
    of.tasks += 1;
    try {
      return await of.limit.run(task);
    } finally {
      of.tasks -= 1;
      if (of.tasks === 0) this.#limits.delete(key);
    }
  }
}
