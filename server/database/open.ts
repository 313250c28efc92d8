/** Opens the database that the environment names, and brings its schema up to date. */

import { Kysely } from "kysely";
import { migrate } from "./migrate.ts";

import type { Db, Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

export type Dialect = "sqlite" | "postgres";

export type Database = {
  readonly db: Db;
  readonly dialect: Dialect;
  close(): Promise<void>;
};

export type DatabaseSettings = {
  /** `postgres://…`, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Where the embedded database lives. */
  readonly dataDir: string;
};

/** The embedded database does not pay for PostgreSQL's client. */
async function loadPostgres(databaseUrl: string, onIdleError: (error: Error) => void) {
  const { postgresDialect } = await import("./postgres.ts");
  return postgresDialect(databaseUrl, onIdleError);
}

/** Throws `NewerSchema` when a later version of the program has used the database. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  onIdleError: (error: Error) => void = () => {},
): Promise<Database> {
  const dialect: Dialect = databaseUrl ? "postgres" : "sqlite";
  const db = new Kysely<Tables>({
    dialect: databaseUrl ? await loadPostgres(databaseUrl, onIdleError) : sqliteDialect(dataDir),
  });
  try {
    await migrate(db, dialect);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, dialect, close: () => db.destroy() };
}
