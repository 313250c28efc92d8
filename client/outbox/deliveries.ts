/** Tells what the server has stored for items of a kind. */

import type { Delivered } from "./channel.ts";

export type DeliveryListener = (stored: unknown, item: Delivered["item"]) => void | Promise<void>;

export class Deliveries {
  readonly #listeners = new Map<string, Set<DeliveryListener>>();

  /** The returned function ends it. */
  listen(kind: string, listener: DeliveryListener): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Resolves when all listeners are done. Never rejects. */
  async announce({ kind, item, stored }: Delivered) {
    const listeners = [...(this.#listeners.get(kind) ?? [])];
    await Promise.allSettled(listeners.map((listener) => listener(stored, item)));
  }
}
