/** Opens the database that the environment names, and brings its schema up to date. */

import { existsSync } from "node:fs";
import { Kysely } from "kysely";
import { migrate, requirePresentSchema } from "./migrate.ts";
import type { Db, Tables } from "./schema.ts";
import { sqliteDialect, sqliteFile } from "./sqlite.ts";

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

async function open(
  { databaseUrl, dataDir }: DatabaseSettings,
  onIdleError: (error: Error) => void,
  prepare: (db: Db, dialect: Dialect) => Promise<void>,
): Promise<Database> {
  const dialect: Dialect = databaseUrl ? "postgres" : "sqlite";
  const db = new Kysely<Tables>({
    dialect: databaseUrl ? await loadPostgres(databaseUrl, onIdleError) : sqliteDialect(dataDir),
  });
  try {
    await prepare(db, dialect);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, dialect, close: () => db.destroy() };
}

/** Throws `NewerSchema` when a later version of the program has used the database. */
export const openDatabase = (settings: DatabaseSettings, onIdleError: (error: Error) => void = () => {}) =>
  open(settings, onIdleError, migrate);

/**
 * For a visitor beside the server: makes and changes no schema, because the server that runs on the database may be of
 * another version. Throws `NewerSchema` or `OlderSchema` where the schema is not the present one.
 */
export async function openPresentDatabase(settings: DatabaseSettings): Promise<Database> {
  if (!settings.databaseUrl && !existsSync(sqliteFile(settings.dataDir)))
    throw new Error("there is no database in it");
  return open(settings, () => {}, requirePresentSchema);
}
