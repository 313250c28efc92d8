/**
 * A store whose items come out opened and are kept sealed. Items that cannot be sealed, because the words are locked here,
 * are in the memory of this tab until they are unlocked.
 */

import type { Item } from "../outbox/item.ts";
import type { ItemStore } from "../outbox/item-store.ts";

/** How items leave the page and come into it. */
export type ItemGate = {
  /** Whether an item has words that are sealed, or have to be. */
  concerns(item: Item): boolean;
  /** The item as it may leave the page. Rejects with `WordsAreLocked` where it has words and there is no key. */
  seal(item: Item): Promise<Item>;
  /** The item as the person sees it. */
  open(item: Item): Promise<Item>;
};

type Change = (item: Item) => Item | null;

export class SealedStore implements ItemStore {
  readonly #kept: ItemStore;
  readonly #gate: ItemGate;
  /** Each stands in the place of the kept item with its id, if there is one. */
  readonly #locked = new Map<string, Item>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(kept: ItemStore, gate: ItemGate) {
    this.#kept = kept;
    this.#gate = gate;
  }

  async all(): Promise<readonly Item[]> {
    for (const item of this.#locked.values()) await this.#moveIntoStore(item);
    const kept = await this.#kept.all();
    const items = kept.some(this.#gate.concerns) ? await Promise.all(kept.map(this.#open)) : kept;
    if (this.#locked.size === 0) return items;
    return [...items.filter(({ id }) => !this.#locked.has(id)), ...this.#locked.values()];
  }

  add = (item: Item): Promise<boolean> => this.#inTurn(() => this.#add(item));

  update = (id: string, change: Change, place?: "last"): Promise<boolean> =>
    this.#inTurn(() => {
      const locked = this.#locked.get(id);
      return locked ? this.#updateLocked(locked, change) : this.#updateKept(id, change, place);
    });

  /** Items keep the order in which they were added, although some take longer to seal. */
  #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #add(item: Item): Promise<boolean> {
    if (this.#locked.has(item.id)) return false;
    if (!this.#gate.concerns(item)) return this.#kept.add(item);
    const sealed = await this.#seal(item);
    if (sealed) return this.#kept.add(sealed);
    this.#locked.set(item.id, item);
    return false;
  }

  isKept = (id: string) => !this.#locked.has(id) && this.#kept.isKept(id);

  /** Changes the kept item; if another tab has changed it meanwhile, begins anew with its version. */
  async #updateKept(id: string, change: Change, place?: "last"): Promise<boolean> {
    for (;;) {
      const before = (await this.#kept.all()).find((item) => item.id === id);
      if (!before) return false;
      const opened = await this.#gate.open(before);
      const next = change(opened);
      if (next === opened) return true;
      const sealed = next && (await this.#seal(next));
      if (next && !sealed) {
        this.#locked.set(id, next);
        return true;
      }
      let isBefore = false;
      const replace = (item: Item) => {
        isBefore = isSame(item, before);
        return isBefore ? sealed : item;
      };
      const isThere = await this.#kept.update(id, replace, place);
      if (isBefore || !isThere) return isThere;
    }
  }

  async #updateLocked(item: Item, change: Change): Promise<boolean> {
    const next = change(item);
    if (next === item) return true;
    this.#locked.delete(item.id);
    if (next) this.#locked.set(item.id, next);
    else await this.#kept.update(item.id, () => null);
    return true;
  }

  async #moveIntoStore(item: Item) {
    const sealed = await this.#seal(item);
    if (!sealed || this.#locked.get(item.id) !== item) return;
    // What another tab has put in its place meanwhile is what the person wrote later.
    const replace = (kept: Item) => (kept.createdAt > item.createdAt ? kept : sealed);
    const isThere = await this.#kept.update(item.id, replace, "last");
    if (!isThere) await this.#kept.add(sealed);
    if (this.#locked.get(item.id) === item) this.#locked.delete(item.id);
  }

  /** Opened; what was kept otherwise, such as in plain words before another device began to seal, is kept anew. */
  #open = async (item: Item): Promise<Item> => {
    if (!this.#gate.concerns(item)) return item;
    const opened = await this.#gate.open(item).catch(() => item);
    const sealed = await this.#seal(opened);
    if (sealed && !isSame(sealed, item))
      await this.#kept.update(item.id, (kept) => (isSame(kept, item) ? sealed : kept));
    return opened;
  };

  /** Null while the words are locked, or where the code that seals does not arrive. */
  #seal = (item: Item): Promise<Item | null> => this.#gate.seal(item).catch(() => null);
}

const isSame = (one: Item, other: Item) => JSON.stringify(one) === JSON.stringify(other);
