/**
 * Prepares the data for several databases (docs/scale.md): the keys of every table of a person begin with the user's id,
 * and a directory has what is unique over all people.
 */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";
import { keepDirectoryInStep } from "./0008-directory-triggers.ts";
import { rebuildTables } from "./0008-rebuilt-tables.ts";

type AnyDb = Kysely<Record<string, never>>;

/** No foreign keys, because the rows of the user can be in another database. */
async function createDirectory(db: AnyDb, moment: ReturnType<typeof sql.raw>) {
  await db.schema
    .createTable("directory")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("directory_pk", ["kind", "key"])
    .execute();
  await db.schema
    .createTable("pending_emails")
    .addColumn("emailKey", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull())
    .addColumn("since", moment, (column) => column.notNull())
    .addPrimaryKeyConstraint("pending_emails_pk", ["emailKey", "userId"])
    .execute();
  for (const table of ["directory", "pending_emails"])
    await db.schema.createIndex(`${table}_user`).on(table).column("userId").execute();
}

const entries = [
  sql`select 'name', "universeKey", "id" from "users"`,
  sql`select 'email', "emailKey", "id" from "users" where "emailKey" is not null`,
  sql`select 'verification', "emailVerificationToken", "id" from "users" where "emailVerificationToken" is not null`,
  sql`select 'provider', "providerIssuer" || ' ' || "providerSubject", "id" from "users" where "providerSubject" is not null`,
  sql`select 'link', "tokenHash", "userId" from "shown_skies"`,
  sql`select 'device', "id", "userId" from "push_subscriptions"`,
];

async function fillDirectory(db: AnyDb) {
  for (const entry of entries)
    await sql`insert into "directory" ("kind", "key", "userId") ${entry}`.execute(db);
  await sql`
    insert into "pending_emails" ("emailKey", "userId", "since")
    select "pendingEmailKey", "id", coalesce("pendingSince", "updatedAt") from "users"
    where "pendingEmailKey" is not null`.execute(db);
}

/** Tables whose key was `column` alone. */
const keyed = [
  ["sessions", "sid"],
  ["quiz_responses", "id"],
  ["personalized_recommendations", "id"],
  ["wellness_sessions", "id"],
  ["push_subscriptions", "id"],
  ["reminder_jobs", "id"],
] as const;

/**
 * Replaces the primary keys. The version before finds rows by the former key while both serve, so that it keeps an index;
 * for devices, its statements need a unique one. The indexes are built first, because people can read meanwhile.
 */
async function replaceKeys(db: AnyDb) {
  for (const [table, column] of keyed) {
    const unique = sql.raw(table === "push_subscriptions" ? "unique" : "");
    await sql`create unique index ${sql.id(`${table}_key`)} on ${sql.table(table)} ("userId", ${sql.ref(column)})`.execute(
      db,
    );
    await sql`create ${unique} index ${sql.id(`${table}_by_${column}`)} on ${sql.table(table)} (${sql.ref(column)})`.execute(
      db,
    );
  }
  for (const [table] of keyed) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_pkey`)},
      add constraint ${sql.id(`${table}_pk`)} primary key using index ${sql.id(`${table}_key`)}`.execute(db);
  }
  // The new keys find the rows of a user.
  for (const index of ["sessions_user", "push_subscriptions_userId", "reminder_jobs_user"])
    await db.schema.dropIndex(index).execute();
}

export const directorySchema = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await createDirectory(db, moment);
    // First the triggers, which keep others from writing until all of it is committed.
    if (dialect === "postgres") await keepDirectoryInStep(db);
    await fillDirectory(db);
    await (dialect === "postgres" ? replaceKeys(db) : rebuildTables(db, moment));
  },
});
