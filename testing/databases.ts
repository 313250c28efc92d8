/** Creates databases for tests: SQLite or PostgreSQL, depending on the project in vitest.config.ts. */

import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { openDatabase } from "../server/database/open.ts";
import { sqliteFile } from "../server/database/sqlite.ts";

export type TestDatabaseSettings = {
  /** Address of PostgreSQL; null for the embedded SQLite in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  remove(): Promise<void>;
};

export async function runStatement(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

/** Settings of the same database without pgbouncer, for what pooled connections cannot do (docs/scale.md). */
export function directly<Where extends { readonly databaseUrl: string | null }>(where: Where): Where {
  if (where.databaseUrl === null) return where;
  const url = new URL(where.databaseUrl);
  url.port = new URL(inject("directPostgresUrl") ?? url).port;
  return { ...where, databaseUrl: url.href };
}

/** A database with the present schema, which PostgreSQL copies in a fraction of the time that the migrations take. */
export const templateDatabase = "migrated_template";

const makeDataDir = () => mkdtemp(join(tmpdir(), "mood-universe-test-"));
const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true });

/**
 * Template of SQLite: the bytes of a file, because the migrations take ten times as long as an app needs to start.
 */
let templateFile: Promise<Buffer> | undefined;
async function makeTemplateFile(): Promise<Buffer> {
  const dataDir = await makeDataDir();
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await database.close();
  const bytes = await readFile(sqliteFile(dataDir));
  await removeDataDir(dataDir);
  return bytes;
}

/** Makes settings of SQLite, also for a process that no project of vitest.config.ts gives a database. */
export async function makeSqliteSettings({ isMigrated = false } = {}): Promise<TestDatabaseSettings> {
  const dataDir = await makeDataDir();
  if (isMigrated) {
    templateFile ??= makeTemplateFile();
    await writeFile(sqliteFile(dataDir), await templateFile);
  }
  return { databaseUrl: null, dataDir, remove: () => removeDataDir(dataDir) };
}

/**
 * Creates a database and returns its settings; call `remove` after every connection is closed. The database is empty, or
 * with `isMigrated` has the current schema. On SQLite an empty one is a file that is created when it is first opened.
 */
export async function makeTestDatabaseSettings({ isMigrated = false } = {}): Promise<TestDatabaseSettings> {
  const serverUrl = inject("postgresUrl");
  if (serverUrl === null) return makeSqliteSettings({ isMigrated });

  const dataDir = await makeDataDir();
  const name = `test_${randomBytes(8).toString("hex")}`;
  const template = isMigrated ? ` template ${templateDatabase}` : "";
  await runStatement(serverUrl, `create database ${name}${template}`);
  return {
    databaseUrl: urlOfDatabase(serverUrl, name),
    dataDir,
    async remove() {
      await runStatement(serverUrl, `drop database if exists ${name} with (force)`);
      await removeDataDir(dataDir);
    },
  };
}
