/** Opens the database that the environment names, and brings its schema up to date. */

import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type Dialect as KyselyDialect, sql } from "kysely";
import type { Dialect } from "./dialect.ts";
import { migrate, NewerSchema, OlderSchema, requireCurrentSchema, requireKnownSchema } from "./migrate.ts";
import { rewriteEarlier } from "./overwrite.ts";
import type { PoolState, PoolUse } from "./postgres.ts";
import { Readers } from "./readers.ts";
import { reasonOf } from "./reason.ts";
import type { Db, Tables } from "./schema.ts";
import { sqliteDialect, sqliteFile, sqliteReadDialect } from "./sqlite.ts";

export type Database = {
  readonly db: Db;
  readonly dialect: Dialect;
  /** null for the embedded database, which has one connection. */
  readonly readPool: (() => PoolState) | null;
  /** Readers of the embedded database that a server uses; null where the connections of `db` read too. */
  readonly readers: Readers | null;
  close(): Promise<void>;
};

export type DatabaseSettings = {
  /** `postgres://…`, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded database. */
  readonly dataDir: string;
};

/** Another process is connected to a database that was to be opened exclusively. */
export class DatabaseInUse extends Error {}

type OnIdleError = (error: Error) => void;
type Prepare = (db: Db, dialect: Dialect) => Promise<void>;
type Connect = { readonly kysely: KyselyDialect; readonly readPool?: () => PoolState };

export type OpenOptions = {
  /** Gets the error of a connection that breaks while no query runs. */
  readonly onIdleError?: OnIdleError;
  /** Called after each statement with its duration; without it, nothing is measured. */
  readonly onStatement?: (milliseconds: number, hasFailed: boolean) => void;
};

const ignore: OnIdleError = () => {};

/** PostgreSQL's client is loaded only where it is used. */
async function connect(databaseUrl: string, use: PoolUse, onIdleError: OnIdleError): Promise<Connect> {
  const { connectPostgres } = await import("./postgres.ts");
  return connectPostgres(databaseUrl, onIdleError, use);
}

const makeDb = (dialect: KyselyDialect, { onStatement }: OpenOptions): Db =>
  new Kysely<Tables>({
    dialect,
    ...(onStatement && {
      log: ({ level, queryDurationMillis }) => onStatement(queryDurationMillis, level === "error"),
    }),
  });

async function prepared(
  dialect: Dialect,
  { kysely, readPool }: Connect,
  prepare: Prepare,
  options: OpenOptions = {},
): Promise<Database> {
  const db = makeDb(kysely, options);
  try {
    await prepare(db, dialect);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, dialect, readPool: readPool ?? null, readers: null, close: () => db.destroy() };
}

/** Opens one connection without timeouts. */
const openForMaintenance = async (
  { databaseUrl, dataDir }: DatabaseSettings,
  prepare: Prepare,
  options: OpenOptions = {},
) =>
  databaseUrl
    ? prepared("postgres", await connect(databaseUrl, "maintenance", ignore), prepare, options)
    : prepared("sqlite", { kysely: sqliteDialect(dataDir) }, prepare, options);

/** The connections that read are closed first: the last one to be closed empties the log. */
function withReaders(opened: Database, { dataDir }: DatabaseSettings, options: OpenOptions): Database {
  const readers = new Readers(() => makeDb(sqliteReadDialect(dataDir), options));
  const close = async () => {
    await readers.close();
    await opened.close();
  };
  return { ...opened, readers, close };
}

async function migrateAndRewrite(db: Db, dialect: Dialect) {
  await migrate(db, dialect);
  await rewriteEarlier(db, dialect);
}

/** Throws `NewerSchema` when a later version of the program has used the database. */
export async function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> {
  const { databaseUrl } = settings;
  const opened = await openForMaintenance(settings, migrateAndRewrite, options);
  if (!databaseUrl) return withReaders(opened, settings, options);
  await opened.close();
  const connected = await connect(databaseUrl, "requests", options.onIdleError ?? ignore);
  return prepared("postgres", connected, async () => {}, options);
}

function requireExistingFile({ databaseUrl, dataDir }: DatabaseSettings) {
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) throw new Error("there is no database in it");
}

/**
 * Opens the database for a command that runs beside the server. Changes no schema, because that server may be of another
 * version. Throws `NewerSchema` or `OlderSchema` when the schema is not the current one.
 */
export async function openCurrentDatabase(settings: DatabaseSettings): Promise<Database> {
  requireExistingFile(settings);
  return openForMaintenance(settings, requireCurrentSchema);
}

/** Opens a database of the current or an earlier schema and leaves the schema as it is. Throws `NewerSchema`. */
export async function openUnmigratedDatabase(settings: DatabaseSettings): Promise<Database> {
  requireExistingFile(settings);
  return openForMaintenance(settings, requireKnownSchema);
}

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5;

function connectExclusively(dataDir: string): Connect {
  try {
    return { kysely: sqliteDialect(dataDir, { exclusive: true }) };
  } catch (error) {
    throw isBusy(error) ? new DatabaseInUse() : error;
  }
}

async function countOtherConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Retries for two seconds, because PostgreSQL still lists the connections of a server that has just stopped. */
async function requireNoOtherConnection(db: Db) {
  for (let attempts = 0; (await countOtherConnections(db)) > 0; attempts++) {
    if (attempts === 20) throw new DatabaseInUse();
    await pause(100);
  }
}

/** Opens the database to replace everything in it, and creates a missing file; changes no schema. Throws `DatabaseInUse`. */
export const openExclusively = async ({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> =>
  databaseUrl
    ? prepared("postgres", await connect(databaseUrl, "maintenance", ignore), requireNoOtherConnection)
    : prepared("sqlite", connectExclusively(dataDir), async () => {});

/** States why the database cannot be opened, in a sentence that names what the operator can change. */
export function describeDatabaseError(error: unknown, { databaseUrl, dataDir }: DatabaseSettings): string {
  if (error instanceof DatabaseInUse)
    return "The database is in use: stop the server, and whatever else is connected, first.";
  if (error instanceof NewerSchema) return `${error.message}; start a newer version.`;
  if (error instanceof OlderSchema) return `${error.message}; npm start brings it up to date.`;
  if (databaseUrl)
    return `DATABASE_URL does not lead to a PostgreSQL server that can be used: ${reasonOf(error)}.`;
  return `DATA_DIR (${dataDir}) cannot be used: ${reasonOf(error)}.`;
}
