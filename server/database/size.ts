import { sql } from "kysely";
import type { Dialect } from "./dialect.ts";
import type { Db } from "./schema.ts";

/** The bytes of the database's tables and indexes, without its log. */
export async function databaseSize(db: Db, dialect: Dialect): Promise<number> {
  const query =
    dialect === "sqlite"
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
