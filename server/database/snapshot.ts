/** Reads many rows as of one moment while other connections write. */

import { sql } from "kysely";
import type { Database } from "./open.ts";
import type { Db } from "./schema.ts";

/** Such a transaction neither waits for writers nor blocks them. */
const beginStatements = {
  sqlite: "begin deferred",
  postgres: "begin isolation level repeatable read, read only",
} as const;

export function readSnapshot<T>(
  { db, dialect, readers }: Pick<Database, "db" | "dialect"> & Partial<Pick<Database, "readers">>,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const readAtOnce = async (connection: Db) => {
    await sql.raw(beginStatements[dialect]).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  };
  return readers ? readers.use(readAtOnce) : db.connection().execute(readAtOnce);
}
