/**
 * Keeps the items in IndexedDB, which all tabs share, in the order in which they were added. Where IndexedDB is absent,
 * forbidden, full or broken, items stay in the memory of this tab instead.
 */

import { ownName } from "../base-path.ts";
import { Connection, type DatabaseOptions, type OpenDatabase, type Store } from "../stored/open-database.ts";
import { type Item, itemSchema } from "./item.ts";

export type ItemStore = {
  /** Items in the order in which they were added. */
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
  name: ownName("mood-universe"),
  version: 1,
  upgrade: (database) =>
    void database
      .createObjectStore(storeName, { autoIncrement: true })
      .createIndex("id", "id", { unique: true }),
} satisfies DatabaseOptions;

export class BrowserItemStore implements ItemStore {
  readonly #inMemory = new Map<string, Item>();
  readonly #connection: Connection;
  hasFailed = false;

  constructor(openDatabase?: OpenDatabase) {
    this.#connection = new Connection(options, openDatabase);
  }

  async all() {
    const read = await this.#connection
      .runIn(storeName, "readonly", (store) => store.getAll())
      .catch(() => null);
    this.hasFailed = read === null;
    const stored: readonly unknown[] = read ?? [];
    return [...stored.flatMap((item) => itemSchema.safeParse(item).data ?? []), ...this.#inMemory.values()];
  }

  async add(item: Item) {
    if (this.#inMemory.has(item.id)) return false;
    try {
      await this.#connection.runIn(storeName, "readwrite", (store) => store.add(item), "strict");
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
    const step = async (store: Store<"readwrite">) => {
      const cursor = await store.index("id").openCursor(id);
      const item = itemSchema.safeParse(cursor?.value).data;
      if (!cursor || !item) return;
      isThere = true;
      const next = change(item);
      if (next === item) return;
      if (!next || place) await cursor.delete();
      if (next) await (place ? store.add(next) : cursor.update(next));
    };
    const durability = place ? "strict" : "relaxed";
    await this.#connection.runIn(storeName, "readwrite", step, durability).catch(() => {});
    return isThere;
  }
}
