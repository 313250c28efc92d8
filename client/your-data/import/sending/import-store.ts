/**
 * Keeps an import that is on its way in IndexedDB, so that it continues after the tab was closed, and the answers of
 * earlier imports. Where IndexedDB is absent, forbidden or full, both stay in the memory of this tab.
 */

import type { RememberedAnswers } from "#domain/formats/import/read-journal.ts";
import type { ImportBatch, NewImport } from "#domain/imports.ts";
import { importsDatabase, mayKeepImportsOf } from "../../../session/forget-imports.ts";
import { Connection, type DatabaseOptions, type OpenDatabase } from "../../../stored/open-database.ts";

/** An import that the person has started. */
export type StoredImport = NewImport & {
  readonly userId: string;
  /** The number of its batches. */
  readonly batches: number;
  /** How many of them the server has confirmed, and how many entries and readings these had. */
  readonly sent: number;
  readonly sentEntries: number;
  /** What it brings beside stars; left out where there is nothing. */
  readonly measured?: Measured;
};

export type Measured = {
  /** Readings that it sends, and how many of them the server has added so far, or put in the place of others. */
  readonly readings: number;
  readonly added: number;
  readonly replaced: number;
  /** Readings of the file that were in the universe before. */
  readonly knownReadings: number;
  readonly trackers: number;
  readonly feelings: number;
};

const stores = ["imports", "batches", "answers"] as const;
type StoreName = (typeof stores)[number];
type Key = string | [string, string | number];

const options = {
  name: importsDatabase,
  version: 1,
  upgrade(database) {
    for (const name of stores) database.createObjectStore(name);
  },
} satisfies DatabaseOptions;

export class ImportStore {
  readonly #inMemory = new Map<string, unknown>();
  readonly #connection: Connection;

  constructor(openDatabase?: OpenDatabase) {
    this.#connection = new Connection(options, openDatabase);
  }

  /** The person's import that is on its way; null without one. */
  async find(userId: string): Promise<StoredImport | null> {
    return ((await this.#get("imports", userId)) as StoredImport | undefined) ?? null;
  }

  /** Stores an import, of which each person has one. */
  put = (stored: StoredImport) => this.#put("imports", stored.userId, stored);

  /** Changes the import unless it has been removed meanwhile, such as by a sign-out. */
  async update(stored: StoredImport) {
    const { userId } = stored;
    const key = memoryKey("imports", userId);
    if (this.#inMemory.has(key)) this.#inMemory.set(key, stored);
    await this.#connection
      .runIn("imports", "readwrite", async (store) => {
        if ((await store.getKey(userId)) !== undefined) await store.put(stored, userId);
      })
      .catch(() => {});
  }

  batch = async (userId: string, at: number) =>
    ((await this.#get("batches", [userId, at])) as ImportBatch | undefined) ?? null;

  putBatch = (userId: string, at: number, batch: ImportBatch) => this.#put("batches", [userId, at], batch);

  /** Forgets the import and its batches. */
  async remove(userId: string) {
    for (const key of this.#inMemory.keys())
      if (key === memoryKey("imports", userId) || key.startsWith(`batches ${userId} `))
        this.#inMemory.delete(key);
    await this.#connection.runIn("imports", "readwrite", (store) => store.delete(userId)).catch(() => {});
    const ofPerson = () => IDBKeyRange.bound([userId, 0], [userId, Number.MAX_SAFE_INTEGER]);
    await this.#connection.runIn("batches", "readwrite", (store) => store.delete(ofPerson())).catch(() => {});
  }

  /** What the person answered in the last import from a source; null without one. */
  answers = async (userId: string, source: string) =>
    ((await this.#get("answers", [userId, source])) as RememberedAnswers | undefined) ?? null;

  putAnswers = (userId: string, source: string, answers: RememberedAnswers) =>
    this.#put("answers", [userId, source], answers);

  async #get(name: StoreName, key: Key): Promise<unknown> {
    const kept = this.#inMemory.get(memoryKey(name, key));
    return kept ?? this.#connection.runIn(name, "readonly", (store) => store.get(key)).catch(() => undefined);
  }

  /** Another tab may have deleted the database with the person's data: then nothing of them is put into a new one. */
  async #put(name: StoreName, key: Key, value: unknown) {
    const userId = typeof key === "string" ? key : key[0];
    try {
      await this.#connection.runIn(name, "readwrite", async (store) => {
        if (mayKeepImportsOf(userId)) await store.put(value, key);
      });
      this.#inMemory.delete(memoryKey(name, key));
    } catch {
      this.#inMemory.set(memoryKey(name, key), value);
    }
  }
}

const memoryKey = (name: StoreName, key: Key) => `${name} ${[key].flat().join(" ")}`;

export const importStore = new ImportStore();
