/** Reading much as it stood at one moment, while others write. */

import { sql } from "kysely";
import type { Database } from "./open.ts";
import type { Db } from "./schema.ts";

/** Neither waits for writers nor lets them wait. */
const beginnings = {
  sqlite: "begin deferred",
  postgres: "begin isolation level repeatable read, read only",
} as const;

export const atOneMoment = <T>(
  { db, dialect }: Pick<Database, "db" | "dialect">,
  read: (db: Db) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql.raw(beginnings[dialect]).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
