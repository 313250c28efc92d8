/** The items as the page shows them: those that were read last, and those that are being added or replaced. */

import { readRefusal, refusalTextsLoaded } from "../languages/refusal-texts.ts";
import type { Item } from "./item.ts";
import type { ItemStore } from "./item-store.ts";

export class ItemsInView {
  readonly #store: ItemStore;
  readonly #isKnown: (item: Item) => boolean;
  /** Items as they were read last. */
  #read: readonly Item[] = [];
  /** Added here, and not yet among those that were read. */
  readonly #adding = new Map<string, Item>();
  /** Shown in the place of the items with their ids, which cannot be changed while one of them is being delivered. */
  readonly #replacing = new Map<string, Item>();
  readonly #selections = new Map<string, readonly Item[]>();
  readonly #listeners = new Set<() => void>();

  /** Items that are not known are left out. */
  constructor(store: ItemStore, isKnown: (item: Item) => boolean) {
    this.#store = store;
    this.#isKnown = isKnown;
  }

  async read() {
    const items = await this.#store.all();
    // A page that has just opened has none of them.
    await Promise.all(items.map(({ refusal }) => refusal && refusalTextsLoaded(readRefusal(refusal.extra))));
    this.#read = items.filter(this.#isKnown);
    this.notify();
  }

  beginAdding(item: Item) {
    this.#adding.set(item.id, item);
    this.notify();
  }

  endAdding(id: string) {
    this.#adding.delete(id);
    this.notify();
  }

  /** Shows an item at once as if it had replaced the one with its id; the returned function ends that. */
  beginReplacing(item: Item): () => void {
    this.#replacing.set(item.id, item);
    this.notify();
    return () => {
      if (this.#replacing.get(item.id) === item) this.#replacing.delete(item.id);
      this.notify();
    };
  }

  /** Items that are to be sent, without those that are being replaced. */
  all(): readonly Item[] {
    const known = new Set(this.#read.map(({ id }) => id));
    return [...this.#read, ...[...this.#adding.values()].filter(({ id }) => !known.has(id))];
  }

  find = (id: string): Item | null => this.all().find((item) => item.id === id) ?? null;

  /**
   * Items of a selection as they are shown, in order; the same array until something changes. `key` is the name of
   * the selection.
   */
  select(key: string, isIn: (item: Item) => boolean): readonly Item[] {
    const items = this.#selections.get(key) ?? this.#shown().filter(isIn);
    this.#selections.set(key, items);
    return items;
  }

  #shown(): readonly Item[] {
    const others = this.all().filter(({ id }) => !this.#replacing.has(id));
    return [...others, ...this.#replacing.values()];
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Something changed that its listeners show. */
  notify() {
    this.#selections.clear();
    for (const listener of this.#listeners) listener();
  }
}
