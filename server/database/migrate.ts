/** Brings a database from any earlier schema to the present one, each step whole or not at all. */

import { type Migration, Migrator } from "kysely/migration";
import { firstSchema } from "./migrations/0001-first-schema.ts";
import { accountsSchema } from "./migrations/0002-accounts.ts";
import type { Dialect } from "./open.ts";
import type { Db } from "./schema.ts";

/** In order; a landed one is never changed. */
const migrations = (dialect: Dialect): Record<string, Migration> => ({
  "0001-first-schema": firstSchema(dialect),
  "0002-accounts": accountsSchema(dialect),
});

/** The database, or the backup, was made by a later version of the program. */
export class NewerSchema extends Error {
  constructor(unknown: string, what: "database" | "backup" = "database") {
    super(`The ${what} has the schema "${unknown}", which this version of Mood Universe does not know`);
  }
}

/** The database lacks a step, or all of them. */
export class OlderSchema extends Error {
  constructor() {
    super("The database is of an earlier version of Mood Universe");
  }
}

async function listApplied(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .execute();
  return applied.map(({ name }) => name);
}

function refuseNewer(applied: readonly string[], known: Record<string, Migration>) {
  const unknown = applied.find((name) => !(name in known));
  if (unknown !== undefined) throw new NewerSchema(unknown);
}

/** Changes nothing: throws where `migrate` would, and where it would have something to do. */
export async function requirePresentSchema(db: Db, dialect: Dialect) {
  const [applied, known] = [await listApplied(db), migrations(dialect)];
  refuseNewer(applied, known);
  if (applied.length < Object.keys(known).length) throw new OlderSchema();
}

/** Changes nothing: throws `NewerSchema` where `migrate` would. */
export async function requireKnownSchema(db: Db, dialect: Dialect) {
  refuseNewer(await listApplied(db), migrations(dialect));
}

/** Name of the latest step that the database has; null while it has none. */
export const latestStep = async (db: Db) => (await listApplied(db)).sort().at(-1) ?? null;

/** Whether this version of the program knows a step of that name. */
export const hasStep = (name: string) => Object.hasOwn(migrations("sqlite"), name);

const migratorOf = (db: Db, dialect: Dialect) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } });

export async function migrate(db: Db, dialect: Dialect) {
  await requireKnownSchema(db, dialect);
  const { error } = await migratorOf(db, dialect).migrateToLatest();
  if (error) throw error;
}

/** Makes the schema as it was after a step, in a database that is not further. */
export async function migrateTo(db: Db, dialect: Dialect, step: string) {
  const { error } = await migratorOf(db, dialect).migrateTo(step);
  if (error) throw error;
}
