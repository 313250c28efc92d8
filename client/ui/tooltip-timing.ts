/** When the name of a thing under the pointer or the focus shows, and when it goes. */

/** Before the first shows, and how long after one has gone the next needs no waiting. */
export const openDelayMs = 700;
export const skipDelayMs = 300;
/** Time to reach the words themselves with the pointer. */
const graceMs = 150;

type Clock = {
  now(): number;
  /** Calls back after `ms`; the returned function takes it back. */
  after(ms: number, callback: () => void): () => void;
};

export class TooltipTiming<Target> {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #shown: Target | null = null;
  #pointed: Target | null = null;
  #wentAt = Number.NEGATIVE_INFINITY;
  #cancel = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  shown = () => this.#shown;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The pointer is on something with a name, or on none. */
  point = (target: Target | null) => {
    if (target === this.#pointed) return;
    this.#pointed = target;
    this.#cancel();
    if (target === null) {
      if (this.#shown) this.#cancel = this.#clock.after(graceMs, this.hide);
    } else if (target !== this.#shown) {
      const isFollowing = this.#shown !== null || this.#clock.now() - this.#wentAt < skipDelayMs;
      if (isFollowing) this.#show(target);
      else this.#cancel = this.#clock.after(openDelayMs, () => this.#show(target));
    }
  };

  /** The pointer is on the words themselves: they stay. */
  keep = () => {
    this.#pointed = this.#shown;
    this.#cancel();
  };

  /** The focus came by keyboard: no waiting. */
  focus = (target: Target) => {
    this.#cancel();
    this.#show(target);
  };

  hide = () => {
    this.#cancel();
    if (this.#shown === null) return;
    this.#wentAt = this.#clock.now();
    this.#show(null);
  };

  #show(target: Target | null) {
    this.#shown = target;
    for (const listener of this.#listeners) listener();
  }
}
