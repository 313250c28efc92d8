/** Migrates a database from any earlier schema to the current one; each migration is atomic. */

import { type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import type { Dialect } from "./dialect.ts";
import { lockKeys } from "./lock.ts";
import { lockTables } from "./lock-tables.ts";
import { firstSchema } from "./migrations/0001-first-schema.ts";
import { accountsSchema } from "./migrations/0002-accounts.ts";
import { changeableData } from "./migrations/0003-changeable-data.ts";
import { importsSchema } from "./migrations/0004-imports.ts";
import { leavingSchema } from "./migrations/0005-leaving-and-restoring.ts";
import { shownSkiesSchema } from "./migrations/0006-shown-skies.ts";
import { remindersSchema } from "./migrations/0007-reminders.ts";
import { directorySchema } from "./migrations/0008-directory.ts";
import { languagesSchema } from "./migrations/0009-languages.ts";
import { wideRevisions } from "./migrations/0010-wide-revisions.ts";
import { registrationsAndNames } from "./migrations/0011-registrations-and-names.ts";
import { takingOverSchema } from "./migrations/0012-taking-over.ts";
import { roomOfUniverses } from "./migrations/0013-room-of-universes.ts";
import { openingByName } from "./migrations/0014-opening-by-name.ts";
import { importCorrections } from "./migrations/0015-import-corrections.ts";
import { waysInSchema } from "./migrations/0016-ways-in.ts";
import { ownFeelings } from "./migrations/0017-own-feelings.ts";
import { trackersSchema } from "./migrations/0018-trackers.ts";
import { keptOutOfLetters } from "./migrations/0019-kept-out-of-letters.ts";
import { comparisonsSchema } from "./migrations/0020-comparisons.ts";
import { sealedWords } from "./migrations/0021-sealed-words.ts";
import { sealingSchema } from "./migrations/0022-sealing.ts";
import { bytesOfTexts } from "./migrations/0023-bytes-of-texts.ts";
import { accessTokens } from "./migrations/0024-access-tokens.ts";
import { administratorsSchema } from "./migrations/0025-administrators.ts";
import { webhooksSchema } from "./migrations/0026-webhooks.ts";
import { returnOfConfirmations } from "./migrations/0027-return-of-confirmations.ts";
import { currentSchema, hasOwnTable } from "./own-tables.ts";
import type { Db } from "./schema.ts";

/** Migrations in their order. A released one is never changed. */
const migrations = (dialect: Dialect): Record<string, Migration> => ({
  "0001-first-schema": firstSchema(dialect),
  "0002-accounts": accountsSchema(dialect),
  "0003-changeable-data": changeableData(dialect),
  "0004-imports": importsSchema(dialect),
  "0005-leaving-and-restoring": leavingSchema(dialect),
  "0006-shown-skies": shownSkiesSchema(dialect),
  "0007-reminders": remindersSchema(dialect),
  "0008-directory": directorySchema(dialect),
  "0009-languages": languagesSchema,
  "0010-wide-revisions": wideRevisions(dialect),
  "0011-registrations-and-names": registrationsAndNames(dialect),
  "0012-taking-over": takingOverSchema(dialect),
  "0013-room-of-universes": roomOfUniverses(dialect),
  "0014-opening-by-name": openingByName(dialect),
  "0015-import-corrections": importCorrections,
  "0016-ways-in": waysInSchema(dialect),
  "0017-own-feelings": ownFeelings(dialect),
  "0018-trackers": trackersSchema(dialect),
  "0019-kept-out-of-letters": keptOutOfLetters,
  "0020-comparisons": comparisonsSchema(dialect),
  "0021-sealed-words": sealedWords,
  "0022-sealing": sealingSchema(dialect),
  "0023-bytes-of-texts": bytesOfTexts(dialect),
  "0024-access-tokens": accessTokens(dialect),
  "0025-administrators": administratorsSchema(dialect),
  "0026-webhooks": webhooksSchema(dialect),
  "0027-return-of-confirmations": returnOfConfirmations,
});

/** A later version of the program made the database or the backup. */
export class NewerSchema extends Error {
  constructor(unknown: string, what: "database" | "backup" = "database") {
    super(`The ${what} has the schema "${unknown}", which this version of Mood Universe does not know`);
  }
}

/** The database lacks one or more migrations. */
export class OlderSchema extends Error {
  constructor() {
    super("The database is of an earlier version of Mood Universe");
  }
}

async function listApplied(db: Db, dialect: Dialect): Promise<string[]> {
  if (!(await hasOwnTable(db, dialect, "kysely_migration"))) return [];
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

const isCurrent = (applied: readonly string[], known: Record<string, Migration>) =>
  applied.length === Object.keys(known).length;

/** Changes nothing. Throws `NewerSchema` where `migrate` would, and `OlderSchema` where it would migrate. */
export async function requireCurrentSchema(db: Db, dialect: Dialect) {
  const [applied, known] = [await listApplied(db, dialect), migrations(dialect)];
  refuseNewer(applied, known);
  if (!isCurrent(applied, known)) throw new OlderSchema();
}

/** Changes nothing. Throws `NewerSchema` where `migrate` would. */
export async function requireKnownSchema(db: Db, dialect: Dialect) {
  refuseNewer(await listApplied(db, dialect), migrations(dialect));
}

/** Name of the latest migration of the database; null before the first. */
export const latestMigration = async (db: Db, dialect: Dialect) =>
  (await listApplied(db, dialect)).sort().at(-1) ?? null;

/** Whether this version of the program has a migration of that name. */
export const isKnownMigration = (name: string) => Object.hasOwn(migrations("sqlite"), name);

/** Names the schema, because Kysely would otherwise accept the migration table of any schema. */
async function makeMigrator(db: Db, dialect: Dialect) {
  const schema = await currentSchema(db, dialect);
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations(dialect) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
}

/**
 * Runs migrations. On PostgreSQL, one transaction has them and the lock that keeps other processes out, because a lock of
 * the connection does not hold through pgbouncer (docs/scale.md).
 */
async function run(db: Db, dialect: Dialect, work: (migrator: Migrator) => Promise<MigrationResultSet>) {
  if (dialect === "sqlite") return throwFailure(await work(await makeMigrator(db, dialect)));
  const workLocked = async (transaction: Db) => {
    await lockKeys(transaction, dialect, "migrations");
    if (!isCurrent(await listApplied(transaction, dialect), migrations(dialect)))
      await lockTables(transaction);
    throwFailure(await work(await makeMigrator(transaction, dialect)));
  };
  // A restore migrates in its own transaction.
  await (db.isTransaction ? workLocked(db) : db.transaction().execute(workLocked));
}

function throwFailure({ error }: MigrationResultSet) {
  if (error) throw error;
}

/** Takes no lock where nothing is to be done, as at most starts. */
export async function migrate(db: Db, dialect: Dialect) {
  const [applied, known] = [await listApplied(db, dialect), migrations(dialect)];
  refuseNewer(applied, known);
  if (isCurrent(applied, known)) return;
  await run(db, dialect, (migrator) => migrator.migrateToLatest());
}

/** Migrates a database of an earlier schema up to the named migration. */
export const migrateTo = (db: Db, dialect: Dialect, migration: string) =>
  run(db, dialect, (migrator) => migrator.migrateTo(migration));
