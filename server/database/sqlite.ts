/** Lets Kysely's SQLite dialect speak to the SQLite that Node brings. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/** Declared type of columns that hold a moment: epoch milliseconds here, a `Date` outside. */
export const sqliteMoment = "timestamp";

const mostStatements = 200;

function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.getTime();
  if (typeof value === "boolean") return value ? 1 : 0;
  return (value ?? null) as SQLInputValue;
}

class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #moments: string[];

  constructor(statement: StatementSync) {
    const columns = statement.columns();
    this.#statement = statement;
    this.#moments = columns.filter(({ type }) => type === sqliteMoment).map(({ name }) => name);
    this.reader = columns.length > 0;
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

  prepare(asked: string): Statement {
    const sql = this.#meant(asked);
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = new Statement(this.#database.prepare(sql));
    if (this.#statements.size >= mostStatements) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  #meant(sql: string): string {
    // A transaction that read first could not become a writer after another process wrote: take the lock at once.
    if (sql === "begin") return "begin immediate";
    // On a full disk SQLite may have rolled back by itself; a second time is an error that would hide the first.
    if (sql === "rollback" && !this.#database.isTransaction) return "select null where false";
    return sql;
  }

  close() {
    this.#statements.clear();
    this.#database.close();
  }
}

/** Kysely leaves transactions round schema changes out for SQLite, which has them: a step is whole or not at all. */
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

export const sqliteFile = (dataDir: string) => join(dataDir, "mood-universe.sqlite");

/**
 * The database file of `dataDir`, made when it is missing: every commit is on disk before it is acknowledged. `alone`
 * keeps every other process out until it is closed, and throws (BUSY) when there is one.
 */
export function sqliteDialect(dataDir: string, { alone = false } = {}): SqliteDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
  if (alone) database.exec("PRAGMA locking_mode = EXCLUSIVE;");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  if (alone) database.exec("BEGIN IMMEDIATE; COMMIT;");
  return new Dialect({ database: new Connection(database) });
}
