const leastMs = 3_000;
const mostMs = 60_000;

/** Calls back after a failure: when the server asked for it, or else after pauses that double. */
export class RetryTimer {
  readonly #after: (ms: number, callback: () => void) => () => void;
  readonly #callback: () => void;
  #pauseMs = leastMs;
  #cancel: (() => void) | null = null;
  #isUnreachable = false;

  /** `after` calls back after `ms`; the returned function cancels. */
  constructor(after: (ms: number, callback: () => void) => () => void, callback: () => void) {
    this.#after = after;
    this.#callback = callback;
  }

  get isScheduled() {
    return this.#cancel !== null;
  }

  /** The latest failure was that the server did not answer, and it did not say when to come back. */
  get isUnreachable() {
    return this.#isUnreachable;
  }

  /** `retryAfter` is in seconds, null where the server named no time. */
  schedule(retryAfter: number | null, isUnreachable: boolean) {
    this.#cancel?.();
    this.#isUnreachable = isUnreachable && retryAfter === null;
    this.#cancel = this.#after(retryAfter === null ? this.#pauseMs : retryAfter * 1000, () => {
      this.#cancel = null;
      this.#callback();
    });
    this.#pauseMs = Math.min(mostMs, this.#pauseMs * 2);
  }

  stop() {
    this.#cancel?.();
    this.#cancel = null;
    this.#isUnreachable = false;
    this.#pauseMs = leastMs;
  }
}
