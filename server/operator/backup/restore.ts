/** `npm run restore`: replaces the data of a database with a backup in one transaction. */

import type { Dialect } from "../../database/dialect.ts";
import {
  isKnownMigration,
  latestMigration,
  migrate,
  migrateTo,
  NewerSchema,
  requireCurrentSchema,
  requireKnownSchema,
} from "../../database/migrate.ts";
import { widenColumns } from "../../database/migrations/0010-wide-revisions.ts";
import type { Db } from "../../database/schema.ts";
import { type CommandContext, type CommandResult, done, refused } from "../command.ts";
import { formatCount, formatDay, quoted } from "../printing.ts";
import { BadBackup, type Columns, type Head, type TableHead, type Value } from "./format.ts";
import {
  countRows,
  dropTables,
  findHighestRevision,
  insertRows,
  listColumns,
  raiseRevisions,
} from "./queries.ts";
import { readBackup, verifyBackup } from "./read.ts";

/** Both databases accept more values in one statement. */
const maxValuesPerStatement = 10_000;

const isSameColumns = (one: Columns, other: Columns | undefined) =>
  other !== undefined &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, kind]) => other[name] === kind);

class TableLoader {
  readonly #db: Db;
  readonly #known: ReadonlyMap<string, Columns>;
  #table: TableHead | null = null;
  #rows: Value[][] = [];

  constructor(db: Db, known: ReadonlyMap<string, Columns>) {
    this.#db = db;
    this.#known = known;
  }

  async begin(table: TableHead) {
    await this.flush();
    if (!isSameColumns(table.columns, this.#known.get(table.table)))
      throw new BadBackup(`The backup's table ${quoted(table.table)} is not one of its schema's.`);
    this.#table = table;
  }

  async add(row: Value[]) {
    this.#rows.push(row);
    if (this.#rows.length * row.length >= maxValuesPerStatement) await this.flush();
  }

  async flush() {
    if (this.#table && this.#rows.length > 0)
      await insertRows(this.#db, this.#table.table, this.#table.columns, this.#rows);
    this.#rows = [];
  }
}

/** Returns the number of rows by table. Throws `BadBackup` when the file has changed since it was validated. */
async function loadBackup(
  transaction: Db,
  dialect: Dialect,
  path: string,
): Promise<ReadonlyMap<string, number>> {
  const known = await listColumns(transaction, dialect);
  // SQLite has always stored 64 bits, so that a backup of an earlier schema can hold more than PostgreSQL's columns did.
  if (dialect === "postgres")
    await widenColumns(transaction, (table, column) => known.get(table)?.[column] !== undefined);
  const loader = new TableLoader(transaction, known);
  let counts: ReadonlyMap<string, number> = new Map();
  for await (const part of readBackup(path)) {
    if ("table" in part) await loader.begin(part.table);
    if ("row" in part) await loader.add(part.row);
    if ("rows" in part) counts = part.rows;
  }
  await loader.flush();
  return counts;
}

/** Drops the product's tables and returns the highest revision in them, or 0 when there are none. */
async function removePresentData(transaction: Db, dialect: Dialect): Promise<number> {
  // Without the product's migrations, tables of the same names belong to another program.
  if ((await latestMigration(transaction, dialect)) === null) return 0;
  // A database without a universe can be of an earlier version, which had other tables.
  await migrate(transaction, dialect);
  const highestRevision = await findHighestRevision(transaction);
  await dropTables(transaction, dialect);
  return highestRevision;
}

/**
 * Creates the tables in the schema of the backup, loads its rows, migrates them to the current schema, and raises the
 * revisions, so that no client takes a revision that it holds for a current one.
 */
export const replaceEverything = (db: Db, dialect: Dialect, path: string, { schema }: Head) =>
  db.transaction().execute(async (transaction) => {
    const highestRevision = await removePresentData(transaction, dialect);
    await migrateTo(transaction, dialect, schema);
    const counts = await loadBackup(transaction, dialect, path);
    await migrate(transaction, dialect);
    await raiseRevisions(transaction, highestRevision);
    return counts;
  });

/** Closed universes are among them, because their people can still open them again. */
async function countUniverses(db: Db, dialect: Dialect): Promise<number> {
  if ((await latestMigration(db, dialect)) === null) return 0;
  await requireKnownSchema(db, dialect);
  const universes = await countRows(db, "users");
  if (universes > 0) await requireCurrentSchema(db, dialect);
  return universes;
}

/** What a server writes before anybody has a universe, such as keys and registrations, is replaced without a question. */
async function refuseToReplace(
  { db, dialect, notify, refuseUnlessConfirmed }: CommandContext,
  replace: boolean,
) {
  const universes = await countUniverses(db, dialect);
  if (universes === 0) return null;
  const there = formatCount(universes, "universe");
  if (!replace)
    return `This database holds ${there} already: --replace puts the backup in the place of everything in it.`;
  notify(`This removes ${there} and everything else in this database. It cannot be undone.`);
  return refuseUnlessConfirmed('Type "replace" to go on: ', "replace");
}

/** A sentence without the message of the database, which can quote what people wrote; null for an unexpected error. */
export function describeFailure(error: unknown): string | null {
  if (error instanceof BadBackup) return error.message;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === undefined && errcode === undefined
    ? null
    : `The backup could not be put into the database (${errcode ?? code}).`;
}

/** Reads and checks the whole file before the restore changes anything. Throws `BadBackup`. */
export async function validateBackup(path: string): Promise<Head> {
  const head = await verifyBackup(path);
  if (!isKnownMigration(head.schema))
    throw new BadBackup(`${new NewerSchema(head.schema, "backup").message}.`);
  return head;
}

/** The database of `context` is opened exclusively; `head` is what `validateBackup` returned. */
export async function restore(
  context: CommandContext,
  path: string,
  head: Head,
  { replace = false } = {},
): Promise<CommandResult> {
  const refusal = await refuseToReplace(context, replace);
  if (refusal) return refused(refusal);
  try {
    const counts = await replaceEverything(context.db, context.dialect, path, head);
    const [universes, stars] = [counts.get("users") ?? 0, counts.get("mood_entries") ?? 0];
    const what = `${formatCount(universes, "universe")} with ${formatCount(stars, "star")}`;
    await context.print(`Restored from ${formatDay(new Date(head.createdAt))}: ${what}.\n`);
    context.notify("Sessions are not part of a backup: everybody signs in again.");
    return done;
  } catch (error) {
    const sentence = describeFailure(error);
    if (sentence === null) throw error;
    return refused(`${sentence} Nothing was changed.`);
  }
}
