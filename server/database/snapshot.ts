/** Reads many rows as of one moment while other connections write. */

import { sql } from "kysely";
import type { Database } from "./open.ts";
import type { Db } from "./schema.ts";

/** Such a transaction neither waits for writers nor blocks them. */
const beginStatements = {
  sqlite: "begin deferred",
  postgres: "begin isolation level repeatable read, read only",
} as const;

export const readSnapshot = <T>(
  { db, dialect }: Pick<Database, "db" | "dialect">,
  read: (db: Db) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql.raw(beginStatements[dialect]).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
