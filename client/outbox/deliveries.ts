/** Tells what the server has stored. Of many items in a row, it tells at once: each telling draws the page again. */

import type { Delivered } from "./channel.ts";

export type DeliveriesListener = (delivered: readonly Delivered[]) => void | Promise<void>;

/** What a person sees as at once. */
const pauseMs = 250;

export class Deliveries {
  readonly #listeners = new Set<DeliveriesListener>();
  readonly #after: (ms: number, callback: () => void) => () => void;
  readonly #onTold: DeliveriesListener;
  readonly #untold: Delivered[] = [];
  #cancel: (() => void) | null = null;
  #telling: Promise<void> = Promise.resolve();

  /**
   * `after` calls back after `ms`; the returned function cancels. `onTold` is called when all listeners are done with what
   * was added.
   */
  constructor(after: (ms: number, callback: () => void) => () => void, onTold: DeliveriesListener) {
    this.#after = after;
    this.#onTold = onTold;
  }

  /** The returned function ends it. */
  listen(listener: DeliveriesListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Adds a delivery, which is told soon. */
  add(delivered: Delivered) {
    this.#untold.push(delivered);
    this.#cancel ??= this.#after(pauseMs, () => void this.tell());
  }

  /** Resolves when the listeners of everything that was added are done. Never rejects. */
  tell(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    this.#telling = this.#telling.then(async () => {
      const told = this.#untold.splice(0);
      if (told.length === 0) return;
      await this.announce(told);
      await this.#onTold(told);
    });
    return this.#telling;
  }

  /** Never rejects. */
  async announce(delivered: readonly Delivered[]) {
    await Promise.allSettled([...this.#listeners].map(async (listener) => listener(delivered)));
  }
}
