/** Keeps all other connections from the product's tables on PostgreSQL, while a migration changes them. */

import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { listOwnTables } from "./own-tables.ts";
import type { Db } from "./schema.ts";
import { allTables } from "./tables.ts";

/** Less than the second after which PostgreSQL looks for a deadlock and ends one of its transactions. */
const attemptMs = 800;
const pauseMs = 500;
const canceled = "57014";

const isCanceled = (error: unknown) => (error as { code?: string }).code === canceled;

/**
 * Locks the tables until the transaction ends. A migration that locked them one by one would meet transactions that have
 * read one table and write another, and be ended as a deadlock, perhaps after minutes. An attempt that does not get all
 * of them gives all back, so that the others can go on.
 */
export async function lockTables(transaction: Db) {
  const tables = await listOwnTables(transaction, "postgres", allTables);
  if (tables.length === 0) return;
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`savepoint before_locks`.execute(transaction);
  for (;;) {
    try {
      await sql`set local statement_timeout = ${sql.lit(attemptMs)}`.execute(transaction);
      await sql`lock table ${names} in access exclusive mode`.execute(transaction);
      await sql`set local statement_timeout to default`.execute(transaction);
      return;
    } catch (error) {
      if (!isCanceled(error)) throw error;
      await sql`rollback to savepoint before_locks`.execute(transaction);
      // The pause is for the transactions of others, for which PostgreSQL uses its own time.
      await pause(pauseMs);
    }
  }
}
