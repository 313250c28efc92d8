/** The items as the page shows them: those that were read last, and those that are being added. */

import type { Item } from "./item.ts";
import type { ItemStore } from "./item-store.ts";

export class ItemsInView {
  readonly #store: ItemStore;
  readonly #isKnown: (item: Item) => boolean;
  /** As they were read last. */
  #read: readonly Item[] = [];
  /** Added here, and not yet among those that were read. */
  readonly #adding = new Map<string, Item>();
  readonly #selections = new Map<string, readonly Item[]>();
  readonly #listeners = new Set<() => void>();

  /** Items that are not known are left out. */
  constructor(store: ItemStore, isKnown: (item: Item) => boolean) {
    this.#store = store;
    this.#isKnown = isKnown;
  }

  async read() {
    const items = await this.#store.all();
    this.#read = items.filter(this.#isKnown);
    this.#notify();
  }

  beginAdding(item: Item) {
    this.#adding.set(item.id, item);
    this.#notify();
  }

  endAdding(id: string) {
    this.#adding.delete(id);
    this.#notify();
  }

  all(): readonly Item[] {
    const known = new Set(this.#read.map(({ id }) => id));
    return [...this.#read, ...[...this.#adding.values()].filter(({ id }) => !known.has(id))];
  }

  find = (id: string): Item | null => this.all().find((item) => item.id === id) ?? null;

  /** Those that are in a selection, in order; the same array until something changes. `key` names the selection. */
  select(key: string, isIn: (item: Item) => boolean): readonly Item[] {
    const items = this.#selections.get(key) ?? this.all().filter(isIn);
    this.#selections.set(key, items);
    return items;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #notify() {
    this.#selections.clear();
    for (const listener of this.#listeners) listener();
  }
}
