/** Tells when the tooltip of the element under the pointer or focus opens and closes. */

/** The delay before the first tooltip, and the time after closing within which the next one has no delay. */
export const openDelayMs = 700;
export const skipDelayMs = 300;
/** Milliseconds in which the pointer can move to the tooltip itself. */
const graceMs = 150;

type Clock = {
  now(): number;
  /** Calls back after `ms`; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
};

export class TooltipTiming<Target> {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #shown: Target | null = null;
  #pointedAt: Target | null = null;
  #closedAt = Number.NEGATIVE_INFINITY;
  #cancel = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  shown = () => this.#shown;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells that the pointer is on an element with a tooltip, or with null on none. */
  point = (target: Target | null) => {
    if (target === this.#pointedAt) return;
    this.#pointedAt = target;
    this.#cancel();
    if (target === null) {
      if (this.#shown) this.#cancel = this.#clock.after(graceMs, this.hide);
    } else if (target !== this.#shown) {
      const isWithinSkipDelay = this.#shown !== null || this.#clock.now() - this.#closedAt < skipDelayMs;
      if (isWithinSkipDelay) this.#show(target);
      else this.#cancel = this.#clock.after(openDelayMs, () => this.#show(target));
    }
  };

  /** Tells that the pointer is on the tooltip itself, which stays open. */
  keepOpen = () => {
    this.#pointedAt = this.#shown;
    this.#cancel();
  };

  /** Tells that an element has the keyboard focus, which has no delay. */
  focus = (target: Target) => {
    this.#cancel();
    this.#show(target);
  };

  hide = () => {
    this.#cancel();
    if (this.#shown === null) return;
    this.#closedAt = this.#clock.now();
    this.#show(null);
  };

  #show(target: Target | null) {
    this.#shown = target;
    for (const listener of this.#listeners) listener();
  }
}
