/** Locks a key that has no row yet, such as a name that two people request at the same time. */

import { sql } from "kysely";
import type { Dialect } from "./dialect.ts";
import type { Db } from "./schema.ts";

/**
 * Locks the keys until the transaction ends, in sorted order to avoid deadlocks. SQLite needs no such lock: it runs one
 * writing transaction at a time.
 */
export async function lockKeys(transaction: Db, dialect: Dialect, ...keys: string[]) {
  if (dialect === "sqlite") return;
  for (const key of [...new Set(keys)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** To be held while a universe name is created, changed or reserved; `key` is what `universeNameKey` returns. */
export const nameLock = (key: string) => `name ${key}`;

/** Lock to hold with `nameLock`, for each skeleton of the name. */
export const lookLock = (skeleton: string) => `look ${skeleton}`;

/** To be held while an address is claimed, registered or migrated to, or gets a mail; `key` is what `emailKey` returns. */
export const emailLock = (key: string) => `email ${key}`;
