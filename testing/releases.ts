/**
 * Databases that the releases of earlier schemas filled by their own calls: universes, stars, sessions, retries, quiz and
 * practice, since schema 2 accounts, registrations and mails, since schema 4 tags, a bin, constellations and imports (one
 * of them open), since schema 5 a universe restored from a file and one that waits for its removal, since schema 7 links,
 * reminders, and addresses that wait for their links, and in schema 9 an import that was undone. `testing/releases/` has
 * a dump for each database, and backups that releases made of their embedded database.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { connectPostgres } from "../server/database/postgres.ts";
import type { Tables } from "../server/database/schema.ts";
import { sqliteDialect, sqliteFile } from "../server/database/sqlite.ts";
import { directly, runStatement, type TestDatabaseSettings } from "./databases.ts";

export const releasedSchemas = [1, 2, 4, 5, 7, 9] as const;
export type ReleasedSchema = (typeof releasedSchemas)[number];

const folder = join(import.meta.dirname, "releases");

/** A backup by the release of a schema; the release of schema 1 had no backups. */
export const releasedBackup = (schema: 2 | 4 | 5 | 7 | 9) => join(folder, `schema-${schema}.backup`);

/** Fills an empty database with the dump of a release. */
export async function loadRelease(settings: TestDatabaseSettings, schema: ReleasedSchema) {
  // A dump changes the search path of its connection.
  const { databaseUrl, dataDir } = directly(settings);
  const dump = await readFile(
    join(folder, `schema-${schema}.${databaseUrl ? "postgres" : "sqlite"}.sql`),
    "utf8",
  );
  if (databaseUrl) return runStatement(databaseUrl, dump);
  const database = new DatabaseSync(sqliteFile(dataDir), { enableForeignKeyConstraints: false });
  database.exec(dump);
  database.close();
}

/** Gives access to a database of any schema, without a migration. */
export async function withUnmigrated<T>(
  { databaseUrl, dataDir }: TestDatabaseSettings,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const dialect = databaseUrl
    ? connectPostgres(databaseUrl, () => {}, "maintenance").kysely
    : sqliteDialect(dataDir);
  const db = new Kysely<Tables>({ dialect });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

type Row = Readonly<Record<string, unknown>>;
/** The rows of each table, in the order of their values. */
export type Content = Readonly<Record<string, readonly Row[]>>;

/** Every row of every table except the migrator's. */
export const readContent = (settings: TestDatabaseSettings): Promise<Content> =>
  withUnmigrated(settings, async (db) => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
    const content: Record<string, Row[]> = {};
    for (const name of tables)
      content[name] = sorted(
        await db
          .selectFrom(name as "users")
          .selectAll()
          .execute(),
      );
    return content;
  });

export const sorted = (rows: readonly Row[]): Row[] =>
  rows
    .map((row) => ({ row, key: JSON.stringify(Object.entries(row).sort()) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ row }) => row);
