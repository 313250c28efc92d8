/**
 * Keeps the items in IndexedDB, which all tabs share, in the order in which they were added. Where IndexedDB is absent,
 * forbidden, full or broken, items stay in the memory of this tab instead.
 */

import { Connection } from "../stored/open-database.ts";
import { type Item, itemSchema } from "./item.ts";

export type ItemStore = {
  /** In the order in which they were added. */
  all(): Promise<readonly Item[]>;
  /** An item whose id is there already is ignored. Resolves to false when the item is in memory only. */
  add(item: Item): Promise<boolean>;
  /**
   * Replaces the item with this id by what `change` makes of it, in one step, which no other tab comes between. Null
   * removes it, and the item itself leaves it as it is. Resolves to false if there is none. It keeps its place in the
   * order, or with "last" becomes the last one.
   */
  update(id: string, change: (item: Item) => Item | null, place?: "last"): Promise<boolean>;
  /** False for an item that is in memory only. */
  isKept(id: string): boolean;
  /** The latest reading failed: there may be items that nobody sees. */
  readonly hasFailed?: boolean;
};

const storeName = "outbox";
const options = {
  name: "mood-universe",
  version: 1,
  upgrade: (database: IDBDatabase) =>
    void database
      .createObjectStore(storeName, { autoIncrement: true })
      .createIndex("id", "id", { unique: true }),
};

export class BrowserItemStore implements ItemStore {
  readonly #inMemory = new Map<string, Item>();
  readonly #connection: Connection;
  hasFailed = false;

  /** `factory` throws where the browser forbids IndexedDB. */
  constructor(factory?: () => IDBFactory) {
    this.#connection = new Connection(options, factory);
  }

  async all() {
    const read = await this.#run("readonly", (store) => store.getAll()).catch(() => null);
    this.hasFailed = read === null;
    const stored: readonly unknown[] = read ?? [];
    return [...stored.flatMap((item) => itemSchema.safeParse(item).data ?? []), ...this.#inMemory.values()];
  }

  async add(item: Item) {
    if (this.#inMemory.has(item.id)) return false;
    try {
      await this.#run("readwrite", (store) => store.add(item));
      return true;
    } catch (error) {
      // The index of ids refuses a second item with the same id.
      if (error instanceof DOMException && error.name === "ConstraintError") return true;
      this.#inMemory.set(item.id, item);
      return false;
    }
  }

  async update(id: string, change: (item: Item) => Item | null, place?: "last") {
    const kept = this.#inMemory.get(id);
    if (!kept) return this.#updateStored(id, change, place);
    const next = change(kept);
    if (next === kept) return true;
    if (!next || place) this.#inMemory.delete(id);
    if (next) this.#inMemory.set(id, next);
    return true;
  }

  isKept = (id: string) => !this.#inMemory.has(id);

  /**
   * The place in the order is the key of the database; a cursor changes an item without knowing it. "relaxed" for what
   * outlives the page, but not the power: after that, an item that was sent is sent again, which its id makes harmless.
   */
  async #updateStored(
    id: string,
    change: (item: Item) => Item | null,
    place: "last" | undefined,
  ): Promise<boolean> {
    let isThere = false;
    const step = (store: IDBObjectStore) => {
      const request = store.index("id").openCursor(id);
      request.addEventListener("success", () => {
        const item = itemSchema.safeParse(request.result?.value).data;
        if (!request.result || !item) return;
        isThere = true;
        put(change(item), item, place && store, request.result);
      });
      return request;
    };
    await this.#run("readwrite", step, place ? "strict" : "relaxed").catch(() => {});
    return isThere;
  }

  /** Resolves when the transaction is on the disk, or with "relaxed" in the memory of the system. */
  async #run<T>(
    mode: IDBTransactionMode,
    step: (store: IDBObjectStore) => IDBRequest<T>,
    durability: IDBTransactionDurability = "strict",
  ): Promise<T> {
    const request = await this.#connection.run(
      storeName,
      mode,
      (transaction) => step(transaction.objectStore(storeName)),
      durability,
    );
    return request.result;
  }
}

/** `end`: the store where the item becomes the last one. */
function put(next: Item | null, before: Item, end: IDBObjectStore | undefined, cursor: IDBCursorWithValue) {
  if (next === before) return;
  if (!next || end) cursor.delete();
  if (next && end) end.add(next);
  else if (next) cursor.update(next);
}
