/**
 * Keeps the items in IndexedDB, which all tabs share, in the order in which they were added. Where IndexedDB is absent,
 * forbidden, full or broken, items stay in the memory of this tab instead.
 */

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
};

const databaseName = "mood-universe";
const storeName = "outbox";
/** Some browsers never answer after a crash. */
const openTimeoutMs = 5_000;

export class BrowserItemStore implements ItemStore {
  #opening: Promise<IDBDatabase> | null = null;
  readonly #inMemory = new Map<string, Item>();
  readonly #factory: () => IDBFactory;

  /** `factory` throws where the browser forbids IndexedDB. */
  constructor(factory: () => IDBFactory = () => indexedDB) {
    this.#factory = factory;
  }

  async all() {
    const stored = await this.#run("readonly", (store) => store.getAll()).catch(() => []);
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
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode, { durability });
      const request = step(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? request.error);
    });
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= openDatabase(this.#factory, () => {
      this.#opening = null;
    });
    return this.#opening;
  }
}

/** `onClose`: the browser has closed the database, for example because the person deleted the site's data. */
function openDatabase(factory: () => IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(databaseName, 1);
    setTimeout(() => reject(new Error("IndexedDB did not answer.")), openTimeoutMs);
    request.onupgradeneeded = () =>
      request.result
        .createObjectStore(storeName, { autoIncrement: true })
        .createIndex("id", "id", { unique: true });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClose;
      // A later version of the client in another tab changes the database.
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      resolve(database);
    };
  });
}
