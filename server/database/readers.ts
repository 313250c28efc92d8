/**
 * Connections of the embedded database that only read. A long read on the one connection that writes would keep all
 * others waiting; on one of these it sees the database as of one moment, while others write.
 */

import type { Db } from "./schema.ts";

/** Each keeps up to 2 MB of pages in memory. */
const mostReaders = 4;

export class Readers {
  readonly #open: () => Db;
  readonly #idle: Db[] = [];
  readonly #waiting: (() => void)[] = [];
  #used = 0;

  constructor(open: () => Db) {
    this.#open = open;
  }

  /** Runs `read` on a connection of its own, when one is free. One on which a read failed is not used again. */
  async use<T>(read: (db: Db) => Promise<T>): Promise<T> {
    if (this.#used < mostReaders) this.#used += 1;
    else await new Promise<void>((free) => this.#waiting.push(free));
    try {
      return await this.#run(this.#idle.pop() ?? this.#open(), read);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#used -= 1;
    }
  }

  async #run<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
    try {
      const result = await db.connection().execute(read);
      this.#idle.push(db);
      return result;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  }

  async close() {
    for (const db of this.#idle.splice(0)) await db.destroy();
  }
}
