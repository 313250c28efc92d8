/** Adapts Node's built-in SQLite to Kysely's SQLite dialect. */

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/** Declared type of columns that hold a moment: epoch milliseconds here, a `Date` outside. */
export const sqliteMoment = "timestamp";

const maxCachedStatements = 200;

function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.getTime();
  if (typeof value === "boolean") return value ? 1 : 0;
  return (value ?? null) as SQLInputValue;
}

class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #moments: string[];

  constructor(statement: StatementSync, isPragma: boolean) {
    const columns = statement.columns();
    this.#statement = statement;
    this.#moments = columns.filter(({ type }) => type === sqliteMoment).map(({ name }) => name);
    // A pragma that returns nothing is not finished by its first step.
    this.reader = columns.length > 0 || isPragma;
  }

  all(parameters: readonly unknown[]): unknown[] {
    const rows = this.#statement.all(...parameters.map(toSqlite));
    for (const row of rows) this.#restoreMoments(row);
    return rows;
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...parameters.map(toSqlite));
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    for (const row of this.#statement.iterate(...parameters.map(toSqlite))) yield this.#restoreMoments(row);
  }

  #restoreMoments(row: Record<string, unknown>) {
    for (const name of this.#moments) {
      const value = row[name];
      if (typeof value === "number") row[name] = new Date(value);
    }
    return row;
  }
}

class Connection implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Statement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(requested: string): Statement {
    const sql = this.#adapt(requested);
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = new Statement(this.#database.prepare(sql), sql.startsWith("pragma"));
    if (this.#statements.size >= maxCachedStatements) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  #adapt(sql: string): string {
    // A transaction that read first could not become a writer after another process wrote: take the lock at once.
    if (sql === "begin") return "begin immediate";
    // SQLite may have rolled back already on a full disk: a second rollback would fail and hide the first error.
    if (sql === "rollback" && !this.#database.isTransaction) return "select null where false";
    return sql;
  }

  close() {
    this.#statements.clear();
    this.#database.close();
  }
}

/** Kysely makes schema changes on SQLite without a transaction, although SQLite supports it: each migration is atomic here. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new Adapter();
  }
}

/** Where SQLite writes what it needs for a while, which contains what people wrote: beside the data, not where all can read. */
function keepTemporaryFilesIn(folder: string) {
  process.env.SQLITE_TMPDIR ??= resolve(folder);
}

const isEmpty = (database: DatabaseSync) => database.prepare("pragma page_count").get()?.page_count === 0;

export const sqliteFile = (dataDir: string) => join(dataDir, "mood-universe.sqlite");

function setUp(database: DatabaseSync, { exclusive }: { readonly exclusive: boolean }) {
  if (exclusive) database.exec("PRAGMA locking_mode = EXCLUSIVE;");
  database.exec("PRAGMA secure_delete = ON;");
  // Only a new file is changed, because this writes: one that is there gets it with the next VACUUM (overwrite.ts).
  if (isEmpty(database)) database.exec("PRAGMA auto_vacuum = INCREMENTAL;");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  if (exclusive) database.exec("BEGIN IMMEDIATE; COMMIT;");
}

/**
 * Opens the database file of `dataDir`, or creates it. Every commit is on disk before it is acknowledged, and what is deleted
 * is overwritten. `exclusive` locks out other processes until the database is closed, and throws SQLITE_BUSY when another
 * process is connected.
 */
export function sqliteDialect(dataDir: string, { exclusive = false } = {}): SqliteDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  keepTemporaryFilesIn(dataDir);
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
  try {
    setUp(database, { exclusive });
  } catch (error) {
    // A file that is left open would be in use for the next who opens it exclusively.
    database.close();
    throw error;
  }
  return new Dialect({ database: new Connection(database) });
}

/** A database in memory, and in a file without a name in `folder` what is more than 64 MB. It is gone when it is closed. */
export function temporaryDialect(folder: string): SqliteDialect {
  keepTemporaryFilesIn(folder);
  const database = new DatabaseSync("");
  database.exec("PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF; PRAGMA cache_size = -64000;");
  return new Dialect({ database: new Connection(database) });
}

/** A connection that only reads the database file of `dataDir`, which exists. */
export const sqliteReadDialect = (dataDir: string): SqliteDialect =>
  new Dialect({
    database: new Connection(new DatabaseSync(sqliteFile(dataDir), { timeout: 5000, readOnly: true })),
  });
