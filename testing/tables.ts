/** Reads from the database which tables belong to a user, so that tests include new tables automatically. */

import { SqliteAdapter, sql, type TableMetadata } from "kysely";
import type { Db, Tables } from "../server/database/schema.ts";
import { partsSchema } from "./partitions.ts";

export type OwnedTable = {
  [Name in keyof Tables]: "userId" extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** Tables that are known, by the statements that made them: asking for the columns of each takes longer than reading all rows. */
const tablesOf = new Map<string, Promise<TableMetadata[]>>();

/** What SQLite stores as its schema; null on PostgreSQL, where two schemas cannot be compared so easily. */
async function statementsOf(db: Db): Promise<string | null> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return null;
  const { rows } = await sql<{ sql: string | null }>`select sql from sqlite_schema order by name`.execute(db);
  return rows.map((row) => row.sql).join(";");
}

/** Tables in the schema of the product, without the parts of tables (partitions.ts). */
async function listTables(db: Db): Promise<TableMetadata[]> {
  const statements = await statementsOf(db);
  const known = statements === null ? undefined : tablesOf.get(statements);
  const tables = known ?? db.introspection.getTables();
  if (statements !== null) tablesOf.set(statements, tables);
  return (await tables).filter(({ schema }) => schema !== partsSchema);
}

/** The rows of each table, as text, in an order that does not depend on their storage; `userId` leaves out those of others. */
export async function readAllRows(db: Db, userId?: string): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for (const { name, columns } of await listTables(db)) {
    const isOfUser = userId !== undefined && columns.some((column) => column.name === "userId");
    const found = await db
      .selectFrom(name as "sessions")
      .selectAll()
      .$if(isOfUser, (query) => query.where("userId", "=", String(userId)))
      .execute();
    rows.set(
      name,
      found
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join("\n"),
    );
  }
  return rows;
}

/** Tables with a user's id, sorted by name. */
export async function tablesWithUserId(db: Db): Promise<OwnedTable[]> {
  const tables = await listTables(db);
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "userId"));
  return owned.map(({ name }) => name as OwnedTable).sort();
}
