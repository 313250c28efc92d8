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
  /** Replaces the item with this id, if there still is one. It keeps its place in the order. */
  replace(item: Item): Promise<void>;
  /** Replaces the item with this id, if there still is one. It is the last one then. */
  replaceAtEnd(item: Item): Promise<void>;
  remove(id: string): Promise<void>;
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

  async replace(item: Item) {
    if (this.#inMemory.has(item.id)) this.#inMemory.set(item.id, item);
    else await this.#updateStored(item.id, (cursor) => cursor.update(item), "relaxed");
  }

  async replaceAtEnd(item: Item) {
    if (this.#inMemory.delete(item.id)) this.#inMemory.set(item.id, item);
    else
      await this.#updateStored(item.id, (cursor, store) => {
        cursor.delete();
        store.add(item);
      });
  }

  async remove(id: string) {
    if (!this.#inMemory.delete(id)) await this.#updateStored(id, (cursor) => cursor.delete(), "relaxed");
  }

  isKept = (id: string) => !this.#inMemory.has(id);

  /**
   * The place in the order is the key of the database; a cursor changes an item without knowing it. "relaxed" for what
   * outlives the page, but not the power: after that, an item that was sent is sent again, which its id makes harmless.
   */
  async #updateStored(
    id: string,
    update: (cursor: IDBCursorWithValue, store: IDBObjectStore) => unknown,
    durability: IDBTransactionDurability = "strict",
  ) {
    const step = (store: IDBObjectStore) => {
      const request = store.index("id").openCursor(id);
      request.addEventListener("success", () => request.result && update(request.result, store));
      return request;
    };
    await this.#run("readwrite", step, durability).catch(() => {});
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
