/** The flare of the star that was added last. Times are milliseconds of `performance.now()`. */

export class Flare {
  /** The star, or null before one is added. */
  id: string | null = null;
  #startedAt = Number.NEGATIVE_INFINITY;

  begin(id: string, now: number) {
    this.id = id;
    this.#startedAt = now;
  }

  /** Seconds since the star was added; infinite without one. */
  age(now: number): number {
    return (now - this.#startedAt) / 1000;
  }
}
