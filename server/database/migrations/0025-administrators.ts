/** Administrators, what they see of universes, the invitations that they make, and the log of what they do. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;
type Moment = ReturnType<typeof sql.raw>;

/** The version before writes none of these columns, and needs none. */
async function addColumns(db: AnyDb, moment: Moment) {
  const add = (
    table: string,
    column: string,
    type: "text" | "integer" | Moment,
    byDefault?: string | number,
  ) =>
    db.schema
      .alterTable(table)
      .addColumn(column, type, (definition) =>
        byDefault === undefined ? definition : definition.notNull().defaultTo(byDefault),
      )
      .execute();
  await add("users", "isAdministrator", "integer", 0);
  await add("users", "closedBy", "text");
  await add("users", "lastSeenOn", "text", "");
  await add("users", "sizeStep", "integer", 0);
  await add("users", "logKey", "text");
  await add("registrations", "invitationId", "text");
  await add("invitations", "id", "text");
  await add("invitations", "label", "text");
  await add("invitations", "createdAt", moment);
}

async function createTables(db: AnyDb, moment: Moment) {
  await db.schema
    .createTable("join_invitations")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("label", "text")
    .addColumn("uses", "integer", (column) => column.notNull())
    .addColumn("used", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("endsAt", moment, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("admin_log")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("at", moment, (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("byKey", "text")
    .addColumn("forKey", "text")
    .execute();
}

/** Every order in which administrators page through universes, and the two ways to read the log. */
const indexes = (isPostgres: boolean) => [
  // A range of names has to follow the code points: SQLite sorts by them, and has an index of what is unique.
  ...(isPostgres ? [`"users_by_name" on "users" ("universeKey" collate "C", "id")`] : []),
  `"users_by_creation" on "users" ("createdAt", "id")`,
  `"users_by_last_day" on "users" ("lastSeenOn", "id")`,
  `"users_by_size" on "users" ("sizeStep", "id")`,
  `"users_by_log_key" on "users" ("logKey") where "logKey" is not null`,
  `"join_invitations_sweep" on "join_invitations" ("endsAt")`,
  `"admin_log_by_time" on "admin_log" ("at", "id")`,
  `"admin_log_of_person" on "admin_log" ("forKey", "at") where "forKey" is not null`,
];

/** What is known of the days before: the last sign-in, and the last use of the sessions that are left. */
const backfill = (isPostgres: boolean) => {
  const used = `(select max("lastUsedAt") from "sessions" where "sessions"."userId" = "users"."id")`;
  return isPostgres
    ? `update "users" set "sizeStep" = "storedBytes" / 1000000, "lastSeenOn" = coalesce(
         to_char(greatest("lastLoginAt", ${used}) at time zone 'UTC', 'YYYY-MM-DD'), '')`
    : `update "users" set "sizeStep" = "storedBytes" / 1000000, "lastSeenOn" = coalesce(
         strftime('%Y-%m-%d', nullif(max(coalesce("lastLoginAt", 0), coalesce(${used}, 0)), 0) / 1000, 'unixepoch'), '')`;
};

const stays = "What is in the log stays as it is.";

/** Nobody changes the log, whoever has learned to write to the database by a fault of the server. */
const keepingTriggers = (isPostgres: boolean) =>
  isPostgres
    ? [
        `create or replace function mood_universe_keep_log() returns trigger language plpgsql
         set search_path from current as $$ begin raise exception '${stays}'; end $$`,
        `create trigger "admin_log_stays" before update or delete on "admin_log"
         for each row execute function mood_universe_keep_log()`,
        `create trigger "admin_log_stays_whole" before truncate on "admin_log"
         for each statement execute function mood_universe_keep_log()`,
      ]
    : ["update", "delete"].map(
        (event) => `create trigger "admin_log_stays_${event}" before ${event} on "admin_log"
          begin select raise(abort, '${stays}'); end`,
      );

export const administratorsSchema = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    const isPostgres = dialect === "postgres";
    const moment = sql.raw(isPostgres ? "timestamptz" : sqliteMoment);
    await addColumns(db, moment);
    await createTables(db, moment);
    const statements = [
      backfill(isPostgres),
      ...indexes(isPostgres).map((index) => `create index ${index}`),
      ...keepingTriggers(isPostgres),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
