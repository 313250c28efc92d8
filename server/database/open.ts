/** Opens the database that the environment names, and brings its schema up to date. */

import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type Dialect as KyselyDialect } from "kysely";
import { migrate, requireKnownSchema, requirePresentSchema } from "./migrate.ts";
import { countOthers } from "./others.ts";
import type { Patience } from "./postgres.ts";
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

/** Somebody else is connected to a database that was to be ours alone. */
export class InUse extends Error {}

type OnIdleError = (error: Error) => void;
type Prepare = (db: Db, dialect: Dialect) => Promise<void>;

const silent: OnIdleError = () => {};

/** The embedded database does not pay for PostgreSQL's client. */
async function connectPostgres(databaseUrl: string, use: Patience, onIdleError: OnIdleError) {
  const { postgresDialect } = await import("./postgres.ts");
  return postgresDialect(databaseUrl, onIdleError, use);
}

async function prepared(dialect: Dialect, connect: KyselyDialect, prepare: Prepare): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: connect });
  try {
    await prepare(db, dialect);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, dialect, close: () => db.destroy() };
}

/** With one connection and as much time as it takes. */
const openToWork = async ({ databaseUrl, dataDir }: DatabaseSettings, prepare: Prepare) =>
  databaseUrl
    ? prepared("postgres", await connectPostgres(databaseUrl, "working", silent), prepare)
    : prepared("sqlite", sqliteDialect(dataDir), prepare);

/** Throws `NewerSchema` when a later version of the program has used the database. */
export async function openDatabase(
  settings: DatabaseSettings,
  onIdleError: OnIdleError = silent,
): Promise<Database> {
  const { databaseUrl } = settings;
  const opened = await openToWork(settings, migrate);
  if (!databaseUrl) return opened;
  await opened.close();
  return prepared("postgres", await connectPostgres(databaseUrl, "serving", onIdleError), async () => {});
}

function refuseAbsent({ databaseUrl, dataDir }: DatabaseSettings) {
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) throw new Error("there is no database in it");
}

/**
 * For a visitor beside the server: makes and changes no schema, because the server that runs on the database may be of
 * another version. Throws `NewerSchema` or `OlderSchema` where the schema is not the present one.
 */
export async function openPresentDatabase(settings: DatabaseSettings): Promise<Database> {
  refuseAbsent(settings);
  return openToWork(settings, requirePresentSchema);
}

/** For a visitor who can read any schema but a newer one: throws `NewerSchema`. */
export async function openAsItIs(settings: DatabaseSettings): Promise<Database> {
  refuseAbsent(settings);
  return openToWork(settings, requireKnownSchema);
}

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5;

function connectAlone(dataDir: string): KyselyDialect {
  try {
    return sqliteDialect(dataDir, { alone: true });
  } catch (error) {
    throw isBusy(error) ? new InUse() : error;
  }
}

/** A server that has just stopped may take a moment to be gone from PostgreSQL's list. */
async function refuseOthers(db: Db) {
  for (let tries = 0; (await countOthers(db)) > 0; tries++) {
    if (tries === 20) throw new InUse();
    await pause(100);
  }
}

/** For one who replaces everything, a missing database included; the schema stays as it is. Throws `InUse`. */
export const openAlone = async ({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> =>
  databaseUrl
    ? prepared("postgres", await connectPostgres(databaseUrl, "working", silent), refuseOthers)
    : prepared("sqlite", connectAlone(dataDir), async () => {});
