/** Locks on what has no row yet, such as a name that two people ask for at once. */

import { sql } from "kysely";
import type { Dialect } from "./open.ts";
import type { Db } from "./schema.ts";

/**
 * Holds the keys until the transaction ends. In one order, so that no two wait for each other; SQLite's writing
 * transactions are alone anyway.
 */
export async function lockKeys(inside: Db, dialect: Dialect, ...keys: string[]) {
  if (dialect === "sqlite") return;
  for (const key of [...new Set(keys)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(inside);
}

/** Who makes, changes or reserves a universe name holds this; `key` as of `universeNameKey`. */
export const nameLock = (key: string) => `name ${key}`;

/** Who takes an address, registers or migrates with it, or sends mail to it holds this; `key` as of `emailKey`. */
export const emailLock = (key: string) => `email ${key}`;
