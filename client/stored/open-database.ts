/** Opens a database of IndexedDB, which can be absent, forbidden, or silent. */

import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from "idb";

/** Some browsers never answer after a crash. */
const openTimeoutMs = 5_000;

export type DatabaseOptions = {
  readonly name: string;
  readonly version: number;
  /** Creates what the database lacks. */
  readonly upgrade: (database: IDBPDatabase) => void;
};

/** `openDB` of idb: it throws, or its result rejects, where the browser forbids IndexedDB. */
export type OpenDatabase = typeof openDB;

type Mode = "readonly" | "readwrite";

export type Store<M extends Mode> = IDBPObjectStore<unknown, string[], string, M>;

/** A connection that opens when it is first needed, and again after a failure or after the browser has closed it. */
export class Connection {
  #opening: Promise<IDBPDatabase> | null = null;
  readonly #options: DatabaseOptions;
  readonly #openDatabase: OpenDatabase;

  constructor(options: DatabaseOptions, openDatabase: OpenDatabase = openDB) {
    this.#options = options;
    this.#openDatabase = openDatabase;
  }

  /** Rejects where there is no database. */
  open(): Promise<IDBPDatabase> {
    this.#opening ??= this.#begin();
    return this.#opening;
  }

  #begin(): Promise<IDBPDatabase> {
    const forget = () => {
      this.#opening = null;
    };
    const opening = this.#openOnce(forget);
    opening.then(() => {
      // A database that opens late is used too; until then, calls go on without it.
      this.#opening = opening;
    }, forget);
    return inTime(opening);
  }

  /** `onClose`: nobody can use the database any more. */
  async #openOnce(onClose: () => void): Promise<IDBPDatabase> {
    const { name, version, upgrade } = this.#options;
    return this.#openDatabase(name, version, {
      upgrade,
      // A later version of the client changes the database, or a sign-out deletes it.
      blocking(_, __, { target }) {
        (target as IDBDatabase).close();
        onClose();
      },
      // The browser has closed it, for example because the person deleted the site's data.
      terminated: onClose,
    });
  }

  /** Resolves to what `step` resolves to when the transaction is complete. `step` may only wait for its own requests. */
  async run<M extends Mode, T>(
    stores: readonly string[],
    mode: M,
    step: (transaction: IDBPTransaction<unknown, string[], M>) => Promise<T>,
    durability: IDBTransactionDurability = "relaxed",
  ): Promise<T> {
    const database = await this.open();
    const transaction = database.transaction([...stores], mode, { durability });
    const [result] = await Promise.all([step(transaction), transaction.done]);
    return result;
  }

  /** Runs a step in one store. */
  runIn<M extends Mode, T>(
    store: string,
    mode: M,
    step: (store: Store<M>) => Promise<T>,
    durability?: IDBTransactionDurability,
  ): Promise<T> {
    return this.run([store], mode, (transaction) => step(transaction.objectStore(store)), durability);
  }
}

function inTime(opening: Promise<IDBPDatabase>): Promise<IDBPDatabase> {
  const { promise, reject } = Promise.withResolvers<IDBPDatabase>();
  const timer = setTimeout(() => reject(new Error("IndexedDB did not answer.")), openTimeoutMs);
  return Promise.race([opening.finally(() => clearTimeout(timer)), promise]);
}
