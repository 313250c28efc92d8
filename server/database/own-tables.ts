/**
 * Finds the product's tables in a database that other programs may use too: their schemas, tables and views, and those
 * of extensions, must neither stop a command nor take the place of a table of the product.
 */

import { sql, type TableMetadata } from "kysely";
import type { Dialect } from "./dialect.ts";
import type { Db } from "./schema.ts";

/**
 * Name of the schema in which PostgreSQL creates and first looks for a table; undefined on SQLite, which has no schemas,
 * and where the search path names no schema that exists.
 */
export async function currentSchema(db: Db, dialect: Dialect): Promise<string | undefined> {
  if (dialect === "sqlite") return undefined;
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? undefined;
}

/** Lists those of the named tables that exist in the current schema. Views and foreign tables do not count. */
export async function listOwnTables(
  db: Db,
  dialect: Dialect,
  names: readonly string[],
): Promise<TableMetadata[]> {
  const schema = await currentSchema(db, dialect);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter(
    (table) => table.schema === schema && !table.isView && !table.isForeign && names.includes(table.name),
  );
}

/**
 * Whether the product has a table of that name. `listOwnTables` reads every column of every table, which takes longer than a
 * start that has nothing to migrate.
 */
export async function hasOwnTable(db: Db, dialect: Dialect, name: string): Promise<boolean> {
  const query =
    dialect === "sqlite"
      ? sql`select 1 from "sqlite_master" where "type" = 'table' and "name" = ${name}`
      : sql`select 1 from "pg_catalog"."pg_class" as "c" join "pg_catalog"."pg_namespace" as "n" on "n"."oid" = "c"."relnamespace"
            where "n"."nspname" = current_schema() and "c"."relkind" in ('r', 'p') and "c"."relname" = ${name}`;
  return (await query.execute(db)).rows.length > 0;
}
