/**
 * The items as the page shows them: those that were read last, with what this tab has done to them since. Other tabs
 * change the store too: who must know about that reads again.
 */

import { readRefusal, refusalTextsLoaded } from "../languages/refusal-texts.ts";
import { type Item, type Version, versionName } from "./item.ts";
import type { ItemStore } from "./item-store.ts";

export class ItemsInView {
  readonly #store: ItemStore;
  readonly #restore: (item: Item) => Item;
  /** Items as they were read last. */
  #read: readonly Item[] = [];
  /** False until the store was read once: earlier pages may have left items there. */
  isRead = false;
  /** Changes of the store by this tab: a reading that began before one of them is out of date. */
  #changes = 0;
  /** Added here, and not yet in the store. */
  readonly #adding = new Map<string, Item>();
  /** Shown in the place of the items with their ids, which cannot be changed while one of them is being delivered. */
  readonly #replacing = new Map<string, Item>();
  /** The server has them, but the page does not show that yet. */
  readonly #delivered = new Map<string, Item>();
  /** The latest result of each selection, and whether something has changed since. */
  readonly #selections = new Map<string, { readonly items: readonly Item[]; readonly isCurrent: boolean }>();
  readonly #listeners = new Set<() => void>();

  /** `restore`: items of the store can be of an earlier version of the client. */
  constructor(store: ItemStore, restore: (item: Item) => Item) {
    this.#store = store;
    this.#restore = restore;
  }

  async read() {
    let items: readonly Item[];
    let before: number;
    do {
      before = this.#changes;
      items = await this.#store.all();
      // A page that has just opened has none of them.
      await Promise.all(
        items.map(({ refusal }) => refusal && refusalTextsLoaded(readRefusal(refusal.extra))),
      );
    } while (before !== this.#changes);
    this.#read = items.map(this.#restore);
    this.isRead = true;
    this.notify();
  }

  /** Shown at once. Resolves to false when the item is in memory only. An id that is there already is ignored. */
  async add(item: Item): Promise<boolean> {
    this.#adding.set(item.id, item);
    this.notify();
    const isKept = await this.#store.add(item);
    this.#adding.delete(item.id);
    this.#write(this.#read.some(({ id }) => id === item.id) ? this.#read : [...this.#read, item]);
    return isKept;
  }

  /** Changes the item in the store and in view, as `ItemStore.update` says. */
  async update(id: string, change: (item: Item) => Item | null, place?: "last"): Promise<boolean> {
    let next: Item | null = null;
    let isMoved = false;
    const remember = (item: Item) => {
      next = change(item);
      isMoved = place !== undefined && next !== item;
      return next;
    };
    const isThere = await this.#store.update(id, remember, place);
    const changed = isThere && next ? [next as Item] : [];
    this.#write(
      isMoved || !this.#read.some((item) => item.id === id)
        ? [...this.#read.filter((item) => item.id !== id), ...changed]
        : this.#read.flatMap((item) => (item.id === id ? changed : item)),
    );
    return isThere;
  }

  #write(items: readonly Item[]) {
    this.#changes += 1;
    this.#read = items;
    this.notify();
  }

  /** Goes on showing an item that leaves the store, until `endDelivered`. */
  keepDelivered(item: Item) {
    this.#delivered.set(versionName(item), item);
  }

  endDelivered(versions: readonly Version[]) {
    for (const version of versions) this.#delivered.delete(versionName(version));
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

  /** The item with this id, or the one that the server has stored since and the page still shows. */
  findShown = (id: string): Item | null =>
    this.find(id) ?? [...this.#delivered.values()].findLast((item) => item.id === id) ?? null;

  /**
   * Items of a selection as they are shown, in order; the same array until something changes. `key` is the name of
   * the selection.
   */
  select(key: string, isIn: (item: Item) => boolean): readonly Item[] {
    const latest = this.#selections.get(key);
    if (latest?.isCurrent) return latest.items;
    const next = this.#shown().filter(isIn);
    const items = latest && areShownAlike(latest.items, next) ? latest.items : next;
    this.#selections.set(key, { items, isCurrent: true });
    return items;
  }

  #shown(): readonly Item[] {
    const waiting = this.all().filter(({ id }) => !this.#replacing.has(id));
    const shown = [...waiting, ...this.#replacing.values()];
    const ids = new Set(shown.map(({ id }) => id));
    return [...[...this.#delivered.values()].filter(({ id }) => !ids.has(id)), ...shown];
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Something changed that its listeners show. */
  notify() {
    for (const [key, { items }] of this.#selections) this.#selections.set(key, { items, isCurrent: false });
    for (const listener of this.#listeners) listener();
  }
}

/** Whether two lists look the same: an item that is being sent is another object, and is shown alike. */
const areShownAlike = (before: readonly Item[], after: readonly Item[]) =>
  before.length === after.length &&
  before.every((item, at) => {
    const { id, kind, body, refusal } = after[at] as Item;
    return item.id === id && item.kind === kind && item.body === body && item.refusal === refusal;
  });
