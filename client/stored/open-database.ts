/** Opens a database of IndexedDB, which can be absent, forbidden, or silent. */

/** Some browsers never answer after a crash. */
const openTimeoutMs = 5_000;

export type DatabaseOptions = {
  readonly name: string;
  readonly version: number;
  /** Creates what the database lacks, which has the version `from`; 0 for a new one. */
  readonly upgrade: (database: IDBDatabase, from: number) => void;
};

/** A connection that opens when it is first needed, and again after a failure or after the browser has closed it. */
export class Connection {
  #opening: Promise<IDBDatabase> | null = null;
  readonly #options: DatabaseOptions;
  readonly #factory: () => IDBFactory;

  /** `factory` throws where the browser forbids IndexedDB. */
  constructor(options: DatabaseOptions, factory: () => IDBFactory = () => indexedDB) {
    this.#options = options;
    this.#factory = factory;
  }

  /** Rejects where there is no database. */
  open(): Promise<IDBDatabase> {
    this.#opening ??= this.#begin();
    return this.#opening;
  }

  #begin(): Promise<IDBDatabase> {
    const forget = () => {
      this.#opening = null;
    };
    const opening = openDatabase(this.#factory, this.#options, forget);
    opening.then(() => {
      // A database that opens late is used too; until then, calls go on without it.
      this.#opening = opening;
    }, forget);
    return inTime(opening);
  }

  /** Resolves to what `step` returns when the transaction is complete. Requests can follow requests in their events. */
  async run<T>(
    stores: string | string[],
    mode: IDBTransactionMode,
    step: (transaction: IDBTransaction) => T,
    durability: IDBTransactionDurability = "relaxed",
  ): Promise<T> {
    const database = await this.open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(stores, mode, { durability });
      const result = step(transaction);
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error("The transaction was aborted."));
    });
  }
}

function inTime(opening: Promise<IDBDatabase>): Promise<IDBDatabase> {
  const { promise, reject } = Promise.withResolvers<IDBDatabase>();
  const timer = setTimeout(() => reject(new Error("IndexedDB did not answer.")), openTimeoutMs);
  return Promise.race([opening.finally(() => clearTimeout(timer)), promise]);
}

/** `onClose`: the browser has closed the database, for example because the person deleted the site's data. */
function openDatabase(
  factory: () => IDBFactory,
  { name, version, upgrade }: DatabaseOptions,
  onClose: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(name, version);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClose;
      // A later version of the client changes the database, or a sign-out deletes it.
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      resolve(database);
    };
  });
}
