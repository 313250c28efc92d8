import { type RawBuilder, sql } from "kysely";
import type { Dialect } from "../../database/dialect.ts";
import { currentSchema, listOwnTables } from "../../database/own-tables.ts";
import type { Db } from "../../database/schema.ts";
import { sqliteMoment } from "../../database/sqlite.ts";
import { allTables, revisedTables, type TableName } from "../../database/tables.ts";
import type { Columns, Kind, Value } from "./format.ts";

/** The column types of both databases. */
const kindsOfTypes: Readonly<Record<string, Kind>> = {
  text: "text",
  integer: "integer",
  int4: "integer",
  bigint: "integer",
  int8: "integer",
  "double precision": "number",
  float8: "number",
  [sqliteMoment]: "moment",
  timestamptz: "moment",
};

function kindOf(type: string): Kind {
  const kind = kindsOfTypes[type.toLowerCase()];
  if (!kind) throw new Error(`A backup cannot hold a column of ${type}`);
  return kind;
}

/** The columns of the product's tables, as the database has them: an older schema may lack some. */
export async function listColumns(db: Db, dialect: Dialect): Promise<Map<string, Columns>> {
  const tables = await listOwnTables(db, dialect, allTables);
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      Object.fromEntries(columns.map((column) => [column.name, kindOf(column.dataType)])),
    ]),
  );
}

type Row = Readonly<Record<string, unknown>>;
type Page = { readonly columns: Columns; readonly key: readonly string[]; readonly after: Row | null };

const list = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts);

/** Whole numbers are read as text, so that none loses a digit. */
const asWritten = ([name, kind]: [string, Kind]) =>
  kind === "integer" ? sql`cast(${sql.ref(name)} as text) as ${sql.ref(name)}` : sql`${sql.ref(name)}`;

/** The next `limit` rows after the row `after`, ordered by key. */
export async function readPage(db: Db, table: TableName, { columns, key, after }: Page, limit: number) {
  const keys = list(key.map((name) => sql.ref(name)));
  const last = after && list(key.map((name) => sql`${after[name]}`));
  const names = list(Object.entries(columns).map(asWritten));
  const { rows } = await sql<Row>`
    select ${names} from ${sql.table(table)} ${last ? sql`where (${keys}) > (${last})` : sql``}
    order by ${keys} limit ${limit}`.execute(db);
  return rows;
}

export async function insertRows(db: Db, table: string, columns: Columns, rows: readonly Value[][]) {
  const names = list(Object.keys(columns).map((name) => sql.ref(name)));
  const values = list(rows.map((row) => sql`(${list(row.map((value) => sql`${value}`))})`));
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(db);
}

export async function countRows(db: Db, table: TableName): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The distance that a restore puts between the revisions of a backup and those that clients may have seen. */
export const revisionStep = 1_000_000;

/** Half of what a reply can contain (2^53): a universe beyond it counts from 0 again, so that it can go on. */
const highestKept = 2 ** 52;

/** The highest revision of a universe that a restore does not start again; 0 without one. */
export async function findHighestRevision(db: Db): Promise<number> {
  const { highest } = await db
    .selectFrom("users")
    .select((eb) => eb.fn.max("revision").as("highest"))
    .where("revision", "<=", highestKept)
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

/** Starts the revisions of a universe again, with those of all its rows, where one is beyond what can be kept. */
async function startRevisionsAgain(db: Db) {
  const limit = sql.lit(highestKept);
  const isBeyond = sql`"userId" in (select "id" from "users" where "revision" > ${limit}) or "revision" > ${limit}`;
  for (const table of [...revisedTables, "tombstones"])
    await sql`update ${sql.table(table)} set "revision" = 0 where ${isBeyond}`.execute(db);
  await sql`update "imports" set "publishedAs" = 0 where "publishedAs" > ${limit}`.execute(db);
  await sql`update "users" set "revision" = 0, "publishingAs" = null where "revision" > ${limit}`.execute(db);
}

/**
 * Raises the revision of every universe by a step, or by as many as put it above `highestSeen`, and lets the feed start
 * there: a client with any earlier revision gets everything. What is above its universe is of an import that is being
 * finished, and stays above it.
 */
export async function raiseRevisions(db: Db, highestSeen: number) {
  await startRevisionsAgain(db);
  const step = sql.lit(revisionStep);
  const seen = sql.lit(highestSeen);
  const raise = sql`${step} * (1 + case when "users"."revision" < ${seen}
    then (${seen} - "users"."revision") / ${step} else 0 end)`;
  const revised = revisedTables.map((table) => [table, "revision"] as const);
  for (const [table, column] of [...revised, ["imports", "publishedAs"] as const]) {
    const current = sql.ref(`${table}.${column}`);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${current} + ${raise} from "users"
      where "users"."id" = ${sql.ref(`${table}.userId`)} and ${current} > "users"."revision"`.execute(db);
  }
  await sql`update "users" set "revision" = "revision" + ${raise},
    "publishingAs" = "publishingAs" + ${raise}`.execute(db);
  await sql`update "users" set "feedStart" = "revision"`.execute(db);
}

/**
 * Drops the product's tables and those of Kysely's migrator: those that refer to users before users. Names the
 * schema, because the search path could lead to a table of the same name that belongs to another program.
 */
export async function dropTables(db: Db, dialect: Dialect) {
  const schema = await currentSchema(db, dialect);
  const builder = schema === undefined ? db.schema : db.schema.withSchema(schema);
  for (const table of [...allTables.toReversed(), "kysely_migration", "kysely_migration_lock"])
    await builder.dropTable(table).ifExists().execute();
}
