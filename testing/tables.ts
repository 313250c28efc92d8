/** Reads from the database which tables belong to a user, so that tests include new tables automatically. */

import { type CompiledQuery, SqliteAdapter, sql, type TableMetadata } from "kysely";
import type { Db, Tables } from "../server/database/schema.ts";
import { partsSchema } from "./partitions.ts";

export type OwnedTable = {
  [Name in keyof Tables]: "userId" extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** Tables that are known, by the statements that made them: asking for the columns of each takes longer than reading all rows. */
const tablesOf = new Map<string, Promise<TableMetadata[]>>();

const isSqlite = (db: Db) => db.getExecutor().adapter instanceof SqliteAdapter;
const hasUserId = ({ columns }: TableMetadata) => columns.some(({ name }) => name === "userId");

/** What SQLite stores as its schema; null on PostgreSQL, where two schemas cannot be compared so easily. */
async function statementsOf(db: Db): Promise<string | null> {
  if (!isSqlite(db)) return null;
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

/** The rows as text, in an order that does not depend on their storage. */
const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** The rows of each table; `userId` leaves out those of others, where a row says whose it is. */
export async function readAllRows(db: Db, userId?: string): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for (const table of await listTables(db)) {
    const found = await db
      .selectFrom(table.name as "sessions")
      .selectAll()
      .$if(userId !== undefined && hasUserId(table), (query) => query.where("userId", "=", String(userId)))
      .execute();
    rows.set(table.name, inOrder(found).join("\n"));
  }
  return rows;
}

/** The statement for the rows of a user, or in a table without users those that name one. Each parameter is the user's id. */
function statementFor(db: Db, table: TableMetadata): CompiledQuery {
  const position = isSqlite(db) ? sql`instr` : sql`strpos`;
  const texts = table.columns.filter(({ dataType }) => /text|char|json|uuid/i.test(dataType));
  const isNamed = texts.map(({ name }) => sql`${position}(cast(${sql.ref(name)} as text), ${""}) > 0`);
  const condition = hasUserId(table)
    ? sql`"userId" = ${""}`
    : sql`(${sql.join([sql`1 = 0`, ...isNamed], sql` or `)})`;
  return sql`select * from ${sql.table(table.name)} where ${condition}`.compile(db);
}

/** The statements by their tables, once for each database: making forty of them takes longer than running them. */
const statementsFor = new WeakMap<Db, Promise<[table: string, CompiledQuery][]>>();

async function makeStatements(db: Db) {
  const tables = await listTables(db);
  return tables.map((table): [string, CompiledQuery] => [table.name, statementFor(db, table)]);
}

/** The rows of a user, and those of tables without a user that name one, by table. */
export async function readRowsOf(db: Db, userId: string): Promise<Record<string, string[]>> {
  const statements = statementsFor.get(db) ?? makeStatements(db);
  statementsFor.set(db, statements);
  const rows: Record<string, string[]> = {};
  for (const [table, statement] of await statements) {
    const parameters = statement.parameters.map(() => userId);
    const found = await db.executeQuery({ ...statement, parameters });
    if (found.rows.length > 0) rows[table] = inOrder(found.rows);
  }
  return rows;
}

/** Tables with a user's id, sorted by name. */
export async function tablesWithUserId(db: Db): Promise<OwnedTable[]> {
  const tables = await listTables(db);
  const owned = tables.filter(hasUserId);
  return owned.map(({ name }) => name as OwnedTable).sort();
}
